import { insuranceFreePercent } from "../closingFees/typicalFees.ts";
import { amount, positiveAmount, rate } from "../fieldRules.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import {
  type AffordabilityInputs,
  affordability,
  workOutAffordability,
} from "./affordabilityEstimate.ts";

export type AffordabilityAnswer =
  | "price-needs-insurance"
  | "price-needs-no-insurance"
  | "income-carries-mortgage"
  | "income-carries-no-mortgage";

/**
 * Where the affordability answer turns: the inputs at which the down payment is no longer, or becomes,
 * 20 % of the maximum price, and the debts at which no mortgage is affordable at all.
 *
 * @throws CalculatorInputError
 */
export function affordabilityTippingPoints(inputs: AffordabilityInputs): readonly TippingPoint[] {
  assertValid(affordability, inputs);
  const { downPayment, annualIncome, interestRate, monthlyDebts } = inputs;
  return [
    findTippingPoint({
      input: { id: "downPayment", value: downPayment, unit: "dollars" },
      range: amount,
      answerAt: (value) => shareAnswer({ ...inputs, downPayment: value }),
    }),
    findTippingPoint({
      input: { id: "annualIncome", value: annualIncome, unit: "dollars" },
      range: positiveAmount,
      answerAt: (value) => shareAnswer({ ...inputs, annualIncome: value }),
    }),
    findTippingPoint({
      input: { id: "interestRate", value: interestRate, unit: "percent" },
      range: rate,
      answerAt: (value) => shareAnswer({ ...inputs, interestRate: value }),
    }),
    findTippingPoint({
      input: { id: "monthlyDebts", value: monthlyDebts, unit: "dollars" },
      range: amount,
      answerAt: (value) =>
        workOutAffordability({ ...inputs, monthlyDebts: value }).workings.affordablePayment > 0
          ? "income-carries-mortgage"
          : "income-carries-no-mortgage",
    }),
  ];
}

function shareAnswer(inputs: AffordabilityInputs): AffordabilityAnswer {
  const { maxPrice } = workOutAffordability(inputs).result;
  return inputs.downPayment * 100 >= maxPrice * insuranceFreePercent
    ? "price-needs-no-insurance"
    : "price-needs-insurance";
}
