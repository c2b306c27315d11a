import { checkInputs } from "../checkInputs.ts";
import { amount, oneOf, years } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { equivalentRate } from "./equivalentRate.ts";
import { optional } from "./optionalField.ts";
import { type PeriodicRateInputs, rateRules } from "./periodicRate.ts";

/**
 * Convention for payments that are not monthly:
 * - `equivalent-rate`: from the rate that is equivalent at that frequency; the loan ends on its
 *   date;
 * - `annualised-monthly`: a year of monthly payments spread over the year's payments.
 */
export type PaymentConvention = "equivalent-rate" | "annualised-monthly";

export interface MortgagePaymentInputs extends PeriodicRateInputs {
  /** Dollars borrowed. */
  readonly principal: number;
  readonly amortizationYears: number;
  /** `equivalent-rate` unless given. */
  readonly convention?: PaymentConvention;
}

const conventions = { "equivalent-rate": 0, "annualised-monthly": 0 };

const inputRules = {
  ...rateRules,
  principal: amount,
  amortizationYears: years,
  convention: optional(oneOf(Object.keys(conventions))),
};

/** An accelerated payment is this share of the monthly one, so a year holds a thirteenth month. */
export const acceleratedShare: Readonly<Partial<Record<PaymentFrequency, number>>> = {
  "accelerated-biweekly": 1 / 2,
  "accelerated-weekly": 1 / 4,
};

/**
 * Returns the regular payment of a Canadian mortgage, in unrounded dollars per payment.
 *
 * Rates are percentages a year, compounded semi-annually and paid monthly unless stated.
 * Accelerated payments are half or a quarter of the monthly one under either convention. Lenders
 * differ in the convention they use for other frequencies; the two are cents to a few dollars
 * apart.
 *
 * @throws CalculatorInputError for anything that is not a finite number in range or a known name.
 * @example
 * mortgagePayment({ principal: 500_000, annualRate: 5, amortizationYears: 25 }); // 2908.02…
 */
export function mortgagePayment(inputs: MortgagePaymentInputs): number {
  checkInputs(inputs, inputRules);
  const { principal, annualRate, amortizationYears, compounding } = inputs;
  const { frequency = "monthly", convention } = inputs;
  const every = (each: PaymentFrequency) =>
    levelPayment(
      principal,
      equivalentRate(annualRate, compounding, each),
      amortizationYears * paymentsPerYear[each],
    );
  const share = acceleratedShare[frequency];
  if (share !== undefined) return every("monthly") * share;
  if (convention === "annualised-monthly") {
    return (every("monthly") * paymentsPerYear.monthly) / paymentsPerYear[frequency];
  }
  return every(frequency);
}
