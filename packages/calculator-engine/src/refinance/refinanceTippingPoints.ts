import { amount, positiveAmount, rate } from "../fieldRules.ts";
import {
  findTippingPoint,
  pointsFound,
  type TippingPoint,
} from "../tippingPoints/findTippingPoint.ts";
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
  return pointsFound([
    findTippingPoint({
      input: { id: "newRate", value: inputs.newRate, unit: "percent" },
      range: rate,
      rising: ["beneficial", "not-worth-it"],
      answerAt: (newRate) => answer({ newRate }),
    }),
    findTippingPoint({
      input: { id: "closingCosts", value: inputs.closingCosts, unit: "dollars" },
      range: amount,
      rising: ["beneficial", "not-worth-it"],
      answerAt: (closingCosts) => answer({ closingCosts }),
    }),
    findTippingPoint({
      input: { id: "currentBalance", value: inputs.currentBalance, unit: "dollars" },
      range: positiveAmount,
      rising: ["not-worth-it", "beneficial"],
      answerAt: (currentBalance) => answer({ currentBalance }),
    }),
  ]);
}
