import type { RefinanceInputs, RefinanceResult } from "@simcoe/calculator-engine";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function refinanceNextSteps(
  { currentBalance, newRate, yearsRemaining }: RefinanceInputs,
  { recommendationId }: RefinanceResult,
): NextStepChoices {
  return {
    pages:
      recommendationId === "beneficial"
        ? ["changeMortgage", "apply", "askSomebody"]
        : ["waitForRenewal", "askSomebody"],
    calculators: [
      {
        to: "payment",
        values: { loanAmount: currentBalance, interestRate: newRate, loanTerm: yearsRemaining },
      },
    ],
  };
}
