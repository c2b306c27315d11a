import type { SecondLook } from "../secondLook/secondLook.ts";
import { type ClosingFeesInputs, closingFees } from "./closingFeesEstimate.ts";
import { type ClosingFeesCircumstances, closingFeesLenderView } from "./closingFeesLenderView.ts";

export interface ClosingFeesCheck {
  /** Dollars in cash: the estimate's and what a lawyer would ask for. */
  readonly estimated: number;
  readonly asked: number;
  /** The least down payment by law in dollars, and what is missing of it; 0 where it is there. */
  readonly minimum: number;
  readonly missing: number;
  /** The insurance premium in dollars: by the estimate's tier, and by the insurers' published table. */
  readonly estimatedPremium: number;
  readonly publishedPremium: number;
}

export type ClosingFeesSecondLook = SecondLook<ClosingFeesCheck, "closing-fees">;

/**
 * Whether the purchase can close with the estimated cash: refuted where the down payment is below what
 * the law asks for, or a lawyer would ask for more than a tenth more.
 *
 * @throws CalculatorInputError
 */
export function closingFeesSecondLook(
  inputs: ClosingFeesInputs,
  given: Partial<ClosingFeesCircumstances> = {},
): ClosingFeesSecondLook {
  const { mortgageInsurance } = closingFees.calculate(inputs);
  const { headline, lender, isFar, limit, findings } = closingFeesLenderView(inputs, given);
  const found = (id: string) => findings.find((each) => each.id === id)?.value ?? 0;
  const missing = limit.id === "refused" ? limit.missing.value : 0;
  const isShort = isFar && lender.value > headline.value;
  return {
    id: "closing-fees",
    checked: "headline",
    holds: missing === 0 && !isShort,
    refutes: missing > 0 || isShort ? ["cashRequired", "totalClosingCosts"] : [],
    figures: {
      estimated: headline.value,
      asked: lender.value,
      minimum: found("minimumDown"),
      missing,
      estimatedPremium: mortgageInsurance,
      publishedPremium: found("premium"),
    },
  };
}
