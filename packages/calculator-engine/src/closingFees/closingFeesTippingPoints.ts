import { positiveAmount } from "../fieldRules.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import { type ClosingFeesInputs, closingFees, workOutClosingFees } from "./closingFeesEstimate.ts";

/**
 * The down payment and the price at which the warning about the down payment changes: under 5 %,
 * from 5 % and from 20 %, where no mortgage default insurance is needed.
 *
 * @throws CalculatorInputError
 */
export function closingFeesTippingPoints(inputs: ClosingFeesInputs): readonly TippingPoint[] {
  closingFees.calculate(inputs);
  const { homePrice, downPayment } = inputs;
  const answer = (changed: Partial<ClosingFeesInputs>) =>
    answers[workOutClosingFees({ ...inputs, ...changed }).result.warning?.severity ?? "none"];
  return [
    findTippingPoint({
      field: "downPayment",
      label: "down payment",
      unit: "dollars",
      current: downPayment,
      range: { least: positiveAmount.least, most: homePrice },
      answerAt: (value) => answer({ downPayment: value }),
    }),
    findTippingPoint({
      field: "homePrice",
      label: "home price",
      unit: "dollars",
      current: homePrice,
      range: { least: downPayment, most: positiveAmount.most },
      answerAt: (value) => answer({ homePrice: value }),
    }),
  ];
}

const answers = {
  danger: "the down payment is below the minimum",
  caution: "mortgage default insurance is needed",
  none: "no mortgage default insurance is needed",
};
