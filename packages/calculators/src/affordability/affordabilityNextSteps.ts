import type { AffordabilityInputs, AffordabilityResult } from "@simcoe/calculator-engine";
import { explainAffordability } from "@simcoe/calculator-engine/insight";
import { type CarryOnChoices, dollarsAtStep } from "./CarryOnChoices.ts";
import { apply, askSomebody, buyHome, combineDebts } from "./nextSteps.ts";

export function affordabilityCarryOn(
  inputs: AffordabilityInputs,
  { maxPrice }: AffordabilityResult,
): CarryOnChoices {
  const { downPayment, interestRate, loanTerm } = inputs;
  const loanAmount = dollarsAtStep(explainAffordability(inputs), "mortgage");
  const homePrice = Math.round(maxPrice);
  if (loanAmount <= 0) return { nextSteps: [combineDebts, askSomebody], onward: [] };
  return {
    nextSteps: [buyHome, apply, askSomebody],
    onward: [
      { to: "payment", values: { loanAmount, interestRate, loanTerm } },
      { to: "closing-fees", values: { homePrice, ...(downPayment > 0 && { downPayment }) } },
      { to: "rent-vs-buy", values: { homePrice, downPayment, interestRate } },
    ],
  };
}
