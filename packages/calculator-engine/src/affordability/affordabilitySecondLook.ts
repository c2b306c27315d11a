import type { SecondLook } from "../secondLook/secondLook.ts";
import type { AffordabilityInputs } from "./affordabilityEstimate.ts";
import {
  type AffordabilityCircumstances,
  affordabilityLenderView,
} from "./affordabilityLenderView.ts";

export interface AffordabilityCheck {
  /** Dollars: the estimate's price and the one a lender would finance. */
  readonly estimated: number;
  readonly financed: number;
}

export type AffordabilitySecondLook = SecondLook<AffordabilityCheck, "affordability">;

/**
 * Whether a lender would finance the estimated price: refuted where it would stop more than a tenth
 * below it. A lender that goes further refutes nothing.
 *
 * @throws CalculatorInputError
 */
export function affordabilitySecondLook(
  inputs: AffordabilityInputs,
  given: Partial<AffordabilityCircumstances> = {},
): AffordabilitySecondLook {
  const { headline, lender, isFar } = affordabilityLenderView(inputs, given);
  const holds = !isFar || lender.value > headline.value;
  return {
    id: "affordability",
    checked: "headline",
    holds,
    refutes: holds ? [] : ["maxPrice"],
    figures: { estimated: headline.value, financed: lender.value },
  };
}
