import { monthsLater } from "../canada/calendar.ts";
import { postedAbove, postedPoints } from "../canada/marketRates.ts";
import { rateNear } from "../canada/offeredRates.ts";
import { type ExplanationStep, explainSteps, figuresOf } from "../explain/explainSteps.ts";
import { amount, monthCount, oneOf, percentage, yearCount } from "../fieldRules.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { type FactDefinition, yesOrNo } from "../insight/facts.ts";
import { compoundingFact } from "../insight/lenderPolicies.ts";
import {
  dollars,
  months,
  percent,
  type Quantity,
  type Unit,
  type WithQuantities,
  years,
} from "../quantity.ts";
import {
  type comparedTerms,
  countLeaving,
  type LeavingCase,
  type LeavingCostFacts,
  type LeavingCount,
  type LeavingReason,
  monthsLeft,
  termCompared,
} from "./leavingCount.ts";
import {
  type LeavingInputs,
  leaving,
  leavingFields,
  ruleOfThumbMonths,
  workOutLeaving,
} from "./leavingEstimate.ts";

export type { LeavingCostFacts, LeavingCount };

interface Waiting {
  /** Charge for leaving today. */
  readonly today: Quantity;
  /** Dollars saved by leaving then instead of today. */
  readonly saved: Quantity;
  /** The day to wait for, as an ISO date. */
  readonly until: string;
  readonly wait: Quantity;
}

export type LeavingVerdict =
  /** The term is over, or the contract charges nothing. */
  | { readonly id: "nothing-due" }
  /** The borrower may take the mortgage to the next home, and it costs less than a new one at `rate`. */
  | WithQuantities<"port", "saved" | "rate">
  /**
   * No later month costs less. `next` is the charge in a month if it is clearly higher; `atEnd` is the
   * cost of waiting until the term ends, `null` without a new mortgage.
   */
  | WithQuantities<"leave-now", "charge", "next" | "atEnd">
  /**
   * `charge` is the charge on that day. The day rests on the lender's rate for `term`, which is assumed to
   * stay at `rate`; `null` if the charge then compares no rates.
   */
  | (Waiting & {
      readonly id: "wait-until";
      readonly charge: Quantity;
      readonly compared: { readonly term: Quantity; readonly rate: Quantity } | null;
    })
  | (Waiting & { readonly id: "wait-for-end" });

/** Growth of the charge within a month that a verdict warns of. */
const clearlyHigher = 1.05;

function verdictOf({ facts, on }: LeavingCase, count: LeavingCount): LeavingVerdict {
  const { cheapest } = count;
  const [now, next] = count.months;
  const atEnd = count.months.at(-1);
  if (!now || !next || !atEnd || (now.charge < 0.005 && cheapest.month === 0)) {
    return { id: "nothing-due" };
  }
  // A mortgage that moves along keeps its rate until its term ends.
  if (facts.reason === "move" && facts.portable && atEnd.cost <= cheapest.cost) {
    return { id: "port", saved: dollars(now.cost - atEnd.cost), rate: percent(facts.newRate) };
  }
  if (cheapest.month === 0) {
    return {
      id: "leave-now",
      charge: dollars(now.charge),
      next: next.charge > now.charge * clearlyHigher ? dollars(next.charge) : null,
      atEnd: facts.reason === "sell" ? null : dollars(atEnd.cost),
    };
  }
  const until = monthsLater(on, cheapest.month);
  const today = dollars(now.charge);
  const waiting = {
    today,
    saved: dollars(now.cost - cheapest.cost),
    until,
    wait: months(cheapest.month),
  };
  if (cheapest === atEnd) return { id: "wait-for-end", ...waiting };
  const { term } = cheapest;
  const compared = term && { term: years(term), rate: percent(facts[`lenderRate${term}`]) };
  return { id: "wait-until", charge: dollars(cheapest.charge), compared, ...waiting };
}

type FactOf<Id extends keyof LeavingCostFacts> = FactDefinition<
  LeavingCostFacts[Id],
  LeavingInputs,
  LeavingCostFacts
>;

const isByRate = ({ method }: LeavingInputs) => method !== "three-months";
const isPosted = ({ method }: LeavingInputs) => method === "discounted-posted";

/** Defines the lender's rate today for a term; it matters if a month that is left is compared with it. */
const lenderRate = (term: (typeof comparedTerms)[number]): FactOf<"lenderRate1"> => ({
  rule: percentage,
  default: (_, inputs, rates) =>
    rateNear(rates, { months: term * 12, purpose: "switch" }) +
    (isPosted(inputs) ? postedAbove(term * 12) : 0),
  ratePurpose: "switch",
  tries: (facts) => {
    const rate = facts[`lenderRate${term}`];
    return [rate - 1, rate + 1];
  },
  matters: (_, inputs) => {
    const left = monthsLeft(inputs);
    return isByRate(inputs) && left > 0 && termCompared(left) >= term;
  },
});

