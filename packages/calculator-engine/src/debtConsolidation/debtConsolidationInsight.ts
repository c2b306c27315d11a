import { assumedPointsAbove } from "../canada/equityLoans.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { ruleInForce, rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { amount, monthCount, percentage, rate } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { leavingFacts } from "../insight/leavingFacts.ts";
import { compoundingFact } from "../insight/lenderPolicies.ts";
import { dollars, months, percent, type Quantity, type WithQuantities } from "../quantity.ts";
import {
  closeShareOfDebts,
  type DebtConsolidationFacts,
  highestLineRate,
  leavingToConsolidate,
} from "./compareConsolidation.ts";
import { dearestFirst, type StayingDebt } from "./consolidationPlans.ts";
import {
  countDebtConsolidation,
  type DebtConsolidationCase,
  type DebtConsolidationCount,
} from "./debtConsolidationCount.ts";
import {
  type Debt,
  type DebtConsolidationInputs,
  debtConsolidation,
} from "./debtConsolidationEstimate.ts";
import { explainDebtConsolidation } from "./explainDebtConsolidation.ts";

export type { DebtConsolidationFacts };

interface Moved {
  readonly saved: Quantity;
  /** Months over which the saving is counted. */
  readonly over: Quantity;
  /** Dollars a month in total; `isMore` is true if that is more than today. */
  readonly payment: Quantity;
  readonly isMore: boolean;
  /** Months until all debts are paid, with the loan and as now; `null` if they never are. */
  readonly length: Quantity;
  readonly lengthAsNow: Quantity | null;
  /** Charge, fees and the mortgage's other rate; negative if a lower rate saves more. */
  readonly costs: Quantity;
  /** Dollars moved, the dearest debts first, and what stays. */
  readonly part: Quantity;
  readonly staying: readonly StayingDebt[];
}

export type DebtConsolidationVerdict =
  | ({ readonly id: "consolidate" } & Moved)
  /** `fits` is true if more would fit but is cheaper as it is. */
  | ({ readonly id: "consolidate-part"; readonly fits: boolean } & Moved)
  /** Refinancing costs `loss` more; a line of credit saves at a rate below `below`. */
  | (WithQuantities<"line-instead", "rate" | "below" | "loss"> & Moved)
  /** At the renewal in `wait` months nothing is charged; moving today would save `loss` less. */
  | (WithQuantities<"wait-then-consolidate", "wait" | "loss"> & Moved)
  /** Without a loan, what a repaid debt frees goes to the dearest one, which is named. */
  | {
      readonly id: "dearest-first";
      readonly saved: Quantity;
      readonly over: Quantity;
      readonly dearest: string;
    }
  /** Every loan costs more by the time of the horizon, at most until all debts are paid. */
  | WithQuantities<"pay-as-now", "more" | "over">
  | WithQuantities<"close-call", "saved" | "over">
  /**
   * Some debts are never paid off at their present payments. With a loan for `part` of the debts, it is
   * paid off after `loanLength`, and all of them after `length`. `line` is the rate of a line of credit
   * that leaves the mortgage as it is; `null` for a refinance.
   */
  | ({
      readonly id: "ends-debts";
      readonly debts: readonly string[];
      readonly loanLength: Quantity;
      readonly line: Quantity | null;
    } & Moved)
  /** Some debts never end until more is paid a month; none `fits` if the home carries its limit. */
  | {
      readonly id: "pay-more";
      readonly debts: readonly string[];
      readonly payment: Quantity;
      readonly fits: boolean;
    }
  /** Every debt fits once `payDown` less is owed on the home; as now, they end after `length`. */
  | WithQuantities<"nothing-fits", "payDown" | "length">;

export type DebtConsolidationOutcome = "saves" | "costs" | "nothing-fits";

function verdictOf(
  { inputs, estimate, facts }: DebtConsolidationCase,
  count: DebtConsolidationCount,
): DebtConsolidationVerdict {
  const { room, gain, limitRule, way, plan, endless, horizon } = count;
  const total = estimate.currentTotalBalance;
  const isEndless = endless.length > 0;
  const saved = dollars(gain);
  const over = months(Math.min(horizon, count.monthsAsNow ?? horizon));
  if (way === "dearest-first") {
    return { id: way, saved, over, dearest: dearestFirst(inputs.debts)[0]?.name ?? "" };
  }
  if (isEndless && (!plan || gain <= 0)) {
    const payment = dollars(leastToEnd(inputs.debts, endless));
    return { id: "pay-more", debts: endless, payment, fits: room > 0 };
  }
  if (room === 0) {
    const owed = (facts.mortgageBalance ?? 0) + total;
    const payDown = dollars(owed - ((facts.homeValue ?? 0) * limitRule.value) / 100);
    return { id: "nothing-fits", payDown, length: months(count.monthsAsNow ?? horizon) };
  }
  if (!isEndless && Math.abs(gain) <= total * closeShareOfDebts)
    return { id: "close-call", saved, over };
  const lengthAsNow = isEndless ? null : months(count.monthsAsNow ?? horizon);
  if (gain <= 0 || !plan) return { id: "pay-as-now", more: dollars(-gain), over };
  const { refinanceCosts, repricing, charge } = count;
  const isMore = plan.payment > estimate.currentTotalPayment + 0.5;
  const moved: Moved = {
    saved,
    over,
    payment: dollars(isMore ? Math.ceil(plan.payment) : plan.payment),
    isMore,
    length: months(plan.months),
    lengthAsNow,
    costs: dollars(refinanceCosts + (way === "refinance" ? repricing + charge : 0)),
    part: dollars(plan.moved),
    staying: plan.staying,
  };
  const loss = dollars(gain - count.refinanced);
  if (way === "wait") {
    return { id: "wait-then-consolidate", ...moved, wait: months(facts.monthsRemaining), loss };
  }
  if (isEndless) {
    const line = way === "line" ? percent(facts.lineRate) : null;
    return {
      id: "ends-debts",
      debts: endless,
      loanLength: months(plan.loanMonths),
      line,
      ...moved,
    };
  }
  if (way === "line") {
    const below = percent(highestLineRate(inputs, count, plan));
    return { id: "line-instead", ...moved, rate: percent(facts.lineRate), below, loss };
  }
  return plan.staying.length > 0
    ? { id: "consolidate-part", ...moved, fits: plan.moved < room - 0.005 }
    : { id: "consolidate", ...moved };
}

