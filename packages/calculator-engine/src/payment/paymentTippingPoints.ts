import { rate, years } from "../fieldRules.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import { type PaymentInputs, payment, workOutPayment } from "./paymentEstimate.ts";

/**
 * The interest rate and the term at which the interest comes to as much as the loan itself.
 *
 * @throws CalculatorInputError
 */
export function paymentTippingPoints(inputs: PaymentInputs): readonly TippingPoint[] {
  payment.calculate(inputs);
  return [
    findTippingPoint({
      field: "interestRate",
      label: "interest rate",
      unit: "percent",
      current: inputs.interestRate,
      range: rate,
      answerAt: (interestRate) => answer({ ...inputs, interestRate }),
    }),
    findTippingPoint({
      field: "loanTerm",
      label: "term",
      unit: "years",
      current: inputs.loanTerm,
      range: years,
      answerAt: (loanTerm) => answer({ ...inputs, loanTerm }),
    }),
  ];
}

const answer = (inputs: PaymentInputs) =>
  workOutPayment(inputs).result.totalInterest < inputs.loanAmount
    ? "the interest costs less than the amount borrowed"
    : "the interest costs as much as the amount borrowed";
