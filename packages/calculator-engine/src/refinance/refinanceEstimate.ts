import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { amount, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";

export const refinanceFields = {
  /** Dollars. */ currentBalance: { rule: positiveAmount, step: 1 },
  /** Percent per year, compounded monthly. */
  currentRate: { rule: rate, step: 2 },
  /** Percent per year, compounded monthly. */
  newRate: { rule: rate, step: 2, slider: true },
  yearsRemaining: { rule: yearCount, step: 3 },
  /** Dollars. */ closingCosts: { rule: amount, step: 3, slider: true },
} as const;

export interface RefinanceInputs extends InputsOf<typeof refinanceFields> {}

export const refinanceRecommendations = {
  beneficial: "Refinancing appears beneficial",
  "not-worth-it": "Refinancing may not be worth it",
} as const;

export type RefinanceRecommendationId = keyof typeof refinanceRecommendations;

export interface RefinanceResult {
  readonly currentPayment: number;
  readonly newPayment: number;
  /** Negative when the new payment is larger. */
  readonly monthlySavings: number;
  /** Months until the savings have paid the closing costs; 0 if there are no savings. */
  readonly breakEvenMonths: number;
  /** Savings over the remaining years, minus the closing costs. */
  readonly totalSavings: number;
  readonly recommendationId: RefinanceRecommendationId;
  readonly recommendation: (typeof refinanceRecommendations)[RefinanceRecommendationId];
}

/** Break-even months below which refinancing counts as beneficial. */
export const breakEvenLimit = 60;

export function workOutRefinance(inputs: RefinanceInputs) {
  const { currentBalance, currentRate, newRate, yearsRemaining, closingCosts } = inputs;
  const months = yearsRemaining * 12;
  const currentMonthlyRate = currentRate / 1200;
  const newMonthlyRate = newRate / 1200;
  const currentPayment = levelPayment(currentBalance, currentMonthlyRate, months);
  const newPayment = levelPayment(currentBalance, newMonthlyRate, months);
  const monthlySavings = currentPayment - newPayment;
  const breakEvenMonths = monthlySavings > 0 ? closingCosts / monthlySavings : 0;
  const totalSavings = monthlySavings * months - closingCosts;
  const recommendationId: RefinanceRecommendationId =
    monthlySavings > 0 && breakEvenMonths < breakEvenLimit ? "beneficial" : "not-worth-it";
  return {
    workings: { months, currentMonthlyRate, newMonthlyRate },
    result: {
      currentPayment,
      newPayment,
      monthlySavings,
      breakEvenMonths,
      totalSavings,
      recommendationId,
      recommendation: refinanceRecommendations[recommendationId],
    },
  };
}

/**
 * Refinance calculator: the payments at both rates over the same remaining years.
 *
 * Assumes monthly compounding, an unchanged balance and no prepayment charge beyond the closing
 * costs.
 *
 * @throws CalculatorInputError
 * @example
 * refinance.calculate({
 *   currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, yearsRemaining: 20, closingCosts: 3_500,
 * }).breakEvenMonths; // 10.06…
 */
export const refinance: CalculatorOf<RefinanceInputs, RefinanceResult> =
  /* @__PURE__ */ defineCalculator({
    id: "refinance",
    fields: refinanceFields,
    workOut: workOutRefinance,
  });
