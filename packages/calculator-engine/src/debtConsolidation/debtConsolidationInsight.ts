import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { ruleInForce, rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { equitySources } from "../canada/rules/sources/lending.ts";
import { positiveAmount, rate, years } from "../fieldRules.ts";
import type { LenderCount } from "../insight/Answer.ts";
import { compoundingFact } from "../insight/compoundingFact.ts";
import { countOf, finding } from "../insight/countOf.ts";
import { defineInsight, type InsightCase } from "../insight/defineInsight.ts";
import { leavingFacts } from "../insight/leavingFacts.ts";
import type { Note } from "../insight/note.ts";
import { ruleUsed } from "../insight/ruleUsed.ts";
import { compoundingStage, prepaymentStage, stressTestUsed } from "../insight/stages.ts";
import { dollars, months, percent, type Quantity } from "../quantity.ts";
import {
  type ConsolidationComparison,
  compareConsolidation,
  type DebtConsolidationFacts,
  highestRateBeside,
  leavingOf,
} from "./compareConsolidation.ts";
import {
  type DebtConsolidationInputs,
  type DebtConsolidationResult,
  debtConsolidation,
} from "./debtConsolidationEstimate.ts";
import { explainDebtConsolidation } from "./explainDebtConsolidation.ts";

export type { DebtConsolidationFacts };

/** Interest of the debts that fit, paid as now and in the new loan, and the costs of that loan. */
interface Compared {
  readonly asNow: Quantity;
  readonly interest: Quantity;
  readonly costs: Quantity;
}

export type DebtConsolidationVerdict =
  /** The new loan saves after all costs; `part` is the dollars of debt that fit, if not all do. */
  | ({ readonly id: "consolidate"; readonly saved: Quantity } & Compared)
  | ({
      readonly id: "consolidate-part";
      readonly saved: Quantity;
      readonly part: Quantity;
    } & Compared)
  /** The new loan costs more. */
  | { readonly id: "pay-as-now"; readonly more: Quantity; readonly length: Quantity }
  | { readonly id: "close-call"; readonly saved: Quantity }
  /** A debt is never paid off at its present payment. */
  | {
      readonly id: "ends-debts";
      readonly debts: readonly string[];
      readonly payment: Quantity;
      readonly length: Quantity;
    }
  /**
   * The debts would save, but replacing the mortgage costs more. A separate loan saves at a rate
   * below `below`.
   */
  | {
      readonly id: "leave-mortgage";
      readonly loss: Quantity;
      /** Extra mortgage interest at the new rate, and the prepayment charge. */
      readonly repricing: Quantity;
      readonly charge: Quantity;
      readonly rate: Quantity;
      readonly below: Quantity;
    }
  /** The mortgage alone reaches the limit; every debt fits after `payDown` is paid off. */
  | { readonly id: "nothing-fits"; readonly payDown: Quantity; readonly limit: Quantity };

/** Outcome on either side of a threshold. */
export type DebtConsolidationOutcome = "saves" | "costs" | "nothing-fits";

export interface DebtConsolidationCount extends LenderCount, ConsolidationComparison {}

type DebtConsolidationCase = InsightCase<
  DebtConsolidationInputs,
  DebtConsolidationResult,
  DebtConsolidationFacts
>;

/** A difference below this share of the debts is a close call. */
const closeShare = 0.005;

/** Returns the ids of unknown facts whose part was not counted. */
function missingOf({ mortgageBalance, mortgageRate, monthsRemaining }: DebtConsolidationFacts) {
  if (mortgageBalance === null) return ["mortgageBalance"];
  const isRateUnknown = mortgageBalance > 0 && monthsRemaining > 0 && mortgageRate === null;
  return isRateUnknown ? ["mortgageRate"] : [];
}

/**
 * Calculates the interest that consolidating saves, compared with paying each debt off as now. The new
 * loan has the mortgage's compounding and covers only the debts that fit under the refinance limit.
 * Deducts the costs of refinancing, the extra interest of the present mortgage until its term ends and
 * its prepayment charge.
 */
function count({ inputs, estimate, facts, on }: DebtConsolidationCase): DebtConsolidationCount {
  const compared = compareConsolidation(inputs, facts, on);
  const { limitRule, room, share, compounded, gainOfDebts, repricing, gain } = compared;
  const limitShare = percent(limitRule.value);
  const fitting = compounded * share;
  const notes: Note[] = [
    ...(facts.homeValue === null ? [{ id: "home-value-unknown" } as const] : []),
    ...(compared.asNow === null ? [{ id: "debt-never-ends" } as const] : []),
    ...(facts.chargeKnown === null && compared.charge > 0
      ? [{ id: "charge-is-estimate" } as const]
      : []),
  ];
  return {
    ...countOf({
      estimate: ["interestSavings", estimate.interestSavings],
      figure: "lenderInterestSavings",
      isRefused: room === 0,
      limit: room === 0 ? { id: "nothing-fits", limit: limitShare } : null,
      stages: [
        { id: "debts-paid-off", value: compared.paidOff },
        compoundingStage(compounded, facts.compounding, on),
        {
          id: "refinance-limit",
          share: limitShare,
          value: fitting,
          rule: ruleUsed(limitRule, equitySources),
        },
        { id: "refinance-costs", value: gainOfDebts },
        {
          id: "mortgage-repriced",
          months: months(facts.monthsRemaining),
          value: gainOfDebts - repricing,
        },
        prepaymentStage(gain, on),
      ],
      findings: [
        finding("fittingDebts", room, "dollars"),
        finding("paymentOnFitting", compared.payment, "dollars"),
        finding("qualifyingRate", qualifyingRate({ annualRate: inputs.newRate, on }), "percent"),
      ],
      rules: [ruleUsed(limitRule, equitySources), stressTestUsed(on)],
      notes,
      missing: missingOf(facts),
    }),
    ...compared,
  };
}

function verdictOf(
  { inputs, estimate, facts }: DebtConsolidationCase,
  count: DebtConsolidationCount,
): DebtConsolidationVerdict {
  const { room, share, gain, gainOfDebts, repricing, charge, limitRule } = count;
  const total = estimate.currentTotalBalance;
  if (room === 0) {
    const owed = (facts.mortgageBalance ?? 0) + total;
    const payDown = dollars(owed - ((facts.homeValue ?? 0) * limitRule.value) / 100);
    return { id: "nothing-fits", payDown, limit: percent(limitRule.value) };
  }
  if (gain <= 0 && gainOfDebts > 0) {
    return {
      id: "leave-mortgage",
      loss: dollars(-gain),
      repricing: dollars(repricing),
      charge: dollars(charge),
      rate: percent(inputs.newRate),
      below: percent(highestRateBeside(inputs, count, facts.compounding)),
    };
  }
  if (count.asNow === null) {
    const length = months(inputs.newTerm * 12);
    return { id: "ends-debts", debts: count.endless, payment: dollars(count.payment), length };
  }
  if (Math.abs(gain) <= total * closeShare) return { id: "close-call", saved: dollars(gain) };
  if (gain <= 0) {
    return { id: "pay-as-now", more: dollars(-gain), length: months(count.monthsAsNow ?? 0) };
  }
  const saving = {
    saved: dollars(gain),
    asNow: dollars(count.asNow * share),
    interest: dollars(count.interest),
    costs: dollars(count.refinanceCosts + repricing + charge),
  };
  return share < 1
    ? { id: "consolidate-part", ...saving, part: dollars(room) }
    : { id: "consolidate", ...saving };
}

const hasMortgage = ({ mortgageBalance }: DebtConsolidationFacts) => mortgageBalance !== 0;

/** Returns the highest home value, in whole thousands, at which the mortgage leaves no room. */
function valuesToTry({ mortgageBalance }: DebtConsolidationFacts): readonly number[] {
  const { value } = ruleInForce({ rule: refinanceLimit, on: rulesCheckedOn });
  const highest = Math.floor(((mortgageBalance ?? 0) * 100) / value / 1000) * 1000;
  return highest > 0 ? [highest] : [];
}

/**
 * Debt consolidation insight: the estimate, a lender's count of it, and the deciding facts.
 *
 * @example
 * debtConsolidationInsight.answer({
 *   debts: [{ id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 }],
 *   newRate: 5.5, newTerm: 25,
 * }).lender.figure; // { id: "lenderInterestSavings", value: -5390.2, unit: "dollars" }
 */
export const debtConsolidationInsight = /* @__PURE__ */ defineInsight<
  DebtConsolidationInputs,
  DebtConsolidationResult,
  DebtConsolidationFacts,
  DebtConsolidationVerdict,
  DebtConsolidationCount
>({
  calculator: debtConsolidation,
  facts: {
    mortgageBalance: { kind: "money", assumed: null, tries: [] },
    mortgageRate: {
      kind: "percent",
      assumed: null,
      tries: (_, { newRate }) => [newRate - 2, newRate - 1, newRate + 1].filter((each) => each > 0),
      matters: (facts) => hasMortgage(facts) && facts.monthsRemaining > 0,
    },
    monthsRemaining: { kind: "months", assumed: 24, tries: [0, 12, 48], matters: hasMortgage },
    homeValue: { kind: "money", assumed: null, tries: valuesToTry, usual: true },
    ...leavingFacts(leavingOf),
    refinanceCosts: { kind: "money", assumed: 2_000, tries: [], usual: true },
    compounding: compoundingFact,
  },
  count,
  verdict: verdictOf,
  explain: explainDebtConsolidation,
  thresholds: ({ newRate, newTerm, debts }) => [
    {
      input: { id: "newRate", value: newRate, unit: "percent" },
      range: rate,
      rising: ["saves", "costs"],
    },
    {
      input: { id: "newTerm", value: newTerm, unit: "years" },
      range: years,
      rising: ["saves", "costs"],
    },
    ...debts.map(({ name, payment }, index) => ({
      field: `debts.${index}.payment`,
      input: { id: "debts.payment", of: name, value: payment, unit: "dollars" } as const,
      range: positiveAmount,
      rising: ["saves", "costs"],
      keepsWhenFalling: true,
    })),
  ],
  outcome: ({ room, gain }): DebtConsolidationOutcome => {
    if (room === 0) return "nothing-fits";
    return gain > 0 ? "saves" : "costs";
  },
});
