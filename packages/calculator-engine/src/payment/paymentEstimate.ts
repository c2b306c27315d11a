import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { oneOf, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";

export const paymentFields = {
  /** Dollars. */ loanAmount: { rule: positiveAmount, step: 1 },
  /** Percent per year, compounded as often as it is paid. */
  interestRate: { rule: rate, default: 5.5, step: 2, slider: true },
  /** Years. */
  loanTerm: { rule: yearCount, default: 25, step: 2, slider: true },
  /** Frequency that the borrower prefers; the estimate always gives monthly and biweekly. */
  paymentFrequency: {
    rule: /* @__PURE__ */ oneOf(Object.keys(paymentsPerYear) as PaymentFrequency[]),
    default: "monthly",
    step: 2,
  },
} as const;

export interface PaymentInputs extends InputsOf<typeof paymentFields> {}

export interface PaymentResult {
  readonly monthly: number;
  readonly biweekly: number;
  /** Sum of all monthly payments. */
  readonly total: number;
  readonly totalInterest: number;
}

export function workOutPayment({ loanAmount, interestRate, loanTerm }: PaymentInputs) {
  const monthlyRate = interestRate / 1200;
  const months = loanTerm * 12;
  const monthly = levelPayment(loanAmount, monthlyRate, months);
  const biweeklyRate = interestRate / 2600;
  const biweeks = loanTerm * 26;
  const biweekly = levelPayment(loanAmount, biweeklyRate, biweeks);
  const total = monthly * months;
  const totalInterest = total - loanAmount;
  return {
    workings: { monthlyRate, months, biweeklyRate, biweeks },
    result: { monthly, biweekly, total, totalInterest },
  };
}

/**
 * Mortgage payment calculator: monthly and biweekly payments and the interest over the term.
 *
 * Assumes monthly compounding for the monthly payment and biweekly compounding for the biweekly
 * one. Canadian fixed rates compound twice a year; `mortgagePayment` calculates those.
 *
 * @throws CalculatorInputError
 * @example
 * payment.calculate({
 *   loanAmount: 300_000, interestRate: 5.5, loanTerm: 25, paymentFrequency: "monthly",
 * }); // { monthly: 1842.26…, biweekly: 849.78…, total: 552678.74…, totalInterest: 252678.74… }
 */
export const payment: CalculatorOf<PaymentInputs, PaymentResult> = /* @__PURE__ */ defineCalculator(
  {
    id: "payment",
    fields: paymentFields,
    workOut: workOutPayment,
  },
);
