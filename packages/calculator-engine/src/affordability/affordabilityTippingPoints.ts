import { insuranceFreePercent } from "../closingFees/downPaymentWarning.ts";
import { amount, positiveAmount, rate } from "../fieldRules.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import {
  type AffordabilityInputs,
  affordability,
  workOutAffordability,
} from "./affordabilityEstimate.ts";

/**
 * Where the affordability answer turns: the inputs at which the down payment is no longer, or becomes,
 * 20 % of the maximum price, and the debts at which no mortgage is affordable at all.
 *
 * @throws CalculatorInputError
 */
export function affordabilityTippingPoints(inputs: AffordabilityInputs): readonly TippingPoint[] {
  affordability.calculate(inputs);
  return [
    findTippingPoint({
      field: "downPayment",
      label: "down payment",
      unit: "dollars",
      current: inputs.downPayment,
      range: amount,
      answerAt: (downPayment) => shareAnswer({ ...inputs, downPayment }),
    }),
    findTippingPoint({
      field: "annualIncome",
      label: "annual income",
      unit: "dollars",
      current: inputs.annualIncome,
      range: positiveAmount,
      answerAt: (annualIncome) => shareAnswer({ ...inputs, annualIncome }),
    }),
    findTippingPoint({
      field: "interestRate",
      label: "interest rate",
      unit: "percent",
      current: inputs.interestRate,
      range: rate,
      answerAt: (interestRate) => shareAnswer({ ...inputs, interestRate }),
    }),
    findTippingPoint({
      field: "monthlyDebts",
      label: "total of monthly debts",
      unit: "dollars",
      current: inputs.monthlyDebts,
      range: amount,
      answerAt: (monthlyDebts) =>
        workOutAffordability({ ...inputs, monthlyDebts }).workings.affordablePayment > 0
          ? "the income carries a mortgage"
          : "the income carries no mortgage",
    }),
  ];
}

function shareAnswer(inputs: AffordabilityInputs): string {
  const { maxPrice } = workOutAffordability(inputs).result;
  return inputs.downPayment * 100 >= maxPrice * insuranceFreePercent
    ? "the maximum price needs no mortgage default insurance"
    : "the maximum price needs mortgage default insurance";
}
