import { checkInputs } from "../calculator.ts";
import { amount } from "../fieldRules.ts";
import { type PeriodicRateInputs, periodicRate } from "./periodicRate.ts";

export interface InterestOnlyPaymentInputs extends PeriodicRateInputs {
  /** Dollars. */ readonly principal: number;
}

/**
 * Returns the payment that covers the interest and repays no principal, in unrounded dollars.
 *
 * For a loan that repays principal later, use `interestOnlyYears` of `amortizationSchedule`.
 *
 * @throws CalculatorInputError for anything that is not a finite number in range or a known name.
 * @example
 * interestOnlyPayment({ principal: 300_000, annualRate: 6, compounding: "monthly" }); // 1500
 */
export function interestOnlyPayment(inputs: InterestOnlyPaymentInputs): number {
  checkInputs(inputs, { principal: amount });
  return inputs.principal * periodicRate(inputs);
}
