import { checkInputs } from "../calculator.ts";
import { amount, positiveAmount, yearCount } from "../fieldRules.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import type { MortgagePaymentInputs } from "./mortgagePayment.ts";
import type { InputsIn } from "./optionalField.ts";

export interface AnnualPercentageRateInputs
  extends InputsIn<typeof inputRules>,
    MortgagePaymentInputs {}

export interface AnnualPercentageRate {
  readonly apr: number;
  /** Dollars over the term: interest plus costs. */
  readonly costOfBorrowing: number;
  /** Dollars: average balance before each payment of the term. */
  readonly averagePrincipal: number;
}

const inputRules = {
  /** Dollars. */ principal: positiveAmount,
  termYears: yearCount,
  /** Dollars charged for the loan besides interest: fees and other costs under the regulations. */
  costs: amount,
};

/**
 * Calculates the annual percentage rate that a Canadian bank must disclose, in percent.
 *
 * `C ÷ (T × P) × 100`: the cost of borrowing over the term, divided by the years of the term and the
 * average principal outstanding at the end of each payment period before its payment. Section 48 lists
 * the costs; the caller adds them up. The result is unrounded; the law allows the nearest eighth.
 *
 * Source: Financial Consumer Protection Framework Regulations, SOR/2021-181, s. 47.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * annualPercentageRate({
 *   principal: 300_000, annualRate: 5, amortizationYears: 25, termYears: 5, costs: 0,
 * }).apr; // 4.94…
 */
export function annualPercentageRate(inputs: AnnualPercentageRateInputs): AnnualPercentageRate {
  checkInputs(inputs, inputRules);
  const { principal, costs, termYears, frequency = "monthly" } = inputs;
  const { rows, totals } = amortizationSchedule(inputs);
  // The balance before a payment is the balance after it plus the principal repaid.
  const owed = rows.reduce((sum, row) => sum + row.balance + row.principal, 0);
  const averagePrincipal = rows.length === 0 ? principal : owed / rows.length;
  const costOfBorrowing = totals.interest + costs;
  const length = Math.min(termYears, rows.length / paymentsPerYear[frequency]);
  const apr = (costOfBorrowing / (length * averagePrincipal)) * 100;
  return { apr, costOfBorrowing, averagePrincipal };
}
