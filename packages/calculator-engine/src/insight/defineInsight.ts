import { type CalculatorOf, checkInputs, type NumberFieldOf } from "../calculator.ts";
import type { FixedRate } from "../canada/marketRates.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { setAt } from "../createWizard.ts";
import type { ExplanationStep } from "../explain/explainSteps.ts";
import { date } from "../fieldRules.ts";
import { roundRoughly } from "../quantity.ts";
import type {
  AlternativeVerdict,
  Fact,
  Insight,
  LenderCount,
  ScheduledLoan,
  Verdict,
} from "./Answer.ts";
import {
  byWeight,
  difference,
  differs,
  probesOf,
  roundedText,
  withConfidence,
} from "./confidence.ts";
import { type DayFacts, daysOf, type Entries, lawNotes, present } from "./countOf.ts";
import type { AnswerOptions, FactValue } from "./facts.ts";
import {
  completeFacts,
  definitionsOf,
  describedFacts,
  type FactDefinitions,
  factAt,
  type GivenFacts,
  isValid,
  mustBeGiven,
  optionsOf,
  valuesToTry,
} from "./facts.ts";
import {
  findThreshold,
  nearestFirst,
  type ThresholdSearch,
  thresholdInputs,
} from "./thresholds.ts";

/** Inputs, estimate and facts that a count and a verdict are calculated from. */
export interface InsightCase<Inputs, Result, Facts> {
  readonly inputs: Inputs;
  readonly estimate: Result;
  readonly facts: Facts;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
  /** Fixed rates of the page's lenders; the engine's dated market rates by default. */
  readonly fixedRates?: readonly FixedRate[] | undefined;
}

/** Definition of an insight, as its author writes it. */
export interface InsightDefinition<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount,
> {
  readonly calculator: CalculatorOf<Inputs, Result>;
  readonly facts: FactDefinitions<NoInfer<Facts>, NoInfer<Inputs>>;
  /** Calculates as a lender would, from validated values. The types are inferred from it. */
  readonly count: (of: InsightCase<Inputs, Result, Facts>) => Count;
  readonly verdict: (of: InsightCase<Inputs, Result, Facts>, count: Count) => OfVerdict;
  /** Returns how far counts with figures differ for the verdict, as a share; by default, the figures. */
  readonly difference?: (one: Count, other: Count) => number;
  /** Returns what the sentence of a verdict says as another answer: by default, its id and amounts. */
  readonly said?: (verdict: OfVerdict) => unknown;
  /** Returns what the verdict recommends, such as an offer's name; by default its id. */
  readonly choiceOf?: (verdict: OfVerdict) => string;
  /** Explains the estimate step by step, and refuses the inputs that it cannot use. */
  readonly explain: (inputs: Inputs) => readonly ExplanationStep[];
  /** Inputs whose thresholds are searched, by their names; none by default. */
  readonly thresholds?: (inputs: Inputs) => {
    readonly [Id in NumberFieldOf<Inputs>]?: ThresholdSearch;
  };
  /** Returns the outcome that changes at an input's threshold; by default the verdict's id. */
  readonly outcome?: (count: Count, verdict: OfVerdict, field: string) => string;
  /** Returns the loans that have an amortization schedule; none by default. */
  readonly schedules?: (inputs: Inputs) => Entries<ScheduledLoan>;
}

/** Share by which a fact must change the lender's figure to count as deciding. */
const decidingShare = 0.02;

