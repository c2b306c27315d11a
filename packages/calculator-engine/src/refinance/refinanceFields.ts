import type { InputsOf } from "../calculator.ts";
import { amount, positiveAmount, rate, years } from "../fieldRules.ts";

/** Inputs of the refinancing question. */
export const refinanceFields = {
  currentBalance: { rule: positiveAmount, step: 1 },
  /** Percent per year, compounded monthly. */
  currentRate: { rule: rate, step: 2 },
  /** Percent per year, compounded monthly. */
  newRate: { rule: rate, step: 2, slider: true },
  yearsRemaining: { rule: years, step: 3 },
  closingCosts: { rule: amount, step: 3, slider: true },
} as const;

export interface RefinanceInputs extends InputsOf<typeof refinanceFields> {}