/** Years in which a debt without a loan should be paid off. */
const yearsToEnd = 5;

/** Returns the payment a month that pays the endless debts off in five years, in dollars. */
const leastToEnd = (debts: readonly Debt[], endless: readonly string[]) =>
  debts
    .filter(({ name }) => endless.includes(name))
    .reduce(
      (sum, { balance, rate }) => sum + levelPayment(balance, rate / 1200, yearsToEnd * 12),
      0,
    );

const hasMortgage = ({ mortgageBalance }: DebtConsolidationFacts) => mortgageBalance !== 0;

/** Lowest value of a home that a visitor could mean, in dollars. */
const leastHomeValue = 50_000;

/** Returns home values, in whole thousands, at which none and about half of the debts fit. */
function valuesToTry(
  { mortgageBalance }: DebtConsolidationFacts,
  { debts }: DebtConsolidationInputs,
): readonly number[] {
  const { value } = ruleInForce({ rule: refinanceLimit, on: rulesCheckedOn });
  const total = debts.reduce((sum, { balance }) => sum + balance, 0);
  return [0, total / 2]
    .map((fitting) => Math.floor((((mortgageBalance ?? 0) + fitting) * 100) / value / 1000) * 1000)
    .filter((each) => each >= leastHomeValue);
}

/**
 * Debt consolidation insight: the estimate, a lender's count of it, and the deciding facts.
 *
 * @example
 * debtConsolidationInsight.answer({
 *   debts: [{ id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 }],
 *   newRate: 5.5, newTerm: 25,
 * }).lender.figure; // { id: "lenderInterestSavings", value: 9116.53, unit: "dollars" }
 */
export const debtConsolidationInsight = /* @__PURE__ */ defineInsight({
  calculator: debtConsolidation,
  facts: {
    mortgageBalance: { rule: amount, default: null, tries: [] },
    mortgageRate: {
      rule: percentage,
      default: null,
      tries: (_, { newRate }) => [newRate - 2, newRate - 1, newRate + 1].filter((each) => each > 0),
      matters: (facts) => hasMortgage(facts) && facts.monthsRemaining > 0,
    },
    monthsRemaining: { rule: monthCount, default: 24, tries: [0, 12, 48], matters: hasMortgage },
    homeValue: { rule: amount, default: null, tries: valuesToTry, usual: true },
    ...leavingFacts(leavingToConsolidate),
    lineRate: {
      rule: percentage,
      default: (_: DebtConsolidationFacts, { newRate }: DebtConsolidationInputs) =>
        Math.min(rate.max, newRate + assumedPointsAbove.line),
      tries: (_, { newRate }) => [Math.min(rate.max, newRate + assumedPointsAbove.second)],
      usual: true,
      matters: (facts) => leavingToConsolidate(facts) !== null,
    },
    refinanceCosts: { rule: amount, default: 2_000, tries: [500, 5_000], usual: true },
    compounding: compoundingFact,
  },
  count: countDebtConsolidation,
  verdict: verdictOf,
  said(verdict) {
    if (verdict.id === "close-call") return verdict.id;
    if (verdict.id === "ends-debts") {
      return [verdict.id, verdict.part, verdict.payment, verdict.line !== null];
    }
    const unsaid = { length: null, lengthAsNow: null, loanLength: null, costs: null, loss: null };
    const said = { ...verdict, ...unsaid, over: null, staying: null };
    return { ...said, ...(verdict.id !== "consolidate-part" && { part: null }) };
  },
  explain: explainDebtConsolidation,
  thresholds: () => ({
    newRate: { rising: ["saves", "costs"] },
    newTerm: { rising: ["saves", "costs"] },
    "debts.payment": { rising: ["saves", "costs"], keepsWhenFalling: true },
  }),
  outcome: ({ room, gain }): DebtConsolidationOutcome => {
    if (room === 0) return "nothing-fits";
    return gain > 0 ? "saves" : "costs";
  },
});
