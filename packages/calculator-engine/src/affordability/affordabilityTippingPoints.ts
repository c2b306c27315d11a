import { insuranceFreePercent } from "../closingFees/typicalFees.ts";
import { amount, positiveAmount } from "../fieldRules.ts";
import {
  findTippingPoint,
  pointsFound,
  type TippingPoint,
} from "../tippingPoints/findTippingPoint.ts";
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
 * Where the affordability answer turns: the down payment that is a fifth of the maximum price, and the
 * income and debts at which no mortgage is affordable at all.
 *
 * @throws CalculatorInputError
 */
export function affordabilityTippingPoints(inputs: AffordabilityInputs): readonly TippingPoint[] {
  assertValid(affordability, inputs);
  const { downPayment, annualIncome, monthlyDebts } = inputs;
  return pointsFound([
    findTippingPoint({
      input: { id: "downPayment", value: downPayment, unit: "dollars" },
      range: amount,
      rising: ["price-needs-insurance", "price-needs-no-insurance"],
      answerAt: (value) => shareAnswer({ ...inputs, downPayment: value }),
    }),
    // Without debts every income carries something.
    monthlyDebts > 0
      ? findTippingPoint({
          input: { id: "annualIncome", value: annualIncome, unit: "dollars" },
          range: positiveAmount,
          rising: ["income-carries-no-mortgage", "income-carries-mortgage"],
          answerAt: (value) => carryAnswer({ ...inputs, annualIncome: value }),
        })
      : null,
    findTippingPoint({
      input: { id: "monthlyDebts", value: monthlyDebts, unit: "dollars" },
      range: amount,
      rising: ["income-carries-mortgage", "income-carries-no-mortgage"],
      answerAt: (value) => carryAnswer({ ...inputs, monthlyDebts: value }),
    }),
  ]);
}

function shareAnswer(inputs: AffordabilityInputs): AffordabilityAnswer {
  const { maxPrice } = workOutAffordability(inputs).result;
  return inputs.downPayment * 100 >= maxPrice * insuranceFreePercent
    ? "price-needs-no-insurance"
    : "price-needs-insurance";
}

const carryAnswer = (inputs: AffordabilityInputs): AffordabilityAnswer =>
  workOutAffordability(inputs).workings.affordablePayment > 0
    ? "income-carries-mortgage"
    : "income-carries-no-mortgage";
