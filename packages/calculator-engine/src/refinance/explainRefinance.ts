import { assertValid } from "../checkInputs.ts";
import {
  type ExplanationStep,
  explainDecision,
  explainSteps,
  figuresOf,
} from "../explain/explainSteps.ts";
import { levelPaymentLine } from "../explain/loanFormulas.ts";
import type { Unit } from "../quantity.ts";
import {
  breakEvenLimit,
  type RefinanceInputs,
  refinance,
  refinanceFields,
  workOutRefinance,
} from "./refinanceEstimate.ts";

export const refinanceFigures = {
  breakEvenLimit: "months",
  currentMonthlyRate: "fraction",
  newMonthlyRate: "fraction",
  currentPayment: "dollars",
  breakEvenMonths: "months",
  totalSavings: "dollars",
  lenderTotalSavings: "dollars",
  interestSavedInTerm: "dollars",
  costOfChanging: "dollars",
  breakEvenWithCharge: "months",
  refinanceMax: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/**
 * Explains the refinancing estimate step by step; the last step is the recommendation.
 *
 * @throws CalculatorInputError
 * @example
 * explainRefinance({
 *   currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, yearsRemaining: 20, closingCosts: 3_500,
 * }).at(-1); // { kind: "decision", answer: "beneficial", … }
 */
export function explainRefinance(inputs: RefinanceInputs): readonly ExplanationStep[] {
  assertValid(refinance, inputs);
  const { workings, result } = workOutRefinance(inputs);
  const { recommendationId, recommendation, ...results } = result;
  const figures = figuresOf(refinanceFields, refinanceFigures, {
    ...inputs,
    ...workings,
    ...results,
    breakEvenLimit,
  });
  const breakEven = "{closingCosts} ÷ {monthlySavings}";
  const liveFormula = `if({monthlySavings} > 0, ${breakEven}, 0)`;
  const saves = results.monthlySavings > 0;
  const steps = explainSteps(figures, [
    ["months", "{yearsRemaining} × 12"],
    ["currentMonthlyRate", "{currentRate} ÷ 12"],
    levelPaymentLine(
      "currentPayment",
      "currentBalance",
      "currentMonthlyRate",
      "months",
      inputs.currentRate,
    ),
    ["newMonthlyRate", "{newRate} ÷ 12"],
    levelPaymentLine("newPayment", "currentBalance", "newMonthlyRate", "months", inputs.newRate),
    ["monthlySavings", "{currentPayment} − {newPayment}"],
    saves
      ? ["breakEvenMonths", breakEven, { liveFormula }]
      : ["breakEvenMonths", "0", { liveFormula, condition: "{monthlySavings} ≤ 0" }],
    ["totalSavings", "{monthlySavings} × {months} − {closingCosts}"],
  ]);
  const comparison = recommendationId === "beneficial" ? "<" : "≥";
  const condition = saves
    ? `{monthlySavings} > 0 and {breakEvenMonths} ${comparison} {breakEvenLimit}`
    : "{monthlySavings} ≤ 0";
  return [...steps, explainDecision(recommendationId, figures, condition)];
}
