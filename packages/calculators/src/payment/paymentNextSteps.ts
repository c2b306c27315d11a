import type { PaymentInputs } from "@simcoe/calculator-engine";
import type { CarryOnChoices } from "./CarryOnChoices.ts";
import { apply, askSomebody, buyHome } from "./nextSteps.ts";

export function paymentCarryOn(inputs: PaymentInputs): CarryOnChoices {
  const { loanAmount, interestRate, loanTerm } = inputs;
  return {
    nextSteps: [buyHome, apply, askSomebody],
    onward: [
      { to: "affordability", values: { interestRate, loanTerm } },
      {
        to: "refinance",
        values: { currentBalance: loanAmount, currentRate: interestRate, yearsRemaining: loanTerm },
      },
    ],
  };
}
