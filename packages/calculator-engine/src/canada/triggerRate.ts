import { checkInputs } from "../calculator.ts";
import { oneOf, positiveAmount } from "../fieldRules.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { type Compounding, compoundingsPerYear } from "./compounding.ts";
import { type InputsIn, optional } from "./optionalField.ts";

export interface TriggerRateInputs extends InputsIn<typeof inputRules> {}

const inputRules = {
  /** Dollars. */ balance: positiveAmount,
  /** Dollars of each payment, which stays the same when the rate changes. */
  payment: positiveAmount,
  /** Monthly by default. */
  frequency: optional(oneOf(Object.keys(paymentsPerYear) as PaymentFrequency[])),
  /** Monthly by default, as is common for variable rates. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
};

/** Returns `triggerRate` for inputs that have been checked. */
export function rateCoveredBy(inputs: TriggerRateInputs): number {
  const { balance, payment, frequency = "monthly", compounding = "monthly" } = inputs;
  const times = compoundingsPerYear[compounding];
  const perCompounding = paymentsPerYear[frequency] / times;
  return times * Math.expm1(perCompounding * Math.log1p(payment / balance)) * 100;
}

/**
 * Returns the trigger rate, at which a fixed payment covers the interest and repays no principal, in
 * percent a year. Above it, the lender raises the payment or adds the unpaid interest to the balance.
 *
 * Source: Bank of Canada, Staff Analytical Note 2022-19.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * triggerRate({ balance: 500_000, payment: 2_500 }); // 6
 */
export function triggerRate(inputs: TriggerRateInputs): number {
  checkInputs(inputs, inputRules);
  return rateCoveredBy(inputs);
}
