import { positiveAmount } from "../fieldRules.ts";
import {
  findTippingPoint,
  pointsFound,
  type TippingPoint,
} from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import { type ClosingFeesInputs, closingFees, workOutClosingFees } from "./closingFeesEstimate.ts";
import type { DownPaymentWarningId } from "./downPaymentWarning.ts";

export type ClosingFeesAnswer = DownPaymentWarningId | "no-insurance-needed";

/** From the smallest share of the price to the largest. */
const rising: readonly ClosingFeesAnswer[] = [
  "below-minimum",
  "insurance-needed",
  "no-insurance-needed",
];

/**
 * The down payment and the price at which the warning about the down payment changes: under 5 %,
 * from 5 % and from 20 %, where no mortgage default insurance is needed.
 *
 * @throws CalculatorInputError
 */
export function closingFeesTippingPoints(inputs: ClosingFeesInputs): readonly TippingPoint[] {
  assertValid(closingFees, inputs);
  const { homePrice, downPayment } = inputs;
  const answer = (changed: Partial<ClosingFeesInputs>): ClosingFeesAnswer =>
    workOutClosingFees({ ...inputs, ...changed }).result.warning?.id ?? "no-insurance-needed";
  return pointsFound([
    findTippingPoint({
      input: { id: "downPayment", value: downPayment, unit: "dollars" },
      range: { min: positiveAmount.min, max: homePrice },
      rising: rising,
      answerAt: (value) => answer({ downPayment: value }),
    }),
    findTippingPoint({
      input: { id: "homePrice", value: homePrice, unit: "dollars" },
      range: { min: downPayment, max: positiveAmount.max },
      rising: rising.toReversed(),
      answerAt: (value) => answer({ homePrice: value }),
    }),
  ]);
}
