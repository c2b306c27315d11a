import type { InputsOf } from "../calculator.ts";
import { positiveAmount, rate, years } from "../fieldRules.ts";

/** Inputs of the question on a fixed or a variable rate. */
export const fixedOrVariableFields = {
  /** Dollars borrowed or owing. */
  loanAmount: { rule: positiveAmount, step: 1 },
  /** Years of the amortization. */
  loanTerm: { rule: years, default: 25, step: 1 },
  /** Percent per year offered for five years fixed. */
  fixedRate: { rule: rate, step: 2, slider: true },
  /** Percent per year offered for a variable rate today. */
  variableRate: { rule: rate, step: 2, slider: true },
} as const;

export interface FixedOrVariableInputs extends InputsOf<typeof fixedOrVariableFields> {}
