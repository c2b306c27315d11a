import { checkInputs } from "../calculator.ts";
import { amount } from "../fieldRules.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { type AmortizationSchedule, amortizationSchedule } from "./amortizationSchedule.ts";
import type { MortgagePaymentInputs } from "./mortgagePayment.ts";
import type { InputsIn } from "./optionalField.ts";

export interface ExtraPaymentsInputs extends InputsIn<typeof inputRules>, MortgagePaymentInputs {}

export interface ExtraPayments {
  /** Schedule with the extra payments. */
  readonly schedule: AmortizationSchedule;
  /** Schedule of the same loan without the extra payments. */
  readonly without: AmortizationSchedule;
  readonly interestSaved: number;
  /** Years by which the loan is repaid sooner. */
  readonly yearsSaved: number;
}

const inputRules = {
  /** Dollars added to every payment. */
  withEachPayment: amount,
  /** Dollars added to the last payment of every year. */
  onceAYear: amount,
};

/**
 * Calculates the interest and the years saved by extra payments, with every payment or once a year.
 *
 * Assumes that the lender accepts the extra amounts without a charge and applies them to the principal
 * on the payment date. Contracts limit the amounts.
 *
 * @throws CalculatorInputError
 * @example
 * extraPayments({
 *   principal: 400_000, annualRate: 5, amortizationYears: 25, withEachPayment: 200, onceAYear: 0,
 * }).yearsSaved; // 3.5
 */
export function extraPayments(inputs: ExtraPaymentsInputs): ExtraPayments {
  checkInputs(inputs, inputRules);
  const { withEachPayment, onceAYear, frequency = "monthly" } = inputs;
  const aYear = paymentsPerYear[frequency];
  const without = amortizationSchedule(inputs);
  const lumpSums = without.rows.map(({ number }) => ({
    atPayment: number,
    // A loan cannot be repaid beyond the amount borrowed.
    amount: Math.min(inputs.principal, withEachPayment + (number % aYear === 0 ? onceAYear : 0)),
  }));
  const schedule = amortizationSchedule({
    ...inputs,
    lumpSums: lumpSums.filter((extra) => extra.amount > 0),
  });
  return {
    schedule,
    without,
    interestSaved: without.totals.interest - schedule.totals.interest,
    yearsSaved: (without.payoff?.years ?? 0) - (schedule.payoff?.years ?? 0),
  };
}
