import { positiveAmount, rate, years } from "../fieldRules.ts";
import {
  findTippingPoint,
  pointsFound,
  type TippingPoint,
} from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import { type RentVsBuyInputs, rentVsBuy, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

/**
 * The rent, stay, price and interest rate at which the other choice becomes the better one.
 *
 * @throws CalculatorInputError
 */
export function rentVsBuyTippingPoints(inputs: RentVsBuyInputs): readonly TippingPoint[] {
  assertValid(rentVsBuy, inputs);
  const answer = (changed: Partial<RentVsBuyInputs>) =>
    workOutRentVsBuy({ ...inputs, ...changed }).result.recommendationId;
  return pointsFound([
    findTippingPoint({
      input: { id: "monthlyRent", value: inputs.monthlyRent, unit: "dollars" },
      range: positiveAmount,
      rising: ["renting-better", "buying-better"],
      answerAt: (monthlyRent) => answer({ monthlyRent }),
    }),
    findTippingPoint({
      input: { id: "yearsToStay", value: inputs.yearsToStay, unit: "years" },
      range: years,
      rising: ["renting-better", "buying-better"],
      answerAt: (yearsToStay) => answer({ yearsToStay }),
    }),
    findTippingPoint({
      input: { id: "homePrice", value: inputs.homePrice, unit: "dollars" },
      range: positiveAmount,
      rising: ["buying-better", "renting-better"],
      answerAt: (homePrice) => answer({ homePrice }),
    }),
    findTippingPoint({
      input: { id: "interestRate", value: inputs.interestRate, unit: "percent" },
      range: rate,
      rising: ["buying-better", "renting-better"],
      answerAt: (interestRate) => answer({ interestRate }),
    }),
  ]);
}
