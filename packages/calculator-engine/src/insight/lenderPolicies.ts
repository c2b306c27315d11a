import { type Compounding, compoundingsPerYear, equivalentRate } from "../canada/compounding.ts";
import { lenderPolicies } from "../canada/marketRates.ts";
import { contractSources, fixedRateCompounding } from "../canada/rules/contracts.ts";
import { minimumDownPaymentRule } from "../canada/rules/eligibleMortgage.ts";
import { insurancePremium } from "../canada/rules/insurancePremium.ts";
import { type RuleDay, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { oneOf } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { dollars, percent, type Quantity, years } from "../quantity.ts";
import type { Entries } from "./Answer.ts";
import type { Stage } from "./bridge.ts";
import { ruleUsed } from "./countOf.ts";
import type { FactDefinition } from "./facts.ts";
import type { Note } from "./note.ts";

type SlidingScale = Extract<Note, { readonly id: "sliding-scale" }>;

/** Time for which lenders usually hold a rate, by custom, in months and in days. */
export const rateHeld = { months: 4, days: 120 };

/** Returns the standard and the longest usual amortization, in years. */
export const usualAmortizations = (on?: RuleDay) =>
  ruleInForce({ rule: insurancePremium, on }).value;

/** Returns the longest usual amortization if another is longer; else `null`. */
export function longestBelow(amortizationYears: number, on: RuleDay): Quantity | null {
  const { longestYears } = usualAmortizations(on);
  return amortizationYears > longestYears ? years(longestYears) : null;
}

/** Returns the note on an amortization that few new lenders take over; `null` for a usual one. */
export function amortizationNote(yearsRemaining: number, on: string): Note | null {
  const most = longestBelow(yearsRemaining, on);
  return most && { id: "long-amortization", left: years(yearsRemaining), most };
}

/** Times the income above which federally regulated lenders count a loan towards their limit. */
const loanToIncome = 4.5;

/** Returns the notes on what capital rules ask of banks where rent or a large loan carries a purchase. */
export const capitalNotes = (loan: number, income: number, rent: number): Entries<Note> => [
  rent > income / 2 && { id: "rent-carries" },
  loan > income * loanToIncome && {
    id: "loan-to-income",
    multiple: { value: loanToIncome, unit: "number" },
  },
];

/** Returns the savings besides the down payment that lenders ask to see on an insured purchase. */
export const reserveOf = (price: number) => (price * lenderPolicies.closingReserve) / 100;

/** Returns the note on the savings that insurers ask for besides the down payment. */
export function reserveNote(price: number): Note {
  const { closingReserve: share } = lenderPolicies;
  return { id: "closing-reserve", share: percent(share), amount: dollars(reserveOf(price)) };
}

const scaleOn = (on: RuleDay) => {
  const { from, above } = lenderPolicies.slidingScale;
  const { uninsured } = ruleInForce({ rule: minimumDownPaymentRule, on }).value;
  const below = (from * uninsured) / 100;
  return {
    from,
    above,
    below,
    note: { id: "sliding-scale", from: dollars(from), share: percent(above) } as const,
  };
};

/** Returns the note on the down payment that many lenders ask for; `null` below their limit. */
export function slidingScaleNote(price: number, on: RuleDay): SlidingScale | null {
  const { from, above, below, note } = scaleOn(on);
  if (price <= from) return null;
  const downPayment = below + ((price - from) * (100 - above)) / 100;
  return { ...note, downPayment: dollars(downPayment), price: null };
}

/** Returns the note on the highest price at many lenders; `null` if their limit does not lower it. */
export function slidingScalePrice(
  price: number,
  downPayment: number,
  on: RuleDay,
): SlidingScale | null {
  const { from, above, below, note } = scaleOn(on);
  const most = from + (Math.max(0, downPayment - below) * 100) / (100 - above);
  return price > from && most < price ? { ...note, downPayment: null, price: dollars(most) } : null;
}

/** Fact for the compounding of interest; assumed to be twice a year, as for Canadian fixed rates. */
export const compoundingFact = {
  rule: /* @__PURE__ */ oneOf(Object.keys(compoundingsPerYear) as Compounding[]),
  default: "semi-annual",
  tries: ["monthly"],
  usual: true,
} as const satisfies FactDefinition<Compounding, unknown, unknown>;

/** Returns the monthly `mortgagePayment` in dollars, for inputs that are already validated. */
export const monthlyPayment = (
  principal: number,
  annualRate: number,
  years: number,
  compounding: Compounding,
) =>
  levelPayment(principal, equivalentRate(annualRate, compounding), years * paymentsPerYear.monthly);

/** Returns the stage of compounding: monthly in the estimates, twice a year in Canada. */
export function compoundingStage(value: number, compounding: Compounding, on: string): Stage {
  const rule = ruleInForce({ rule: fixedRateCompounding, on });
  const usual = compounding === rule.value;
  return {
    id: "compounding",
    compounding,
    usual,
    value,
    ...(usual && { rule: ruleUsed(rule, contractSources) }),
  };
}
