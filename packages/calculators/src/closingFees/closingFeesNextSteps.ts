import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function closingFeesNextSteps(
  { homePrice, downPayment }: ClosingFeesInputs,
  { mortgageAmount }: ClosingFeesResult,
): NextStepChoices {
  return {
    pages: ["buyHome", "apply", "askSomebody"],
    calculators: [
      { to: "payment", values: { loanAmount: mortgageAmount } },
      { to: "rent-vs-buy", values: { homePrice, downPayment } },
    ],
  };
}
