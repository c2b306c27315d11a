import { positiveAmount, rate, years } from "../fieldRules.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import { type RentVsBuyInputs, rentVsBuy, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

/**
 * The rent, stay, price and interest rate at which the other choice becomes the better one.
 *
 * @throws CalculatorInputError
 */
export function rentVsBuyTippingPoints(inputs: RentVsBuyInputs): readonly TippingPoint[] {
  rentVsBuy.calculate(inputs);
  const answer = (changed: Partial<RentVsBuyInputs>) =>
    workOutRentVsBuy({ ...inputs, ...changed }).result.recommendation;
  return [
    findTippingPoint({
      field: "monthlyRent",
      label: "monthly rent",
      unit: "dollars",
      current: inputs.monthlyRent,
      range: positiveAmount,
      answerAt: (monthlyRent) => answer({ monthlyRent }),
    }),
    findTippingPoint({
      field: "yearsToStay",
      label: "stay",
      unit: "years",
      current: inputs.yearsToStay,
      range: years,
      answerAt: (yearsToStay) => answer({ yearsToStay }),
    }),
    findTippingPoint({
      field: "homePrice",
      label: "home price",
      unit: "dollars",
      current: inputs.homePrice,
      range: positiveAmount,
      answerAt: (homePrice) => answer({ homePrice }),
    }),
    findTippingPoint({
      field: "interestRate",
      label: "mortgage rate",
      unit: "percent",
      current: inputs.interestRate,
      range: rate,
      answerAt: (interestRate) => answer({ interestRate }),
    }),
  ];
}
