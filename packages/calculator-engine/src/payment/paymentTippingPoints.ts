import { rate, years } from "../fieldRules.ts";
import {
  findTippingPoint,
  pointsFound,
  type TippingPoint,
} from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import { type PaymentInputs, payment, workOutPayment } from "./paymentEstimate.ts";

export type PaymentAnswer = "interest-below-loan" | "interest-reaches-loan";

/**
 * The interest rate and the term at which the interest comes to as much as the loan itself.
 *
 * @throws CalculatorInputError
 */
export function paymentTippingPoints(inputs: PaymentInputs): readonly TippingPoint[] {
  assertValid(payment, inputs);
  return pointsFound([
    findTippingPoint({
      input: { id: "interestRate", value: inputs.interestRate, unit: "percent" },
      range: rate,
      rising: ["interest-below-loan", "interest-reaches-loan"],
      answerAt: (interestRate) => answer({ ...inputs, interestRate }),
    }),
    findTippingPoint({
      input: { id: "loanTerm", value: inputs.loanTerm, unit: "years" },
      range: years,
      rising: ["interest-below-loan", "interest-reaches-loan"],
      answerAt: (loanTerm) => answer({ ...inputs, loanTerm }),
    }),
  ]);
}

const answer = (inputs: PaymentInputs): PaymentAnswer =>
  workOutPayment(inputs).result.totalInterest < inputs.loanAmount
    ? "interest-below-loan"
    : "interest-reaches-loan";
