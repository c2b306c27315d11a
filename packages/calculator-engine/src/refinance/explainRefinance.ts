import { describeSteps, type ExplanationStep } from "../explain/describeSteps.ts";
import { levelPaymentFormula } from "../explain/levelPaymentFormula.ts";
import {
  breakEvenLimit,
  type RefinanceInputs,
  refinance,
  workOutRefinance,
} from "./refinanceEstimate.ts";

const terms = {
  currentBalance: ["current balance", "dollars"],
  currentRate: ["current rate", "percent"],
  newRate: ["new rate", "percent"],
  yearsRemaining: ["years remaining", "years"],
  closingCosts: ["closing costs", "dollars"],
  breakEvenLimit: ["longest worthwhile break-even", "months"],
  months: ["number of payments", "payments"],
  currentMonthlyRate: ["current monthly rate", "fraction"],
  newMonthlyRate: ["new monthly rate", "fraction"],
  currentPayment: ["current payment", "dollars"],
  newPayment: ["new payment", "dollars"],
  monthlySavings: ["monthly savings", "dollars"],
  breakEvenMonths: ["break-even", "months"],
  totalSavings: ["total savings", "dollars"],
  recommendation: ["recommendation", "text"],
} as const;

/**
 * The refinancing estimate step by step; the last step is the recommendation.
 *
 * @throws CalculatorInputError
 */
export function explainRefinance(inputs: RefinanceInputs): readonly ExplanationStep[] {
  refinance.calculate(inputs);
  const { workings, result } = workOutRefinance(inputs);
  return describeSteps({ ...inputs, ...workings, ...result, breakEvenLimit }, terms, [
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
    [
      "breakEvenMonths",
      result.monthlySavings > 0
        ? "{closingCosts} ÷ {monthlySavings}"
        : "0, since {monthlySavings} is not positive",
    ],
    ["totalSavings", "{monthlySavings} × {months} − {closingCosts}"],
    [
      "recommendation",
      "beneficial if {monthlySavings} is above 0 and {breakEvenMonths} is below {breakEvenLimit}",
    ],
  ]);
}
