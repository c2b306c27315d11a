import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import type { MortgagePaymentInputs } from "./mortgagePayment.ts";

export interface FrequencyOutcome {
  readonly frequency: PaymentFrequency;
  readonly paymentsAYear: number;
  readonly payment: number;
  /** Years until the loan is repaid. */
  readonly years: number;
  readonly totalInterest: number;
  /** Dollars of interest saved compared with monthly payments. */
  readonly interestSaved: number;
}

/**
 * Compares the same loan at each payment frequency, in the order of `paymentsPerYear`, starting with
 * monthly.
 *
 * The rate and its compounding are the same for every frequency; only the payments differ. Accelerated
 * payments add up to 13 monthly payments a year, which shortens the loan.
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
