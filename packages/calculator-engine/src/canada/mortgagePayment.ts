import { checkInputs } from "../calculator.ts";
import { amount, oneOf, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { equivalentRate } from "./compounding.ts";
import { type InputsIn, optional } from "./optionalField.ts";
import { rateRules } from "./periodicRate.ts";

/**
 * Convention for payments that are not monthly:
 * - `equivalent-rate`: calculated from the equivalent rate at that frequency, so that the loan ends on
 *   its date;
 * - `annualised-monthly`: a year of monthly payments divided by the payments in a year.
 */
export type PaymentConvention = "equivalent-rate" | "annualised-monthly";

export interface MortgagePaymentInputs extends InputsIn<typeof inputRules> {}

const inputRules = {
  ...rateRules,
  /** Dollars. */ principal: amount,
  amortizationYears: yearCount,
  /** `equivalent-rate` by default. */
  convention: optional(oneOf<PaymentConvention>(["equivalent-rate", "annualised-monthly"])),
};

/** Accelerated payment as a share of the monthly payment. A year then holds a 13th monthly payment. */
export const acceleratedShare: Readonly<Partial<Record<PaymentFrequency, number>>> = {
  "accelerated-biweekly": 1 / 2,
  "accelerated-weekly": 1 / 4,
};

/**
 * Returns the regular payment of a Canadian mortgage, in unrounded dollars per payment.
 *
 * Rates are percentages a year, compounded semi-annually by default. Payments are monthly by default.
 * Accelerated payments are half or a quarter of the monthly payment under either convention. Lenders
 * use different conventions for other frequencies; the results differ by cents to a few dollars.
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
