import { refinanceLimit } from "../canada/rules/equity.ts";
import { ruleInForce, rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import {
  type ExplanationStep,
  explainDecision,
  explainSteps,
  figuresOf,
  levelPaymentLine,
} from "../explain/explainSteps.ts";
import { amount, monthCount, oneOf, percentage } from "../fieldRules.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { yesOrNo } from "../insight/facts.ts";
import { leavingFacts } from "../insight/leavingFacts.ts";
import { compoundingFact, longestBelow, rateHeld } from "../insight/lenderPolicies.ts";
import {
  dollars,
  months,
  percent,
  type Quantity,
  type Unit,
  type WithQuantities,
} from "../quantity.ts";
import {
  countRefinance,
  isWaitingBetter,
  leavingToRefinance,
  mostOf,
  type RefinanceCase,
  type RefinanceCount,
  type RefinanceFacts,
} from "./refinanceCount.ts";
import {
  breakEvenLimit,
  type RefinanceInputs,
  refinance,
  refinanceFields,
  workOutRefinance,
} from "./refinanceEstimate.ts";

export type { RefinanceCount, RefinanceFacts };

/** Charge up to which changing now is best, in dollars; `null` if it is not at any charge. */
interface Turning {
  readonly chargeUpTo: Quantity | null;
}

/** True if lenders hold today's new rate until the renewal. */
interface Holding {
  readonly canHold: boolean;
}

export type RefinanceVerdict =
  /**
   * The interest saved until the present term ends covers the costs, or does not. `longest` is the longest
   * usual amortization of a new lender, if more years are left.
   */
  | WithQuantities<"change-now", "gain", "longest">
  | (WithQuantities<"wait", "loss"> & Turning & Holding)
  /** The term is over, and the present lender's offer for the next one is unknown. */
  | WithQuantities<"compare-offers", "costs" | "rate">
  /** The present lender's offer is known: both mortgages are compared over a new term. */
  | WithQuantities<"change-for-term", "gain" | "months", "longest">
  | (WithQuantities<"wait-then-change", "gain" | "now" | "wait" | "months", "longest"> & Holding)
  | (WithQuantities<"stay", "loss" | "months"> & Turning)
  /** `now` is what changing now would gain, if changing at renewal is nearer to nothing; else `null`. */
  | WithQuantities<"close-call", "gain" | "months", "now">
  /** The new rate is not lower than the present one. */
  | (WithQuantities<"nothing-gained", "loss"> & Holding)
  /** A line of credit needs no other mortgage, where changing would gain nothing. */
  | WithQuantities<"add-line", "costs">
  /** What a buy-out takes is not counted, but what changing before the term ends costs. */
  | WithQuantities<"buy-out", "costs">
  /** The balance is above the amount that another lender could take over. */
  | WithQuantities<"not-possible", "payDown" | "limit">;

export type RefinanceOutcome = "gains" | "gains-later" | "loses" | "not-possible";

/** A difference below this share of the balance is a close call. */
const closeShare = 0.001;

function verdictOf({ inputs, facts, on }: RefinanceCase, count: RefinanceCount): RefinanceVerdict {
  const { gainNow, gainLater, monthsLeft, payDown } = count;
  const { currentBalance, currentRate, newRate } = inputs;
  const { renewalOffer, purpose } = facts;
  const over = months(count.months);
  const costs = dollars(count.costs);
  const canHold = monthsLeft <= rateHeld.months;
  if (purpose === "buy-out") return { id: "buy-out", costs };
  const close = currentBalance * closeShare;
  if (purpose === "line" && gainNow <= close && !isWaitingBetter(count)) {
    return { id: "add-line", costs };
  }
  if (payDown > 0) {
    const limit = percent(ruleInForce({ rule: refinanceLimit, on }).value);
    return { id: "not-possible", payDown: dollars(payDown), limit };
  }
  if (renewalOffer === null && monthsLeft === 0) {
    return { id: "compare-offers", costs, rate: percent(newRate) };
  }
  if (renewalOffer === null && newRate >= currentRate) {
    return { id: "nothing-gained", loss: dollars(-gainNow), canHold };
  }
  const best = Math.max(gainNow, gainLater ?? gainNow);
  const longest = purpose === "convert" ? null : longestBelow(inputs.yearsRemaining, on);
  const ifFree = gainNow + count.charge - Math.max(0, gainLater ?? 0) - close;
  const turning: Turning = {
    chargeUpTo: count.charge > 0 && ifFree > 0 ? dollars(Math.floor(ifFree)) : null,
  };
  if (Math.abs(best) <= close) {
    const now = best > gainNow ? dollars(gainNow) : null;
    return { id: "close-call", gain: dollars(best), months: over, now };
  }
  if (isWaitingBetter(count)) {
    const wait = months(monthsLeft);
    const [gain, now] = [dollars(best), dollars(gainNow)];
    return { id: "wait-then-change", gain, now, wait, months: over, longest, canHold };
  }
  // A mortgage that is paid off with its term has no renewal to wait for.
  if (renewalOffer !== null || monthsLeft >= inputs.yearsRemaining * 12) {
    return gainNow > 0
      ? { id: "change-for-term", gain: dollars(gainNow), months: over, longest }
      : { id: "stay", loss: dollars(-gainNow), months: over, ...turning };
  }
  return gainNow > 0
    ? { id: "change-now", gain: dollars(gainNow), longest }
    : { id: "wait", loss: dollars(-gainNow), ...turning, canHold };
}

/** Months before the end of a term at which a renewal offer can be expected at the earliest. */
const offerMonths = 6;

/** Returns the highest home value, in whole thousands, at which the balance is above the limit. */
function valuesToTry(balance: number): readonly number[] {
  const { value } = ruleInForce({ rule: refinanceLimit, on: rulesCheckedOn });
  const highest = Math.ceil((balance * 100) / value / 1000 - 1) * 1000;
  return highest > 0 ? [highest] : [];
}

/**
 * Refinance insight: the estimate, the gain that a lender counts, and the deciding facts.
 *
 * @example
 * refinanceInsight.answer({
 *   currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, yearsRemaining: 20, closingCosts: 3_500,
 * }).lender.figure; // { id: "lenderTotalSavings", value: -7475.34, unit: "dollars" }
 */
export const refinanceInsight = /* @__PURE__ */ defineInsight({
  calculator: refinance,
  facts: {
    // A step asks for it.
    purpose: {
      rule: /* @__PURE__ */ oneOf(["rate", "convert", "line", "buy-out"]),
      default: "rate",
      usual: true,
      tries: [],
    },
    monthsRemaining: {
      rule: monthCount,
      default: 24,
      // A term that is over is renewed, not converted.
      tries: ({ purpose }) => (purpose === "convert" ? [12, 48] : [0, 12, 48]),
    },
    renewalOffer: {
      rule: percentage,
      default: null,
      tries: ({ monthsRemaining }, { currentRate }) =>
        monthsRemaining <= offerMonths ? [currentRate] : [],
    },
    ...leavingFacts(leavingToRefinance),
    homeValue: {
      rule: amount,
      default: null,
      tries: (_, { currentBalance }) => valuesToTry(currentBalance),
      usual: true,
    },
    insured: {
      rule: yesOrNo,
      default: false,
      matters: (facts, { currentBalance }) => {
        const most = mostOf(facts, rulesCheckedOn);
        return most !== null && currentBalance > most.max;
      },
    },
    compounding: compoundingFact,
  },
  count: countRefinance,
  verdict: verdictOf,
  said: (verdict) =>
    verdict.id === "close-call"
      ? verdict.id
      : { ...verdict, chargeUpTo: null, canHold: null, now: null, limit: null },
  explain: explainRefinance,
  thresholds: () => ({
    newRate: { rising: ["gains", "gains-later", "loses"] },
    closingCosts: { rising: ["gains", "gains-later", "loses"] },
    currentBalance: { rising: ["loses", "gains-later", "gains", "not-possible"] },
  }),
  outcome: (count): RefinanceOutcome => {
    if (count.payDown > 0) return "not-possible";
    if (isWaitingBetter(count)) return "gains-later";
    return count.gainNow > 0 ? "gains" : "loses";
  },
  schedules: ({ inputs: { currentBalance, currentRate, newRate, yearsRemaining } }) =>
    [
      { id: "present", annualRate: currentRate, rate: "currentRate" },
      { id: "new", annualRate: newRate, rate: "newRate" },
    ].map(({ id, annualRate, rate }) => ({
      id,
      principal: currentBalance,
      annualRate,
      amortizationYears: yearsRemaining,
      from: {
        principal: "currentBalance",
        annualRate: rate,
        amortizationYears: "yearsRemaining",
      },
    })),
});

export const refinanceFigures = {
  breakEvenLimit: "months",
  currentMonthlyRate: "fraction",
  newMonthlyRate: "fraction",
  currentPayment: "dollars",
  breakEvenMonths: "months",
  totalSavings: "dollars",
  lenderTotalSavings: "dollars",
  interestSavedInTerm: "dollars",
  costOfChanging: "dollars",
  breakEvenWithCharge: "months",
  refinanceMax: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the refinancing estimate step by step; the last step is the recommendation. */
function explainRefinance(inputs: RefinanceInputs): readonly ExplanationStep[] {
  const { workings, result } = workOutRefinance(inputs);
  const { recommendationId, monthlySavings } = result;
  const values = [inputs, workings, result, { breakEvenLimit }];
  const figures = figuresOf(refinanceFields, refinanceFigures, ...values);
  const breakEven = "{closingCosts} ÷ {monthlySavings}";
  const liveFormula = `if({monthlySavings} > 0, ${breakEven}, 0)`;
  const saves = monthlySavings > 0;
  const steps = explainSteps(figures, [
    ["months", "{yearsRemaining} × 12"],
    ["currentMonthlyRate", "{currentRate} ÷ 12"],
    levelPaymentLine(
      "currentPayment",
      "currentBalance",
      "currentMonthlyRate",
      "months",
      inputs.currentRate,
    ),
    ["newMonthlyRate", "{newRate} ÷ 12"],
    levelPaymentLine("newPayment", "currentBalance", "newMonthlyRate", "months", inputs.newRate),
    ["monthlySavings", "{currentPayment} − {newPayment}"],
    saves
      ? ["breakEvenMonths", breakEven, { liveFormula }]
      : ["breakEvenMonths", "0", { liveFormula, condition: "{monthlySavings} ≤ 0" }],
    ["totalSavings", "{monthlySavings} × {months} − {closingCosts}"],
  ]);
  const comparison = recommendationId === "beneficial" ? "<" : "≥";
  const condition = saves
    ? `{monthlySavings} > 0 and {breakEvenMonths} ${comparison} {breakEvenLimit}`
    : "{monthlySavings} ≤ 0";
  return [...steps, explainDecision(recommendationId, figures, condition)];
}
