import { amount, positiveAmount, rate } from "../fieldRules.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import { type RefinanceInputs, refinance, workOutRefinance } from "./refinanceEstimate.ts";

/**
 * The new rate, closing costs and balance at which the recommendation changes.
 *
 * @throws CalculatorInputError
 */
export function refinanceTippingPoints(inputs: RefinanceInputs): readonly TippingPoint[] {
  assertValid(refinance, inputs);
  const answer = (changed: Partial<RefinanceInputs>) =>
    workOutRefinance({ ...inputs, ...changed }).result.recommendationId;
  return [
    findTippingPoint({
      input: { id: "newRate", value: inputs.newRate, unit: "percent" },
      range: rate,
      answerAt: (newRate) => answer({ newRate }),
    }),
    findTippingPoint({
      input: { id: "closingCosts", value: inputs.closingCosts, unit: "dollars" },
      range: amount,
      answerAt: (closingCosts) => answer({ closingCosts }),
    }),
    findTippingPoint({
      input: { id: "currentBalance", value: inputs.currentBalance, unit: "dollars" },
      range: positiveAmount,
      answerAt: (currentBalance) => answer({ currentBalance }),
    }),
  ];
}
