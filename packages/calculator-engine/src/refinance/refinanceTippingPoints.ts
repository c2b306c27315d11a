import { amount, positiveAmount, rate } from "../fieldRules.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import { type RefinanceInputs, refinance, workOutRefinance } from "./refinanceEstimate.ts";

/**
 * The new rate, closing costs and balance at which the recommendation changes.
 *
 * @throws CalculatorInputError
 */
export function refinanceTippingPoints(inputs: RefinanceInputs): readonly TippingPoint[] {
  refinance.calculate(inputs);
  const answer = (changed: Partial<RefinanceInputs>) =>
    workOutRefinance({ ...inputs, ...changed }).result.recommendation;
  return [
    findTippingPoint({
      field: "newRate",
      label: "new rate",
      unit: "percent",
      current: inputs.newRate,
      range: rate,
      answerAt: (newRate) => answer({ newRate }),
    }),
    findTippingPoint({
      field: "closingCosts",
      label: "total of closing costs",
      unit: "dollars",
      current: inputs.closingCosts,
      range: amount,
      answerAt: (closingCosts) => answer({ closingCosts }),
    }),
    findTippingPoint({
      field: "currentBalance",
      label: "balance",
      unit: "dollars",
      current: inputs.currentBalance,
      range: positiveAmount,
      answerAt: (currentBalance) => answer({ currentBalance }),
    }),
  ];
}
