import { monthsLater } from "../canada/calendar.ts";
import { contractSources, prepaymentInterestMonths } from "../canada/rules/contracts.ts";
import {
  balanceLine,
  type ExplanationStep,
  explainSteps,
  figuresOf,
  levelPaymentLine,
} from "../explain/explainSteps.ts";
import type { InsightCase, LenderCount } from "../insight/Answer.ts";
import { countOf, finding, ruleUsedOn } from "../insight/countOf.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import type { Note } from "../insight/note.ts";
import { dollars, months, percent, type Quantity, type Unit, years } from "../quantity.ts";
import {
  comparedMonths,
  type FixedOrVariableInputs,
  type FixedOrVariableResult,
  fixedOrVariable,
  fixedOrVariableFields,
  workOutFixedOrVariable,
} from "./fixedOrVariableEstimate.ts";
import { fixedOrVariableFacts } from "./fixedOrVariableFacts.ts";
import {
  type Compared,
  compareTerms,
  type FixedOrVariableFacts,
  findFlip,
  laterYears,
  monthsOf,
  variableSchedule,
} from "./termCosts.ts";

export type { FixedOrVariableFacts };

type FixedOrVariableCase = InsightCase<
  FixedOrVariableInputs,
  FixedOrVariableResult,
  FixedOrVariableFacts
>;

export interface FixedOrVariableCount extends LenderCount, Compared {
  /** Months that are compared. */
  readonly months: number;
}

interface Saving {
  /** Years of the cheapest fixed choice. */
  readonly years: Quantity;
  /** Dollars saved against the other kind of rate. */
  readonly saved: Quantity;
  readonly over: Quantity;
  /** `set` if the visitor gave a path of rates; without one, rates stay. */
  readonly path: "stays" | "set";
  /**
   * Smallest change of all rates, in points from the day `from` on, at which the other kind of rate costs
   * less; `years` is `null` if that is variable. `null` if no change of up to five points does.
   */
  readonly flip: {
    readonly by: Quantity;
    readonly from: string;
    readonly years: Quantity | null;
  } | null;
}

export type FixedOrVariableVerdict =
  | (Saving & { readonly id: "take-fixed" })
  | (Saving & { readonly id: "take-variable" })
  /** The cheapest fixed choice and variable cost about the same. */
  | Omit<Saving & { readonly id: "tie" }, "flip" | "saved">;

/** Differences below this share of the mortgage are a tie. */
const closeShare = 0.001;

const isPathSet = (facts: FixedOrVariableFacts) =>
  laterYears.some((year) => facts[`primeYear${year}`] !== facts.prime);

function verdictOf(
  known: FixedOrVariableCase,
  count: FixedOrVariableCount,
): FixedOrVariableVerdict {
  const { inputs, facts, on } = known;
  const said = {
    years: years(count.fixed.years ?? 0),
    over: months(count.months),
    path: isPathSet(facts) ? "set" : "stays",
  } as const;
  if (Math.abs(count.gap) <= inputs.loanAmount * closeShare) return { id: "tie", ...said };
  const flip = findFlip(known);
  return {
    id: count.gap > 0 ? "take-variable" : "take-fixed",
    ...said,
    saved: dollars(Math.abs(count.gap)),
    flip: flip && {
      by: percent(flip.by),
      from: monthsLater(on, 12),
      years: flip.winner.years === null ? null : years(flip.winner.years),
    },
  };
}

/** Months after which people who leave early often do; the note compares the charges then. */
const usualLeaving = 24;

function notesOf(known: FixedOrVariableCase): readonly Note[] {
  const { inputs, facts, on } = known;
  const notes: Note[] = [];
  if (facts.variableKind === "fixed-payment") {
    const { triggerRate, trigger } = variableSchedule(known);
    notes.push({
      id: "trigger-rate",
      rate: percent(triggerRate),
      prime: percent(facts.prime + triggerRate - inputs.variableRate),
      from: trigger && monthsLater(on, trigger.number - 1),
    });
  }
  if (facts.leaveAfter === null && monthsOf(known).kept > usualLeaving) {
    const leaving = (fixedLender: FixedOrVariableFacts["fixedLender"]) =>
      compareTerms({ ...known, facts: { ...facts, leaveAfter: usualLeaving, fixedLender } }).costs;
    const other = leaving("other");
    notes.push({
      id: "charge-if-left",
      after: months(usualLeaving),
      fixed: dollars(other.at(-2)?.charge ?? 0),
      bank: dollars(leaving("bank").at(-2)?.charge ?? 0),
      variable: dollars(other.at(-1)?.charge ?? 0),
    });
  }
  return notes;
}

