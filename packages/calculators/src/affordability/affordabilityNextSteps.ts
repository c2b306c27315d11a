import type { AffordabilityInputs, AffordabilityResult } from "@simcoe/calculator-engine";
import type { Judgement } from "../result/judgement/Judgement.ts";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function affordabilityNextSteps(
  inputs: AffordabilityInputs,
  { maxPrice }: AffordabilityResult,
  { check, view }: Judgement,
): NextStepChoices {
  const { downPayment, interestRate, loanTerm } = inputs;
  // A price that no lender would finance is nothing to go on with.
  const homePrice = Math.round(check.holds ? maxPrice : view.lender.value);
  if (homePrice <= downPayment) return { pages: ["combineDebts", "askSomebody"], calculators: [] };
  return {
    pages: ["apply", "buyHome", "askSomebody"],
    calculators: [
      { to: "payment", values: { loanAmount: homePrice - downPayment, interestRate, loanTerm } },
      { to: "closing-fees", values: { homePrice, ...(downPayment > 0 && { downPayment }) } },
      { to: "rent-vs-buy", values: { homePrice, downPayment, interestRate } },
    ],
  };
}
