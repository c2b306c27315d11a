import type { RefinanceInputs, RefinanceResult } from "@simcoe/calculator-engine";
import type { CarryOnChoices } from "./CarryOnChoices.ts";
import { apply, askSomebody, changeMortgage, waitForRenewal } from "./nextSteps.ts";

export function refinanceCarryOn(
  { currentBalance, newRate, yearsRemaining }: RefinanceInputs,
  { recommendation }: RefinanceResult,
): CarryOnChoices {
  const pays = recommendation === "Refinancing appears beneficial";
  return {
    nextSteps: pays ? [changeMortgage, apply, askSomebody] : [waitForRenewal, askSomebody],
    onward: [
      {
        to: "payment",
        values: { loanAmount: currentBalance, interestRate: newRate, loanTerm: yearsRemaining },
      },
    ],
  };
}
