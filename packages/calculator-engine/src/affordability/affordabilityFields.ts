import type { InputsOf } from "../calculator.ts";
import { amount, positiveAmount, rate, years } from "../fieldRules.ts";

/** Inputs of the affordability question. */
export const affordabilityFields = {
  /** Gross household income in dollars a year. */
  annualIncome: { rule: positiveAmount, step: 1 },
  /** Payments on other debts in dollars a month. */
  monthlyDebts: { rule: amount, step: 2 },
  downPayment: { rule: amount, step: 3, slider: true },
  /** Percent per year, compounded monthly. */
  interestRate: { rule: rate, default: 5.5, step: 3, slider: true },
  /** Years. */
  loanTerm: { rule: years, default: 25, step: 3 },
} as const;

export interface AffordabilityInputs extends InputsOf<typeof affordabilityFields> {}
