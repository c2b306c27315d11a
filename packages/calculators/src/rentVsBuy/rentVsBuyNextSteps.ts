import type { RentVsBuyInputs, RentVsBuyResult } from "@simcoe/calculator-engine";
import type { Judgement } from "../result/judgement/Judgement.ts";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function rentVsBuyNextSteps(
  { homePrice, downPayment, interestRate }: RentVsBuyInputs,
  { isRentingBetter }: RentVsBuyResult,
  { check }: Judgement,
): NextStepChoices {
  const leavesLoan = downPayment > 0 && downPayment < homePrice;
  return {
    pages:
      isRentingBetter || !check.holds
        ? ["askSomebody", "buyHome"]
        : ["buyHome", "apply", "askSomebody"],
    calculators: [
      { to: "affordability", values: { downPayment, interestRate } },
      ...(leavesLoan ? [{ to: "closing-fees" as const, values: { homePrice, downPayment } }] : []),
    ],
  };
}
