import { assertValid } from "../checkInputs.ts";
import {
  type ExplanationStep,
  explainSteps,
  figuresOf,
  levelPaymentLine,
} from "../explain/explainSteps.ts";
import type { Unit } from "../quantity.ts";
import { type PaymentInputs, payment, paymentFields, workOutPayment } from "./paymentEstimate.ts";

export const paymentFigures = {
  biweeklyRate: "fraction",
  biweeks: "payments",
  monthly: "dollars",
  biweekly: "dollars",
  total: "dollars",
  totalInterest: "dollars",
  lenderMonthly: "dollars",
  preferredPayment: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/**
 * Explains the payment estimate step by step; the last step is `totalInterest`.
 *
 * @throws CalculatorInputError
 * @example
 * explainPayment({
 *   loanAmount: 300_000, interestRate: 5.5, loanTerm: 25, paymentFrequency: "monthly",
 * }).at(-1); // { id: "totalInterest", value: 252678.74…, … }
 */
export function explainPayment(inputs: PaymentInputs): readonly ExplanationStep[] {
  assertValid(payment, inputs);
  const { loanAmount, interestRate, loanTerm } = inputs;
  const { workings, result } = workOutPayment(inputs);
  const values = { loanAmount, interestRate, loanTerm, ...workings, ...result };
  return explainSteps(figuresOf(paymentFields, paymentFigures, values), [
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{loanTerm} × 12"],
    levelPaymentLine("monthly", "loanAmount", "monthlyRate", "months", interestRate),
    ["biweeklyRate", "{interestRate} ÷ 26"],
    ["biweeks", "{loanTerm} × 26"],
    levelPaymentLine("biweekly", "loanAmount", "biweeklyRate", "biweeks", interestRate),
    ["total", "{monthly} × {months}"],
    ["totalInterest", "{total} − {loanAmount}"],
  ]);
}
