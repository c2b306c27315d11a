import type { RentVsBuyInputs, RentVsBuyResult } from "@simcoe/calculator-engine";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function rentVsBuyNextSteps(
  { homePrice, downPayment, interestRate }: RentVsBuyInputs,
  { isRentingBetter }: RentVsBuyResult,
): NextStepChoices {
  const leavesLoan = downPayment > 0 && downPayment < homePrice;
  return {
    pages: isRentingBetter ? ["buyHome", "askSomebody"] : ["buyHome", "apply", "askSomebody"],
    calculators: [
      { to: "affordability", values: { downPayment, interestRate } },
      ...(leavesLoan ? [{ to: "closing-fees" as const, values: { homePrice, downPayment } }] : []),
    ],
  };
}