/** Months that a borrower who sells can usually wait. */
const usualWait = 12;

/** Usual lengths of a term in years. */
const usualTerms = [5, 7, 10];

export const leavingFigures = {
  monthlyInterest: "dollars",
  threeMonthsInterest: "dollars",
  lenderCharge: "dollars",
  chargedBalance: "dollars",
  comparedWith: "percent",
  differential: "dollars",
  costAtEnd: "dollars",
  cheapestCost: "dollars",
  cheapestAfter: "months",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the rule of thumb step by step. */
function explainLeaving(inputs: LeavingInputs): readonly ExplanationStep[] {
  const { workings, result } = workOutLeaving(inputs);
  const figures = figuresOf(leavingFields, leavingFigures, inputs, workings, result);
  return explainSteps(figures, [
    ["monthlyRate", "{currentRate} ÷ 12"],
    ["monthlyInterest", "{balance} × {monthlyRate}"],
    ["threeMonthsInterest", `{monthlyInterest} × ${ruleOfThumbMonths}`],
  ]);
}

/**
 * Insight on leaving a mortgage before its term ends: the rule of thumb, the charge by the method of the
 * contract, and the month in which leaving costs least.
 *
 * @example
 * leavingInsight.answer(
 *   {
 *     balance: 280_000, currentRate: 3.64, yearsRemaining: 22, monthsRemaining: 42,
 *     method: "discounted-posted",
 *   },
 *   { discount: 1.5, lenderRate4: 4.49, lenderRate3: 3.8, reason: "sell", longestWait: 3 },
 * ).lender.figure; // { id: "lenderCharge", value: 6370, unit: "dollars" }
 */
export const leavingInsight = /* @__PURE__ */ defineInsight({
  calculator: leaving,
  facts: {
    reason: {
      rule: /* @__PURE__ */ oneOf<LeavingReason>(["change", "sell", "move"]),
      default: "change",
    },
    newRate: {
      rule: percentage,
      default: (_facts, _inputs, rates) => rateNear(rates, { purpose: "switch" }),
      ratePurpose: "switch",
      tries: ({ newRate }) => [newRate - 0.5, newRate + 0.5],
      matters: ({ reason }, inputs) => reason !== "sell" && inputs.monthsRemaining > 0,
    },
    portable: {
      rule: yesOrNo,
      default: false,
      mustBeGiven: true,
      matters: ({ reason }, inputs) => reason === "move" && inputs.monthsRemaining > 0,
    },
    longestWait: {
      rule: monthCount,
      default: ({ reason }, inputs) =>
        reason === "change" ? monthsLeft(inputs) : Math.min(usualWait, monthsLeft(inputs)),
      tries: ({ longestWait }, inputs) =>
        [0, monthsLeft(inputs)].filter((each) => each !== longestWait),
      usual: true,
      matters: (_, inputs) => inputs.monthsRemaining > 0,
    },
    privilege: {
      rule: amount,
      default: 0,
      tries: (_, { balance }) => [Math.round(balance / 10), Math.round(balance / 5)],
      usual: true,
      matters: (_, inputs) => inputs.monthsRemaining > 0,
    },
    discount: {
      rule: percentage,
      default: postedPoints.discount,
      tries: ({ discount }) => [discount - 0.5, discount + 0.5],
      matters: (_, inputs) => isPosted(inputs) && inputs.monthsRemaining > 0,
    },
    lenderRate1: lenderRate(1),
    lenderRate2: lenderRate(2),
    lenderRate3: lenderRate(3),
    lenderRate4: lenderRate(4),
    lenderRate5: lenderRate(5),
    termYears: {
      rule: yearCount,
      default: (_, inputs) =>
        usualTerms.find((each) => each * 12 >= monthsLeft(inputs)) ?? inputs.monthsRemaining / 12,
      tries: (_, inputs) => usualTerms.filter((each) => each * 12 >= monthsLeft(inputs)),
      usual: true,
      matters: (_, inputs) => isByRate(inputs) && inputs.monthsRemaining > 0,
    },
    company: {
      rule: yesOrNo,
      default: false,
      usual: true,
      matters: ({ termYears }, inputs) => isByRate(inputs) && termYears > 5,
    },
    compounding: compoundingFact,
  },
  count: countLeaving,
  verdict: verdictOf,
  said: (verdict) =>
    "saved" in verdict
      ? [verdict.id, verdict.saved, verdict.id === "wait-until" && verdict.until]
      : [verdict.id, verdict.id === "leave-now" && verdict.charge],
  difference: (one, other) => {
    const apart = (of: (count: LeavingCount) => number) => Math.abs(of(one) - of(other));
    const size = Math.max(...[one, other].map(({ months }) => months[0]?.cost ?? 0), 1);
    const sum =
      apart(({ months }) => months[0]?.cost ?? 0) + apart(({ cheapest }) => cheapest.cost);
    return Math.min(1, sum / size);
  },
  explain: explainLeaving,
});
