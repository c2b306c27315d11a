import { describeSteps, type ExplanationStep } from "../explain/describeSteps.ts";
import {
  type AffordabilityInputs,
  affordability,
  debtToIncome,
  workOutAffordability,
} from "./affordabilityEstimate.ts";

const terms = {
  annualIncome: ["annual income", "dollars"],
  monthlyDebts: ["monthly debts", "dollars"],
  downPayment: ["down payment", "dollars"],
  interestRate: ["interest rate", "percent"],
  loanTerm: ["loan term", "years"],
  debtToIncome: ["share of income for debts", "percent"],
  monthlyIncome: ["monthly income", "dollars"],
  affordablePayment: ["affordable payment", "dollars"],
  monthlyRate: ["monthly rate", "fraction"],
  months: ["number of payments", "payments"],
  mortgage: ["affordable mortgage", "dollars"],
  maxPrice: ["maximum price", "dollars"],
} as const;

/**
 * The affordability estimate step by step; the last step is `maxPrice`.
 *
 * @throws CalculatorInputError
 */
export function explainAffordability(inputs: AffordabilityInputs): readonly ExplanationStep[] {
  affordability.calculate(inputs);
  const { workings, result } = workOutAffordability(inputs);
  return describeSteps({ ...inputs, ...workings, ...result, debtToIncome }, terms, [
    ["monthlyIncome", "{annualIncome} ÷ 12"],
    ["affordablePayment", "{monthlyIncome} × {debtToIncome} − {monthlyDebts}"],
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{loanTerm} × 12"],
    [
      "mortgage",
      workings.monthlyRate === 0
        ? "{affordablePayment} × {months}"
        : "{affordablePayment} × (1 − (1 + {monthlyRate}) ^ −{months}) ÷ {monthlyRate}",
    ],
    ["maxPrice", "the larger of 0 and {mortgage} + {downPayment}"],
  ]);
}
