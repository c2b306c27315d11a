import type { PaymentInputs } from "@simcoe/calculator-engine";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function paymentNextSteps(inputs: PaymentInputs): NextStepChoices {
  const { loanAmount, interestRate, loanTerm } = inputs;
  return {
    pages: ["apply", "buyHome", "askSomebody"],
    calculators: [
      { to: "affordability", values: { interestRate, loanTerm } },
      {
        to: "refinance",
        values: { currentBalance: loanAmount, currentRate: interestRate, yearsRemaining: loanTerm },
      },
    ],
  };
}