/** Compares the choices as a lender counts them, and names the reasons for the difference one by one. */
function countFixedOrVariable(known: FixedOrVariableCase): FixedOrVariableCount {
  const { estimate, facts, on } = known;
  const compared = compareTerms(known);
  const { prime } = facts;
  const staying: FixedOrVariableFacts = {
    ...facts,
    ...{ primeYear2: prime, primeYear3: prime, primeYear4: prime, primeYear5: prime },
    variableKind: "adjustable",
    leaveAfter: null,
  };
  const atRatesThatStay = compareTerms({ ...known, facts: staying });
  const fiveYears = atRatesThatStay.costs.at(-2)?.cost ?? 0;
  const kept =
    facts.leaveAfter === null
      ? compared
      : compareTerms({ ...known, facts: { ...facts, leaveAfter: null } });
  return {
    ...compared,
    months: monthsOf(known).end,
    ...countOf({
      estimate: ["variableSaves", estimate.variableSaves],
      figure: "lenderVariableSaves",
      stages: [
        {
          id: "compounding",
          compounding: facts.compounding,
          usual: facts.compounding === "semi-annual",
          value: fiveYears - atRatesThatStay.variable.cost,
        },
        { id: "other-lengths", value: atRatesThatStay.gap },
        { id: "rate-path", value: kept.gap },
        {
          id: "left-early",
          value: compared.gap,
          rule: ruleUsedOn(prepaymentInterestMonths, on, contractSources),
        },
      ],
      findings: compared.costs.map(({ years, cost }) =>
        finding(years === null ? "costVariable" : `costFixed${years}`, cost, "dollars"),
      ),
      notes: notesOf(known),
    }),
  };
}

/**
 * Insight on a fixed or a variable rate, and for how long: interest over five years of every term that is
 * offered, along a path of rates that the visitor sets, and the change of rates at which the answer flips.
 * Rates stay unless the visitor says otherwise; no forecast is made.
 *
 * @example
 * fixedOrVariableInsight.answer({
 *   loanAmount: 400_000, loanTerm: 25, fixedRate: 4.09, variableRate: 3.7,
 * }).verdict.id; // "take-variable"
 */
export const fixedOrVariableInsight = /* @__PURE__ */ defineInsight({
  calculator: fixedOrVariable,
  facts: fixedOrVariableFacts,
  count: countFixedOrVariable,
  verdict: verdictOf,
  said: (verdict) =>
    verdict.id === "tie"
      ? [verdict.id, verdict.years]
      : [verdict.id, verdict.saved, verdict.id === "take-fixed" && verdict.years],
  difference: (one, other) =>
    Math.abs(one.gap - other.gap) / Math.max(one.variable.cost, other.variable.cost, 1),
  explain: explainFixedOrVariable,
  thresholds: () => ({
    fixedRate: { rising: ["fixed-cheaper", "variable-cheaper"] },
    variableRate: { rising: ["variable-cheaper", "fixed-cheaper"] },
  }),
  outcome: ({ gap }) => (gap > 0 ? "variable-cheaper" : "fixed-cheaper"),
});

export const fixedOrVariableFigures = {
  monthsCompared: "payments",
  monthsAfter: "payments",
  fixedMonthlyRate: "fraction",
  fixedPayment: "dollars",
  fixedOwed: "dollars",
  fixedInterest: "dollars",
  variableMonthlyRate: "fraction",
  variablePayment: "dollars",
  variableOwed: "dollars",
  variableInterest: "dollars",
  variableSaves: "dollars",
  lenderVariableSaves: "dollars",
  costFixed1: "dollars",
  costFixed2: "dollars",
  costFixed3: "dollars",
  costFixed4: "dollars",
  costFixed5: "dollars",
  costVariable: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the simple rule step by step; the last step is `variableSaves`. */
function explainFixedOrVariable(inputs: FixedOrVariableInputs): readonly ExplanationStep[] {
  const { workings, result } = workOutFixedOrVariable(inputs);
  const values = [inputs, workings, result];
  const figures = figuresOf(fixedOrVariableFields, fixedOrVariableFigures, ...values);
  const follow = (kind: "fixed" | "variable") => {
    const rate = inputs[`${kind}Rate`];
    const monthlyRate = `${kind}MonthlyRate` as const;
    const payment = `${kind}Payment` as const;
    const owed = `${kind}Owed` as const;
    return [
      [monthlyRate, `{${kind}Rate} ÷ 12`],
      levelPaymentLine(payment, "loanAmount", monthlyRate, "months", rate),
      balanceLine(owed, payment, monthlyRate, "monthsAfter", rate),
      [`${kind}Interest`, `{${payment}} × {monthsCompared} − ({loanAmount} − {${owed}})`],
    ] as const;
  };
  return explainSteps(figures, [
    ["months", "{loanTerm} × 12"],
    ["monthsCompared", `min({months}, ${comparedMonths})`],
    ["monthsAfter", "{months} − {monthsCompared}"],
    ...follow("fixed"),
    ...follow("variable"),
    ["variableSaves", "{fixedInterest} − {variableInterest}"],
  ]);
}