/** Creates the insight of a question from its facts, its count and its verdicts. */
export function defineInsight<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount,
>(
  question: InsightDefinition<Inputs, Result, Facts, OfVerdict, Count>,
): Insight<Inputs, Result, Facts, OfVerdict, Count> {
  const { calculator, facts: definitions, count, verdict } = question;
  const { said = (verdict: OfVerdict): unknown => verdict, choiceOf = ({ id }) => id } = question;
  type Known = InsightCase<Inputs, Result, Facts>;
  const all = definitionsOf(definitions);
  const alongside = new Map(all.map(([id, { alongside }]) => [id, alongside]));

  const apart = (one: Count, other: Count) =>
    one.figure !== null && other.figure !== null && question.difference
      ? question.difference(one, other)
      : difference(one, other);

  const sentenceOf = (verdict: OfVerdict) => roundedText(said(verdict), roundRoughly);

  const counted = (known: Known) => {
    const lender = count(known);
    return { lender, verdict: verdict(known, lender) };
  };

  function caseOf(inputs: Inputs, given: GivenFacts<Facts>, options: AnswerOptions<Facts>) {
    const { on = rulesCheckedOn, fixedRates } = options;
    checkInputs({ on }, { on: date });
    const estimate = calculator.calculate(inputs);
    const complete = (more: object) =>
      completeFacts<Facts, Inputs>(definitions, inputs, { ...given, ...more }, options);
    const { facts, isGiven } = complete({});
    const known: Known = { inputs, estimate, facts, on, fixedRates };
    return {
      known,
      isGiven,
      /** Returns the case with another value of one fact, and all that is assumed from it. */
      withFact: (id: string, value: FactValue): Known => ({
        ...known,
        facts: complete({ [id]: value, ...alongside.get(id)?.(value) }).facts,
      }),
    };
  }

  function* eachThreshold(
    inputs: Inputs,
    given: GivenFacts<Facts> = {},
    options: AnswerOptions<Facts> = {},
  ) {
    const { known } = caseOf(inputs, given, options);
    const outcomeAt = (path: string, value: number) => {
      const changed = setAt(inputs, path, value);
      const estimate = calculator.calculate(changed);
      const { lender, verdict } = counted({ ...known, inputs: changed, estimate });
      return question.outcome?.(lender, verdict, path) ?? verdict.id;
    };
    const searches = question.thresholds?.(inputs) ?? {};
    for (const input of thresholdInputs(Object(inputs), calculator.fields, searches)) {
      const search = findThreshold(input);
      let step = search.next();
      while (!step.done) {
        const outcome = outcomeAt(input.field, step.value);
        yield null;
        step = search.next(outcome);
      }
      yield step.value;
    }
  }

  return {
    id: calculator.id,
    calculator,
    facts: describedFacts(definitions),
    answer(inputs, given = {}, options = {}) {
      const { known, isGiven, withFact } = caseOf(inputs, given, options);
      const now = counted(known);
      const sentence = sentenceOf(now.verdict);
      const others = new Map<string, typeof now>();
      /** Returns the count with another value of one fact; an effect and a probe may try the same. */
      const otherwise = (id: string, value: FactValue) => {
        const key = `${id} ${value}`;
        const found = others.get(key) ?? counted(withFact(id, value));
        others.set(key, found);
        return found;
      };
      const asked = all.filter(([, { matters }]) => matters?.(known.facts, inputs) !== false);
      const measured = asked.map(([id, definition]) => {
        const { kind } = definition.rule;
        const value = factAt(known.facts, id);
        // The tried value that changes the answer most.
        let size = 0;
        let effect: AlternativeVerdict<OfVerdict> | null = null;
        for (const other of valuesToTry(definition, known.facts, inputs)) {
          if (other === value) continue;
          const { lender, verdict } = otherwise(id, other);
          if (sentenceOf(verdict) === sentence) continue;
          const turns = choiceOf(verdict) !== choiceOf(now.verdict);
          const change = apart(lender, now.lender) + (turns ? 1 : 0);
          if (change <= size) continue;
          size = change;
          effect = { fact: id, kind, value: other, verdict, figure: lender.figure };
        }
        const isMissing =
          now.lender.missing.includes(id) ||
          (!isGiven(id) && mustBeGiven(definition, known.facts, inputs));
        const fact: Fact<OfVerdict> = {
          id,
          kind,
          options: optionsOf(definition, known.facts, inputs),
          value,
          assumed: !isGiven(id),
          decides: isMissing || size > decidingShare,
          usual: definition.usual === true,
          ...(definition.slider && { slider: true }),
          ...(definition.buyer && { buyer: definition.buyer }),
          effect,
        };
        /** Returns true if another value of the fact would change the verdict at all. */
        const isOpen = () =>
          fact.assumed &&
          (effect !== null ||
            probesOf(fact)
              .filter((other) => isValid(definition, other))
              .some((other) => differs(otherwise(id, other).verdict, now.verdict)));
        return { fact, isOpen, size: size + (isMissing ? 1 : 0) };
      });
      const facts = measured.toSorted(byWeight).map(({ fact }) => fact);
      const { notes, rulesUsed } = now.lender;
      const days = daysOf(known.facts as Partial<DayFacts>, known.on);
      const lender = { ...now.lender, notes: [...notes, ...lawNotes(rulesUsed, days)] };
      const isOpen = () => measured.some((each) => each.isOpen());
      return {
        question: calculator.id,
        inputs,
        estimate: known.estimate,
        lender,
        verdict: withConfidence(now.verdict, lender, facts, isOpen),
        facts,
        on: known.on,
      };
    },
    explain: question.explain,
    thresholds: (...asked) =>
      [...eachThreshold(...asked)].flatMap((found) => found ?? []).toSorted(nearestFirst),
    eachThreshold,
    scheduleInputs: (inputs) => present(question.schedules?.(inputs)),
  };
}
