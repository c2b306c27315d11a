import type { InputsOf } from "../calculator.ts";
import { closingFeesFields } from "../closingFees/closingFeesFields.ts";
import { amount, positiveAmount, rate, years } from "../fieldRules.ts";

/** Inputs of the question on the income that a home takes. */
export const homeIncomeFields = {
  homePrice: { rule: positiveAmount, step: 1, slider: true },
  downPayment: { rule: closingFeesFields.downPayment.rule, step: 2, slider: true },
  /** Percent per year, compounded monthly. */
  interestRate: { rule: rate, default: 5.5, step: 2 },
  loanTerm: { rule: years, default: 25, step: 2 },
  /** Payments on other debts in dollars a month. */
  monthlyDebts: { rule: amount, step: 3 },
} as const;

export interface HomeIncomeInputs extends InputsOf<typeof homeIncomeFields> {}
