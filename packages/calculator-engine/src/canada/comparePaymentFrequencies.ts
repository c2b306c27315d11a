import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import type { MortgagePaymentInputs } from "./mortgagePayment.ts";

export interface FrequencyOutcome {
  readonly frequency: PaymentFrequency;
  readonly paymentsAYear: number;
  readonly payment: number;
  /** Until the loan is repaid. */
  readonly years: number;
  readonly totalInterest: number;
  /** Compared with paying monthly. */
  readonly interestSaved: number;
}

/**
 * Compares one loan paid at each of the frequencies, in the order of `paymentsPerYear`; monthly is
 * the first.
 *
 * The rate and its compounding are the same for all of them, so that only the payments differ.
 * Accelerated payments add up to a thirteenth monthly payment a year, which shortens the loan.
 *
 * @throws CalculatorInputError
 * @example
 * comparePaymentFrequencies({ principal: 400_000, annualRate: 5, amortizationYears: 25 })[0];
 * // { frequency: "monthly", years: 25, … }
 */
export function comparePaymentFrequencies(
  inputs: Omit<MortgagePaymentInputs, "frequency">,
): readonly FrequencyOutcome[] {
  const monthlyInterest = amortizationSchedule(inputs).totals.interest;
  const frequencies = Object.keys(paymentsPerYear) as PaymentFrequency[];
  return frequencies.map((frequency) => {
    const { payment, payoff, totals } = amortizationSchedule({ ...inputs, frequency });
    return {
      frequency,
      paymentsAYear: paymentsPerYear[frequency],
      payment,
      years: payoff?.years ?? 0,
      totalInterest: totals.interest,
      interestSaved: monthlyInterest - totals.interest,
    };
  });
}
