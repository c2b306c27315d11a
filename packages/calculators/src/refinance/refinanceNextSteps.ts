import type { RefinanceInputs, RefinanceResult } from "@simcoe/calculator-engine";
import type { Judgement } from "../result/judgement/Judgement.ts";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function refinanceNextSteps(
  { currentBalance, newRate, yearsRemaining }: RefinanceInputs,
  { recommendationId }: RefinanceResult,
  { check }: Judgement,
): NextStepChoices {
  return {
    pages:
      recommendationId === "beneficial" && check.holds
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
