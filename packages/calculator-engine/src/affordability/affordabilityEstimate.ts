import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { debtToIncome } from "../debtToIncome.ts";
import { amount, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { presentValue } from "../finance/presentValue.ts";

export const affordabilityFields = {
  /** Gross household income in dollars a year. */
  annualIncome: { rule: positiveAmount, step: 1 },
  /** Payments on other debts in dollars a month. */
  monthlyDebts: { rule: amount, step: 2 },
  /** Dollars. */ downPayment: { rule: amount, step: 3, slider: true },
  /** Percent per year, compounded monthly. */
  interestRate: { rule: rate, default: 5.5, step: 3, slider: true },
  /** Years. */
  loanTerm: { rule: yearCount, default: 25, step: 3 },
} as const;

export interface AffordabilityInputs extends InputsOf<typeof affordabilityFields> {}

export interface AffordabilityResult {
  readonly maxPrice: number;
}

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
export const affordability: CalculatorOf<AffordabilityInputs, AffordabilityResult> =
  /* @__PURE__ */ defineCalculator({
    id: "affordability",
    fields: affordabilityFields,
    workOut: workOutAffordability,
  });
