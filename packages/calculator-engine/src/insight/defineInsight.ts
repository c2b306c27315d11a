import { checkInputs } from "../calculator.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { setAt } from "../createWizard.ts";
import { date } from "../fieldRules.ts";
import { type Quantity, roundRoughly } from "../quantity.ts";
import type {
  AddedByAnswers,
  AlternativeVerdict,
  Fact,
  Insight,
  InsightCase,
  InsightDefinition,
  LenderCount,
  Verdict,
  VerdictConfidence,
} from "./Answer.ts";
import { type DayFacts, daysOf, lawNotes, present, rateClassNotes } from "./countOf.ts";
import {
  type AnswerOptions,
  type AnyDefinition,
  completeFacts,
  definitionsOf,
  describedFacts,
  type FactKind,
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
import { usedRates } from "./usedRates.ts";

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

/** A lender's count and its verdict. */
interface Counted<OfVerdict extends Verdict, Count extends LenderCount = LenderCount> {
  readonly lender: Count;
  readonly verdict: OfVerdict;
}

/** Answer with another value of one fact. */
interface Other<OfVerdict extends Verdict> extends Counted<OfVerdict> {
  /** Distance from the present answer; 0 if the sentence is the same. */
  readonly change: number;
}

type Otherwise<OfVerdict extends Verdict> = (id: string, value: FactValue) => Other<OfVerdict>;

interface Probed<OfVerdict extends Verdict> {
  readonly size: number;
  readonly effect: AlternativeVerdict<OfVerdict> | null;
}

/** Returns the value, of those tried, that changes the answer most. */
function probe<OfVerdict extends Verdict>(
  id: string,
  kind: FactKind,
  values: readonly FactValue[],
  otherwise: Otherwise<OfVerdict>,
): Probed<OfVerdict> {
  let most: Probed<OfVerdict> = { size: 0, effect: null };
  for (const value of values) {
    const { verdict, lender, change: size } = otherwise(id, value);
    if (size <= most.size) continue;
    most = { size, effect: { fact: id, kind, value, verdict, figure: lender.figure } };
  }
  return most;
}

interface Weighed<OfVerdict extends Verdict> {
  readonly fact: Fact<OfVerdict>;
  readonly size: number;
}

/** Sorts deciding facts first, then facts without a usual value, then by size of effect. */
const byWeight = (one: Weighed<Verdict>, other: Weighed<Verdict>) =>
  Number(other.fact.decides) - Number(one.fact.decides) ||
  Number(one.fact.usual) - Number(other.fact.usual) ||
  other.size - one.size;

/** Returns a fact with its weight in the answer: missing, deciding, or of little effect. */
function weigh<OfVerdict extends Verdict>(
  id: string,
  definition: AnyDefinition,
  { known, isGiven }: Pick<Case<unknown, unknown, object>, "known" | "isGiven">,
  missing: readonly string[],
  otherwise: Otherwise<OfVerdict>,
): Weighed<OfVerdict> {
  const { facts, inputs } = known;
  const { kind } = definition.rule;
  const value = factAt(facts, id);
  const tries = valuesToTry(definition, facts, inputs).filter((other) => other !== value);
  const { size, effect } = probe(id, kind, tries, otherwise);
  const isMissing =
    missing.includes(id) || (!isGiven(id) && mustBeGiven(definition, facts, inputs));
  const fact = {
    id,
    kind,
    options: optionsOf(definition, facts, inputs),
    value,
    assumed: !isGiven(id),
    decides: isMissing || size > decidingShare,
    usual: definition.usual === true,
    ...(definition.slider && { slider: true }),
    ...(definition.buyer && { buyer: definition.buyer }),
    effect,
  };
  return { fact, size: size + (isMissing ? 1 : 0) };
}

/** Notes on what no fact of the question settles. */
const unsettled: readonly Note["id"][] = ["laws-unresolved", "long-amortization"];

/** Returns the certainty of a verdict. */
function confidenceOf<OfVerdict extends Verdict>(
  { lender, verdict }: Counted<OfVerdict>,
  facts: readonly Fact<OfVerdict>[],
  definitions: ReadonlyMap<string, AnyDefinition>,
  otherwise: Otherwise<OfVerdict>,
): VerdictConfidence {
  const assumed = facts.filter((fact) => fact.assumed);
  if (lender.missing.length > 0) return "not-checked";
  if (assumed.some(({ decides }) => decides)) return "depends";
  if (lender.notes.some(({ id }) => unsettled.includes(id))) return "depends";
  /** Returns true if another value of the fact would change the verdict at all. */
  const isOpen = (fact: Fact<OfVerdict>) => {
    const definition = definitions.get(fact.id);
    return (
      fact.effect !== null ||
      probesOf(fact)
        .filter((value) => definition && isValid(definition, value))
        .some((value) => differs(otherwise(fact.id, value).verdict, verdict))
    );
  };
  return assumed.some(isOpen) ? "usual" : "checked";
}

interface Case<Inputs, Result, Facts> {
  readonly known: InsightCase<Inputs, Result, Facts>;
  readonly isGiven: (id: string) => boolean;
  /** Returns the case with another value of one fact, and all that is assumed from it. */
  readonly withFact: (id: string, value: FactValue) => InsightCase<Inputs, Result, Facts>;
}

/** Checks the inputs and completes the facts of a question. */
function caseOf<Inputs, Result, Facts extends object>(
  {
    calculator,
    facts: definitions,
  }: Pick<InsightDefinition<Inputs, Result, Facts, never, never>, "calculator" | "facts">,
  inputs: Inputs,
  given: GivenFacts<Facts>,
  options: AnswerOptions<Facts>,
): Case<Inputs, Result, Facts> {
  const { on = rulesCheckedOn, rates } = options;
  checkInputs({ on }, { on: date });
  const estimate = calculator.calculate(inputs);
  const complete = (more: object) =>
    completeFacts<Facts, Inputs>(definitions, inputs, { ...given, ...more }, options);
  const { facts, isGiven } = complete({});
  const known = { inputs, estimate, facts, on, rates };
  const byId = new Map(definitionsOf(definitions));
  return {
    known,
    isGiven,
    withFact: (id, value) => ({
      ...known,
      facts: complete({ [id]: value, ...byId.get(id)?.alongside?.(value) }).facts,
    }),
  };
}

/**
 * Creates the insight of a question from its facts, its count and its verdicts.
 *
 * @example
 * const asEstimated = defineInsight({
 *   calculator: payment,
 *   facts: {},
 *   count: ({ estimate }) =>
 *     countOf({ estimate: ["monthly", estimate.monthly], figure: "lenderMonthly", stages: [] }),
 *   verdict: () => ({ id: "fits" }),
 *   explain: explainPayment,
 * });
 * const loan = { loanAmount: 300_000, interestRate: 5.5, loanTerm: 25, paymentFrequency: "monthly" } as const;
 * asEstimated.answer(loan).verdict.confidence; // "checked"
 */
export function defineInsight<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict & AddedByAnswers,
  Count extends LenderCount,
>(
  question: InsightDefinition<Inputs, Result, Facts, OfVerdict, Count>,
): Insight<Inputs, Result, Facts, OfVerdict, Count> {
  const { calculator } = question;
  const { said = (verdict: OfVerdict): unknown => verdict, choiceOf = ({ id }) => id } = question;
  const definitions = new Map(definitionsOf(question.facts));

  const counted = (known: InsightCase<Inputs, Result, Facts>): Counted<OfVerdict, Count> => {
    const lender = question.count(known);
    return { lender, verdict: question.verdict(known, lender) };
  };

  const apart = (one: Count, other: Count) =>
    one.figure !== null && other.figure !== null && question.difference
      ? question.difference(one, other)
      : difference(one, other);

  /** Returns a function that answers with another value of one fact, once for each value. */
  function otherwiseThan(
    now: Counted<OfVerdict, Count>,
    { withFact }: Case<Inputs, Result, Facts>,
  ): Otherwise<OfVerdict> {
    const sentenceOf = (verdict: OfVerdict) => roundedText(said(verdict), roundRoughly);
    const sentence = sentenceOf(now.verdict);
    const found = new Map<string, Other<OfVerdict>>();
    const answer = (id: string, value: FactValue) => {
      const { lender, verdict } = counted(withFact(id, value));
      const turns = choiceOf(verdict) !== choiceOf(now.verdict) ? 1 : 0;
      const isSame = sentenceOf(verdict) === sentence;
      return { lender, verdict, change: isSame ? 0 : apart(lender, now.lender) + turns };
    };
    return (id, value) => {
      const key = `${id} ${value}`;
      const other = found.get(key) ?? answer(id, value);
      found.set(key, other);
      return other;
    };
  }

  /** Says of which class the rates are that facts were assumed from, unless the question asks for it. */
  function notesOnRates(
    facts: readonly Fact[],
    rates: InsightCase<Inputs, Result, Facts>["rates"],
  ) {
    if (!rates || definitions.has("insured")) return [];
    const [purpose] = facts.flatMap(({ id, assumed }) =>
      assumed ? (definitions.get(id)?.ratePurpose ?? []) : [],
    );
    return purpose ? rateClassNotes(rates, purpose) : [];
  }

  function* eachThreshold(
    inputs: Inputs,
    given: GivenFacts<Facts> = {},
    options: AnswerOptions<Facts> = {},
  ) {
    const { known } = caseOf(question, inputs, given, options);
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
    facts: describedFacts(question.facts),
    answer(inputs, given = {}, options = {}) {
      const asked = caseOf(question, inputs, given, options);
      const { known } = asked;
      const now = counted(known);
      const otherwise = otherwiseThan(now, asked);
      const { notes, rulesUsed, missing } = now.lender;
      const facts = [...definitions]
        .filter(([, { matters }]) => matters?.(known.facts, inputs) !== false)
        .map(([id, definition]) => weigh(id, definition, asked, missing, otherwise))
        .toSorted(byWeight)
        .map(({ fact }) => fact);
      const days = daysOf(known.facts as Partial<DayFacts>, known.on);
      const lender = {
        ...now.lender,
        notes: [...notes, ...notesOnRates(facts, known.rates), ...lawNotes(rulesUsed, days)],
      };
      const confidence = confidenceOf({ ...now, lender }, facts, definitions, otherwise);
      const telling = facts.find(
        ({ assumed, decides, usual, effect }) => assumed && decides && !usual && effect,
      );
      return {
        question: calculator.id,
        inputs,
        estimate: known.estimate,
        lender,
        verdict: { ...now.verdict, confidence, otherwise: telling?.effect ?? null, missing },
        facts,
        on: known.on,
        rates: usedRates({ inputs, lender, facts, rates: known.rates }),
      };
    },
    explain: question.explain,
    thresholds: (...asked) =>
      [...eachThreshold(...asked)].flatMap((found) => found ?? []).toSorted(nearestFirst),
    eachThreshold,
    scheduleInputs: (answer) => present(question.schedules?.(answer)),
  };
}
