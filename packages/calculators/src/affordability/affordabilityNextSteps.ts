import type { AffordabilityInputs, AffordabilityResult } from "@simcoe/calculator-engine";
import { explainAffordability } from "@simcoe/calculator-engine/insight";
import { dollarsAtStep } from "../result/nextSteps/dollarsAtStep.ts";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function affordabilityNextSteps(
  inputs: AffordabilityInputs,
  { maxPrice }: AffordabilityResult,
): NextStepChoices {
  const { downPayment, interestRate, loanTerm } = inputs;
  const loanAmount = dollarsAtStep(explainAffordability(inputs), "mortgage");
  const homePrice = Math.round(maxPrice);
  if (loanAmount <= 0) return { pages: ["combineDebts", "askSomebody"], calculators: [] };
  return {
    pages: ["buyHome", "apply", "askSomebody"],
    calculators: [
      { to: "payment", values: { loanAmount, interestRate, loanTerm } },
      { to: "closing-fees", values: { homePrice, ...(downPayment > 0 && { downPayment }) } },
      { to: "rent-vs-buy", values: { homePrice, downPayment, interestRate } },
    ],
  };
}
