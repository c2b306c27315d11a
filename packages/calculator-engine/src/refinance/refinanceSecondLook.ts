import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { checkRefinance, type RefinanceCheck } from "./refinanceCheck.ts";
import { type RefinanceCircumstances, refinanceCircumstances } from "./refinanceCircumstances.ts";
import { type RefinanceInputs, refinance } from "./refinanceEstimate.ts";

export type RefinanceSecondLook = SecondLook<RefinanceCheck, "refinance">;

/**
 * Looks at refinancing up to the end of the present term: whether the interest saved until then pays for
 * the closing costs and for leaving early. At renewal, up to the end of the mortgage.
 *
 * The advice holds when "beneficial" gains by that measure, or "not worth it" does not.
 *
 * @throws CalculatorInputError
 */
export function refinanceSecondLook(
  inputs: RefinanceInputs,
  given: Partial<RefinanceCircumstances> = {},
): RefinanceSecondLook {
  const { recommendationId } = refinance.calculate(inputs);
  const figures = checkRefinance(inputs, completeCircumstances(refinanceCircumstances, given));
  const promised = recommendationId === "beneficial";
  const gains = figures.gain > 0;
  return {
    id: "refinance",
    checked: recommendationId,
    holds: promised === gains,
    refutes: promised && !gains ? ["monthlySavings", "totalSavings"] : [],
    figures,
  };
}
