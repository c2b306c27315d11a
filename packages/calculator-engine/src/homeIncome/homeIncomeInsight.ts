import type { InsuranceRefusal } from "../canada/mortgageInsurance.ts";
import { incomeRule } from "../canada/rules/debtService.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { positiveAmount } from "../fieldRules.ts";
import { difference } from "../insight/alternatives.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import { housingFacts } from "../insight/incomeTest.ts";
import { longestBelow, usualAmortizations } from "../insight/lenderPolicies.ts";
import type { Forbidden } from "../insight/purchaseCosts.ts";
import {
  housingPlaceFacts,
  isRentedOut,
  newHomeFacts,
  provinceFact,
  purchaseFacts,
} from "../insight/purchaseFacts.ts";
import { dollars, percent, type Quantity, type WithQuantities, years } from "../quantity.ts";
import { explainHomeIncome } from "./explainHomeIncome.ts";
import { countHomeIncome, type HomeIncomeCase, type HomeIncomeCount } from "./homeIncomeCount.ts";
import { type HomeIncomeInputs, homeIncome } from "./homeIncomeEstimate.ts";

export type { CarriedCosts, HomeIncomeCount, HomeIncomeFacts } from "./homeIncomeCount.ts";

export type HomeIncomeVerdict =
  /**
   * Income a year, and the cash for down payment and closing. `shorter` is the longest amortization that
   * could be insured, if the requested one cannot, and `longest` the longest usual one, if it is longer.
   * `rentShare` is the percent of the home's rent that lenders count, if it is rented out: the income
   * counts none.
   */
  | WithQuantities<"earn", "income" | "cash", "shorter" | "longest" | "rentShare">
  /** No lender could lend at any income, for a reason of the insurer's, until more is put down. */
  | {
      readonly id: "put-more-down";
      readonly shortBy: Quantity;
      readonly minimum: Quantity;
      readonly cause: Exclude<InsuranceRefusal, "amortization">;
    }
  | ({ readonly id: "not-until" } & Forbidden);

function verdictOf(
  { inputs, facts, on }: HomeIncomeCase,
  lender: HomeIncomeCount,
): HomeIncomeVerdict {
  const { costs, needed, cash } = lender;
  if (costs.prohibited) return { id: "not-until", ...costs.prohibited };
  const { refused, insurance } = costs;
  if (refused && insurance.refusal && insurance.refusal !== "amortization") {
    const { missing: shortBy, minimum } = refused;
    return { id: "put-more-down", shortBy, minimum, cause: insurance.refusal };
  }
  return {
    id: "earn",
    income: dollars(needed.annualIncome ?? 0),
    cash: dollars(cash),
    shorter: needed.amortizationYears < inputs.loanTerm ? years(needed.amortizationYears) : null,
    longest: longestBelow(needed.amortizationYears, on),
    rentShare: isRentedOut(facts)
      ? percent(ruleInForce({ rule: incomeRule, on }).value.rentalShare)
      : null,
  };
}

/** Amortizations to search for thresholds, in years; longer mortgages are very rare. */
const usualTerms = { min: 5, max: 40 };

/**
 * Insight on the income that a home takes: the estimate, a lender's figure, and the cash.
 *
 * @example
 * homeIncomeInsight.answer({
 *   homePrice: 500_000, downPayment: 50_000, interestRate: 4.5, loanTerm: 25, monthlyDebts: 0,
 * }).lender.figure; // { id: "incomeAtLender", value: 114081.46, unit: "dollars" }
 */
export const homeIncomeInsight = /* @__PURE__ */ defineInsight({
  calculator: homeIncome,
  facts: {
    ...purchaseFacts,
    ...newHomeFacts,
    ...eachBuyerFacts(
      (_, { loanTerm }: HomeIncomeInputs) => loanTerm > usualAmortizations().standardYears,
    ),
    province: provinceFact,
    ...housingPlaceFacts,
    ...housingFacts,
  },
  count: countHomeIncome,
  verdict: verdictOf,
  // The question is the income, so a difference of the cash weighs a quarter.
  difference: (one, other) =>
    Math.max(difference(one, other), Math.abs(1 - one.cash / other.cash) / 4),
  explain: explainHomeIncome,
  thresholds: ({ homePrice, downPayment }) => ({
    // The down payment has to stay below the price.
    homePrice: { range: { min: downPayment + 0.01, max: positiveAmount.max } },
    downPayment: { range: { min: positiveAmount.min, max: homePrice - 0.01 } },
    interestRate: {},
    loanTerm: { range: usualTerms },
  }),
});
