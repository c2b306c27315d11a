import { checkInputs } from "../calculator.ts";
import { amount } from "../fieldRules.ts";
import { futureBalance } from "../finance/futureBalance.ts";
import { type MortgagePaymentInputs, mortgagePayment } from "./mortgagePayment.ts";
import { periodicRate } from "./periodicRate.ts";

export interface RemainingBalanceInputs extends MortgagePaymentInputs {
  readonly paymentsMade: number;
}

const inputRules = { paymentsMade: amount };

/**
 * Returns the balance after a number of regular payments, in unrounded dollars; never below 0.
 *
 * @throws CalculatorInputError for anything that is not a finite number in range or a known name.
 * @example
 * remainingBalance({ principal: 500_000, annualRate: 5, amortizationYears: 25, paymentsMade: 60 });
 * // 442537.53…
 */
export function remainingBalance(inputs: RemainingBalanceInputs): number {
  checkInputs(inputs, inputRules);
  const payment = mortgagePayment(inputs);
  const { principal, paymentsMade } = inputs;
  const balance = futureBalance(principal, periodicRate(inputs), payment, paymentsMade);
  // Rounding may leave a tiny balance instead of 0 on a repaid loan.
  return balance < principal * 1e-9 ? 0 : balance;
}
