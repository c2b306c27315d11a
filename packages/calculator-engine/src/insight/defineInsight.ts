import { checkInputs } from "../calculator.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { setAt } from "../createWizard.ts";
import { date } from "../fieldRules.ts";
import { type Quantity, roundRoughly } from "../quantity.ts";
import type {
  AlternativeVerdict,
  Fact,
  Insight,
  InsightCase,
  InsightDefinition,
  LenderCount,
  Verdict,
  VerdictConfidence,
  VerdictWithConfidence,
} from "./Answer.ts";
import { type DayFacts, daysOf, lawNotes, present } from "./countOf.ts";
import {
  type AnswerOptions,
  completeFacts,
  definitionsOf,
  describedFacts,
  type FactValue,
  factAt,
  type GivenFacts,
  isValid,
  mustBeGiven,
  optionsOf,
  valuesToTry,
} from "./facts.ts";
import type { Note } from "./note.ts";
import { findThreshold, nearestFirst, thresholdInputs } from "./thresholds.ts";

/** Share by which a fact must change the lender's figure to count as deciding. */
const decidingShare = 0.02;

/** Returns the difference of two counts as a share of the larger; 1 if only one has a figure. */
export function difference({ figure: one }: LenderCount, { figure: other }: LenderCount): number {
  if (one === null && other === null) return 0;
  if (one === null || other === null) return 1;
  const apart = Math.abs(one.value - other.value);
  return apart < 0.01 ? 0 : apart / Math.max(Math.abs(one.value), Math.abs(other.value));
}

/** Returns what a verdict says as text, with amounts rounded as sentences round them. */
const roundedText = (said: unknown, round: (amount: number) => number) =>
  JSON.stringify(said, (_, part: unknown) => {
    const { value, unit } = Object(part) as Partial<Quantity>;
    return unit === "dollars" && value !== undefined ? round(value) : part;
  });

/** Returns true if two verdicts differ in any amount, rounded to four digits as limits are. */
function differs(one: Verdict, other: Verdict): boolean {
  const toFourDigits = (amount: number) => Number(amount.toPrecision(4));
  return roundedText(one, toFourDigits) !== roundedText(other, toFourDigits);
}

/** Returns values of an assumed fact that could change the verdict: every option, or other numbers. */
function probesOf({ kind, options, value }: Fact<Verdict>): readonly FactValue[] {
  if (kind === "choice" || kind === "yesNo") return options;
  const number = Number(value ?? 0);
  return kind === "dollars" ? [0, number + 250, 2 * number + 50_000] : [0, number + 0.5];
}

interface Measured {
  readonly fact: Fact<Verdict>;
  readonly size: number;
}

/** Sorts deciding facts first, then facts without a usual value, then by size of effect. */
const byWeight = (one: Measured, other: Measured) =>
  Number(other.fact.decides) - Number(one.fact.decides) ||
  Number(one.fact.usual) - Number(other.fact.usual) ||
  other.size - one.size;

/** Notes on what no fact of the question settles. */
const unsettled: readonly Note["id"][] = ["laws-unresolved", "long-amortization"];

/** Adds the certainty and the most telling other verdict to a verdict. */
function withConfidence<OfVerdict extends Verdict>(
  verdict: OfVerdict,
  { missing, notes }: LenderCount,
  facts: readonly Fact<OfVerdict>[],
  isOpen: () => boolean,
): VerdictWithConfidence<OfVerdict> {
  const open = facts.filter(({ assumed, decides }) => assumed && decides);
  const confidenceOf = (): VerdictConfidence => {
    if (missing.length > 0) return "not-checked";
    if (open.length > 0 || notes.some(({ id }) => unsettled.includes(id))) return "depends";
    return isOpen() ? "usual" : "checked";
  };
  const telling = open.find(({ usual, effect }) => !usual && effect);
  return { ...verdict, confidence: confidenceOf(), otherwise: telling?.effect ?? null, missing };
}

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
