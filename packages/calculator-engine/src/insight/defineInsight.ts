import type { CalculatorOf, NumberFieldOf } from "../calculator.ts";
import type { FixedRate } from "../canada/marketRates.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { checkInputs } from "../checkInputs.ts";
import { setAt } from "../createWizard.ts";
import type { ExplanationStep } from "../explain/explainSteps.ts";
import { date } from "../fieldRules.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import { roundRoughly } from "../quantity.ts";
import type {
  AlternativeVerdict,
  Answer,
  Fact,
  FactKind,
  FactValue,
  LenderCount,
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
import { type Entries, present } from "./countOf.ts";
import {
  completeFacts,
  type DescribedFacts,
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
import { lawNotes } from "./lawNotes.ts";
import { type DayFacts, daysOf } from "./purchaseDays.ts";
import {
  findThreshold,
  nearestFirst,
  type Threshold,
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

/** Loan with an amortization schedule, and the inputs that its figures come from. */
export interface ScheduledLoan {
  /** Identifies the loan among those of one question. */
  readonly id: string;
  readonly principal: number;
  readonly annualRate: number;
  readonly amortizationYears: number;
  /** Payment frequency that the borrower prefers, if the question asks for it. */
  readonly preferred?: PaymentFrequency;
  /** Names of these inputs, for a spreadsheet that recalculates; none by default. */
  readonly from?: Readonly<Record<"principal" | "annualRate" | "amortizationYears", string>> & {
    readonly preferred?: string;
  };
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
  /**
   * Calculates the figures as a lender would. Inputs and facts are already validated. Their types and that
   * of the count are inferred from this function.
   */
  readonly count: (of: InsightCase<Inputs, Result, Facts>) => Count;
  /** Returns the verdict on a lender's count. */
  readonly verdict: (of: InsightCase<Inputs, Result, Facts>, count: Count) => OfVerdict;
  /**
   * Returns how far two counts lie apart in what the verdict says, as a share; by default, how far
   * their figures do. Both counts have a figure.
   */
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

export interface AnswerOptions<Facts> {
  /** ISO date that chooses the rules in force; defaults to the day the rules were last checked. */
  readonly on?: string;
  /**
   * Facts that the page fixes, such as its province. They do not count as assumed. Facts that the
   * question does not ask for are ignored.
   */
  readonly preset?: GivenFacts<Facts>;
  /** Fixed rates that lenders offer on that day; by default, the engine's dated market rates. */
  readonly fixedRates?: readonly FixedRate[];
}

/** One question: its answer, its explanation and its thresholds. */
export interface Insight<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly id: string;
  readonly calculator: CalculatorOf<Inputs, Result>;
  /** Facts that the question asks for in addition to the calculator's fields. */
  readonly facts: DescribedFacts<Facts>;
  /** @throws CalculatorInputError for inputs or facts that cannot be used. */
  answer(
    inputs: Inputs,
    given?: GivenFacts<Facts>,
    options?: AnswerOptions<Facts>,
  ): Answer<Inputs, Result, OfVerdict, Count>;
  /** @throws CalculatorInputError */
  explain(inputs: Inputs): readonly ExplanationStep[];
  /**
   * Finds, for each input, the nearest value that changes the outcome while the other inputs stay the
   * same. Omits values beyond a factor of four. The result is sorted, nearest first.
   *
   * @throws CalculatorInputError
   */
  thresholds(
    inputs: Inputs,
    given?: GivenFacts<Facts>,
    options?: AnswerOptions<Facts>,
  ): readonly Threshold[];
  /**
   * Yields the same thresholds unsorted, and `null` after each calculation of a lender's figures, so
   * that a page can stay responsive in between.
   *
   * @throws CalculatorInputError
   */
  eachThreshold(
    inputs: Inputs,
    given?: GivenFacts<Facts>,
    options?: AnswerOptions<Facts>,
  ): Iterable<Threshold | null>;
  /** Returns the loans of the answer that have an amortization schedule. */
  scheduleInputs(inputs: Inputs): readonly ScheduledLoan[];
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
  type Known = InsightCase<Inputs, Result, Facts>;
  const alongside = new Map(
    definitionsOf(definitions).map(([id, { alongside }]) => [id, alongside]),
  );

  const apart = (one: Count, other: Count) =>
    one.figure !== null && other.figure !== null && question.difference
      ? question.difference(one, other)
      : difference(one, other);

  const { said = (verdict: OfVerdict): unknown => verdict, choiceOf = ({ id }) => id } = question;
  const sentenceOf = (verdict: OfVerdict) => roundedText(said(verdict), roundRoughly);

  const counted = (known: Known) => {
    const lender = count(known);
    return { lender, verdict: verdict(known, lender) };
  };

  function caseOf(inputs: Inputs, given: GivenFacts<Facts>, options: AnswerOptions<Facts>) {
    const { on = rulesCheckedOn, preset = {}, fixedRates } = options;
    checkInputs({ on }, { on: date });
    const estimate = calculator.calculate(inputs);
    const offered = Object.keys(definitions);
    // `preset` covers all questions of a page; each uses only the facts that it asks for.
    const own = Object.entries(preset).filter(([id]) => offered.includes(id));
    const stated = { ...Object.fromEntries(own), ...given };
    const complete = (more: object) =>
      completeFacts<Facts, Inputs>(definitions, inputs, { ...stated, ...more }, fixedRates);
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

  /** Returns the tried value of a fact that changes the answer most; `null` if none changes it. */
  function effectOf(
    id: string,
    { kind, tries }: { readonly kind: FactKind; readonly tries: readonly FactValue[] },
    value: FactValue,
    otherwise: (id: string, value: FactValue) => Counted,
    now: Counted,
  ) {
    let largest: { readonly size: number; readonly effect: AlternativeVerdict<OfVerdict> } | null =
      null;
    const said = sentenceOf(now.verdict);
    for (const other of tries) {
      if (other === value) continue;
      const { lender, verdict } = otherwise(id, other);
      if (sentenceOf(verdict) === said) continue;
      const turned = choiceOf(verdict) !== choiceOf(now.verdict);
      const size = apart(lender, now.lender) + (turned ? 1 : 0);
      if (size > (largest?.size ?? 0)) {
        largest = {
          size,
          effect: { fact: id, kind, value: other, verdict, figure: lender.figure },
        };
      }
    }
    return largest;
  }
  interface Counted {
    readonly lender: Count;
    readonly verdict: OfVerdict;
  }

  function* eachThreshold(inputs: Inputs, given: GivenFacts<Facts>, options: AnswerOptions<Facts>) {
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
      const others = new Map<string, Counted>();
      /** Returns the count with another value of one fact; an effect and a probe may try the same. */
      const otherwise = (id: string, value: FactValue) => {
        const key = `${id} ${value}`;
        const found = others.get(key) ?? counted(withFact(id, value));
        others.set(key, found);
        return found;
      };
      const asked = definitionsOf(definitions).filter(
        ([, { matters }]) => matters?.(known.facts, inputs) !== false,
      );
      const measured = asked.map(([id, definition]) => {
        const tries = valuesToTry(definition, known.facts, inputs);
        const value = factAt(known.facts, id);
        const found = effectOf(id, { kind: definition.rule.kind, tries }, value, otherwise, now);
        const isMissing =
          now.lender.missing.includes(id) ||
          (!isGiven(id) && mustBeGiven(definition, known.facts, inputs));
        const fact: Fact<OfVerdict> = {
          id,
          kind: definition.rule.kind,
          options: optionsOf(definition, known.facts, inputs),
          value,
          assumed: !isGiven(id),
          decides: isMissing || (found?.size ?? 0) > decidingShare,
          usual: definition.usual === true,
          ...(definition.slider && { slider: true }),
          ...(definition.buyer && { buyer: definition.buyer }),
          effect: found?.effect ?? null,
        };
        /** Returns true if another value of the fact would change the verdict at all. */
        const isOpen = () =>
          fact.assumed &&
          (fact.effect !== null ||
            probesOf(fact)
              .filter((other) => isValid(definition, other))
              .some((other) => differs(otherwise(id, other).verdict, now.verdict)));
        return { fact, isOpen, size: (found?.size ?? 0) + (isMissing ? 1 : 0) };
      });
      const facts = measured.toSorted(byWeight).map(({ fact }) => fact);
      const { notes, rulesUsed } = now.lender;
      const days = daysOf(known.facts as Partial<DayFacts>, known.on);
      const lender = { ...now.lender, notes: [...notes, ...lawNotes(rulesUsed, days)] };
      return {
        question: calculator.id,
        inputs,
        estimate: known.estimate,
        lender,
        verdict: withConfidence(now.verdict, lender, facts, () =>
          measured.some(({ isOpen }) => isOpen()),
        ),
        facts,
        on: known.on,
      };
    },
    explain: question.explain,
    thresholds(inputs, given = {}, options = {}) {
      return [...eachThreshold(inputs, given, options)]
        .flatMap((found) => found ?? [])
        .toSorted(nearestFirst);
    },
    eachThreshold: (inputs, given = {}, options = {}) => eachThreshold(inputs, given, options),
    scheduleInputs: (inputs) => present(question.schedules?.(inputs)),
  };
}
