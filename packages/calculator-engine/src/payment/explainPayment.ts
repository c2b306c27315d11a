import { describeSteps, type ExplanationStep } from "../explain/describeSteps.ts";
import { levelPaymentFormula } from "../explain/levelPaymentFormula.ts";
import { type PaymentInputs, payment, workOutPayment } from "./paymentEstimate.ts";

const terms = {
  loanAmount: ["loan amount", "dollars"],
  interestRate: ["interest rate", "percent"],
  loanTerm: ["loan term", "years"],
  monthlyRate: ["monthly rate", "fraction"],
  months: ["number of monthly payments", "payments"],
  biweeklyRate: ["biweekly rate", "fraction"],
  biweeks: ["number of biweekly payments", "payments"],
  monthly: ["monthly payment", "dollars"],
  biweekly: ["biweekly payment", "dollars"],
  total: ["total paid", "dollars"],
  totalInterest: ["total interest", "dollars"],
} as const;

/**
 * The payment estimate step by step; the last step is `totalInterest`.
 *
 * @throws CalculatorInputError
 */
export function explainPayment(inputs: PaymentInputs): readonly ExplanationStep[] {
  payment.calculate(inputs);
  const { loanAmount, interestRate, loanTerm } = inputs;
  const { workings, result } = workOutPayment(inputs);
  return describeSteps({ loanAmount, interestRate, loanTerm, ...workings, ...result }, terms, [
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{loanTerm} × 12"],
    ["monthly", levelPaymentFormula("loanAmount", "monthlyRate", "months", interestRate)],
    ["biweeklyRate", "{interestRate} ÷ 26"],
    ["biweeks", "{loanTerm} × 26"],
    ["biweekly", levelPaymentFormula("loanAmount", "biweeklyRate", "biweeks", interestRate)],
    ["total", "{monthly} × {months}"],
    ["totalInterest", "{total} − {loanAmount}"],
  ]);
}
