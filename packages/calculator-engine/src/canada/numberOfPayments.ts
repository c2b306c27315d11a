import { CalculatorInputError, checkInputs } from "../calculator.ts";
import { positiveAmount } from "../fieldRules.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { payOff } from "../finance/payOff.ts";
import type { InputsIn } from "./optionalField.ts";
import { type PeriodicRateInputs, periodicRate } from "./periodicRate.ts";

export interface NumberOfPaymentsInputs extends InputsIn<typeof inputRules>, PeriodicRateInputs {}

/** Amounts are in dollars. */
const inputRules = { principal: positiveAmount, payment: positiveAmount };

const maxYears = 100;

/**
 * Returns the number of payments of a given size that repay a loan, including the smaller last payment.
 *
 * @throws CalculatorInputError when the payment would not repay the loan within 100 years.
 * @example
 * numberOfPayments({ principal: 56_000, annualRate: 9.25, payment: 440 }); // 437
 */
export function numberOfPayments(inputs: NumberOfPaymentsInputs): number {
  checkInputs(inputs, inputRules);
  const { principal, payment, frequency = "monthly" } = inputs;
  const payments = payOff(principal, periodicRate(inputs), payment)?.periods ?? Infinity;
  if (payments <= maxYears * paymentsPerYear[frequency]) return payments;
  const rule = `large enough to repay the loan within ${maxYears} years`;
  throw new CalculatorInputError([{ field: "payment", rule, received: payment }]);
}
