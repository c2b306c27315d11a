import {
  type ExplanationStep,
  explainDecision,
  explainSteps,
  figuresOf,
} from "../explain/explainSteps.ts";
import { levelPaymentFormula } from "../explain/levelPaymentFormula.ts";
import { sharedFigures } from "../figures.ts";
import { assertValid } from "../validate.ts";
import {
  breakEvenLimit,
  type RefinanceInputs,
  refinance,
  workOutRefinance,
} from "./refinanceEstimate.ts";
import { refinanceFigures } from "./refinanceFigures.ts";

/**
 * The refinancing estimate step by step; the last step is the recommendation.
 *
 * @throws CalculatorInputError
 */
export function explainRefinance(inputs: RefinanceInputs): readonly ExplanationStep[] {
  assertValid(refinance, inputs);
  const { workings, result } = workOutRefinance(inputs);
  const { recommendationId, recommendation, ...results } = result;
  const figures = figuresOf(
    { ...sharedFigures, ...refinanceFigures },
    { ...inputs, ...workings, ...results, breakEvenLimit },
  );
  const saves = results.monthlySavings > 0;
  const steps = explainSteps(figures, [
    ["months", "{yearsRemaining} × 12"],
    ["currentMonthlyRate", "{currentRate} ÷ 12"],
    [
      "currentPayment",
      levelPaymentFormula("currentBalance", "currentMonthlyRate", "months", inputs.currentRate),
    ],
    ["newMonthlyRate", "{newRate} ÷ 12"],
    [
      "newPayment",
      levelPaymentFormula("currentBalance", "newMonthlyRate", "months", inputs.newRate),
    ],
    ["monthlySavings", "{currentPayment} − {newPayment}"],
    saves
      ? ["breakEvenMonths", "{closingCosts} ÷ {monthlySavings}"]
      : ["breakEvenMonths", "0", { since: "{monthlySavings} ≤ 0" }],
    ["totalSavings", "{monthlySavings} × {months} − {closingCosts}"],
  ]);
  const comparison = recommendationId === "beneficial" ? "<" : "≥";
  const condition = saves
    ? `{monthlySavings} > 0 and {breakEvenMonths} ${comparison} {breakEvenLimit}`
    : "{monthlySavings} ≤ 0";
  return [...steps, explainDecision(recommendationId, figures, condition)];
}
