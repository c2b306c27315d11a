import { defineCalculator } from "../defineCalculator.ts";
import { presentValue } from "../finance/presentValue.ts";
import { type AffordabilityInputs, affordabilityFields } from "./affordabilityFields.ts";

export interface AffordabilityResult {
  readonly maxPrice: number;
}

/** The percentage of gross income that debts and mortgage may take together. */
export const debtToIncome = 32;

export function workOutAffordability(inputs: AffordabilityInputs) {
  const { annualIncome, monthlyDebts, downPayment, interestRate, loanTerm } = inputs;
  const monthlyIncome = annualIncome / 12;
  const affordablePayment = (monthlyIncome * debtToIncome) / 100 - monthlyDebts;
  const monthlyRate = interestRate / 1200;
  const months = loanTerm * 12;
  const affordableMortgage = presentValue(affordablePayment, monthlyRate, months);
  const maxPrice = Math.max(0, affordableMortgage + downPayment);
  return {
    workings: { monthlyIncome, affordablePayment, monthlyRate, months, affordableMortgage },
    result: { maxPrice },
  };
}

/**
 * Affordability calculator: the price at which mortgage and other debts take 32 % of gross income.
 *
 * Assumes monthly compounding and no stress test, insurance or taxes; `affordabilityInsight` counts
 * those.
 *
 * @throws CalculatorInputError
 * @example
 * affordability.calculate({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * }); // { maxPrice: 519676.76… }
 */
export const affordability = /* @__PURE__ */ defineCalculator<
  AffordabilityInputs,
  AffordabilityResult
>({
  id: "affordability",
  fields: affordabilityFields,
  workOut: workOutAffordability,
});
