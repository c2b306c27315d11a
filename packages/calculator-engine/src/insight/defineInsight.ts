import { assertValid, checkInputs } from "../calculator.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { setAt } from "../createWizard.ts";
import { date } from "../fieldRules.ts";
import type {
  AddedByAnswers,
  Fact,
  Insight,
  InsightCase,
  InsightDefinition,
  LenderCount,
  Verdict,
} from "./Answer.ts";
import { alternativesTo, countedBy } from "./alternatives.ts";
import { completeChecked, completeFacts } from "./completeFacts.ts";
import { type DayFacts, daysOf, lawNotes, present, rateClassNotes } from "./countOf.ts";
import { type AnswerOptions, definitionsOf, type FactValue, type GivenFacts } from "./facts.ts";
import { findThreshold, nearestFirst, type Threshold, thresholdInputs } from "./thresholds.ts";
import { usedRates } from "./usedRates.ts";
import { confidenceOf, type Definitions, weighFacts } from "./weighFacts.ts";

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
  partial: GivenFacts<Facts> = {},
  options: AnswerOptions<Facts> = {},
): Case<Inputs, Result, Facts> {
  const { on = rulesCheckedOn, rates } = options;
  checkInputs({ on }, { on: date });
  const estimate = calculator.calculate(inputs);
  const { facts, given, isGiven } = completeFacts(definitions, inputs, partial, options);
  const known = { inputs, estimate, facts, on, rates };
  const byId = new Map(definitionsOf(definitions));
  return {
    known,
    isGiven,
    withFact: (id, value) => {
      const other = { ...given, [id]: value, ...byId.get(id)?.alongside?.(value) };
      return { ...known, facts: completeChecked(definitions, inputs, other, rates).facts };
    },
  };
}

/** Says of which class the rates are that facts were assumed from, unless the question asks for it. */
function notesOnRates(
  facts: readonly Fact[],
  definitions: Definitions,
  rates: InsightCase<unknown, unknown, unknown>["rates"],
) {
  if (!rates || definitions.has("insured")) return [];
  const [purpose] = facts.flatMap(({ id, assumed }) =>
    assumed ? (definitions.get(id)?.ratePurpose ?? []) : [],
  );
  return purpose ? rateClassNotes(rates, purpose) : [];
}

/** Searches the thresholds of a question, with `null` after each count so that a page can pause. */
function* searchThresholds<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount,
>(
  question: InsightDefinition<Inputs, Result, Facts, OfVerdict, Count>,
  known: InsightCase<Inputs, Result, Facts>,
): Generator<Threshold | null> {
  const { calculator } = question;
  const { inputs } = known;
  const outcomeAt = (path: string, value: number) => {
    const changed = setAt(inputs, path, value);
    const estimate = calculator.calculate(changed);
    const { lender, verdict } = countedBy(question, { ...known, inputs: changed, estimate });
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

/**
 * Creates the insight of a question from its facts, its count and its verdicts. `answer` throws a CalculatorInputError
 * for an input or a fact that breaks its rule.
 *
 * @example
 * const asEstimated = defineInsight({
 *   calculator: payment,
 *   facts: {},
 *   count: ({ estimate }) =>
 *     countOf({ estimate: ["monthly", estimate.monthly], figure: "lenderMonthly", stages: [] }),
 *   verdict: () => ({ id: "fits" }),
 *   explain: () => [],
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
  const definitions = new Map(definitionsOf(question.facts));
  const eachThreshold: Insight<Inputs, Result, Facts, OfVerdict>["eachThreshold"] = function* (
    ...asked
  ) {
    yield* searchThresholds(question, caseOf(question, ...asked).known);
  };
  return {
    id: calculator.id,
    calculator,
    facts: question.facts,
    answer(...asked) {
      const { known, isGiven, withFact } = caseOf(question, ...asked);
      const { inputs, estimate, on, rates } = known;
      const now = countedBy(question, known);
      const alternatives = alternativesTo(now, question, withFact);
      const { notes, rulesUsed, missing } = now.lender;
      const facts = weighFacts(definitions, { known, isGiven }, missing, alternatives);
      const days = daysOf(known.facts as Partial<DayFacts>, on);
      const more = [...notesOnRates(facts, definitions, rates), ...lawNotes(rulesUsed, days)];
      const lender = { ...now.lender, notes: [...notes, ...more] };
      const confidence = confidenceOf({ ...now, lender }, facts, definitions, alternatives);
      const telling = facts.find(
        ({ assumed, decides, usual, effect }) => assumed && decides && !usual && effect,
      );
      return {
        question: calculator.id,
        ...{ inputs, estimate, lender, facts, on },
        verdict: { ...now.verdict, confidence, otherwise: telling?.effect ?? null, missing },
        rates: usedRates({ inputs, lender, facts, rates }),
      };
    },
    explain(inputs) {
      assertValid(calculator, inputs);
      return question.explain(inputs);
    },
    thresholds: (...asked) =>
      [...eachThreshold(...asked)].flatMap((found) => found ?? []).toSorted(nearestFirst),
    eachThreshold,
    scheduleInputs: (answer) => present(question.schedules?.(answer)),
  };
}
