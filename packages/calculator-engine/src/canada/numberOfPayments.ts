import { CalculatorInputError } from "../calculator.ts";
import { checkInputs } from "../checkInputs.ts";
import { positiveAmount } from "../fieldRules.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { type PeriodicRateInputs, periodicRate } from "./periodicRate.ts";

export interface NumberOfPaymentsInputs extends PeriodicRateInputs {
  /** Dollars owed. */
  readonly principal: number;
  /** Dollars each time. */
  readonly payment: number;
}

const inputRules = { principal: positiveAmount, payment: positiveAmount };

/** The longest a loan is followed. */
const mostYears = 100;

/**
 * How many payments of a given size repay a loan, the smaller last one included.
 *
 * @throws CalculatorInputError when the payment would not repay the loan within 100 years.
 * @example
 * numberOfPayments({ principal: 56_000, annualRate: 9.25, payment: 440 }); // 437
 */
export function numberOfPayments(inputs: NumberOfPaymentsInputs): number {
  checkInputs(inputs, inputRules);
  const { principal, payment, frequency = "monthly" } = inputs;
  const rate = periodicRate(inputs);
  const exact =
    rate === 0
      ? principal / payment
      : -Math.log1p((-principal * rate) / payment) / Math.log1p(rate);
  // A payment that fits a whole number of times must not gain one through a rounding error.
  const whole = Math.round(exact);
  const payments = Math.abs(exact - whole) < 1e-6 ? whole : Math.ceil(exact);
  if (payments <= mostYears * paymentsPerYear[frequency]) return Math.max(1, payments);
  const rule = `large enough to repay the loan within ${mostYears} years`;
  throw new CalculatorInputError([{ field: "payment", rule, received: payment }]);
}
