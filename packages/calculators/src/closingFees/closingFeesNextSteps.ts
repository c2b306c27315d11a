import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import type { Judgement } from "../result/judgement/Judgement.ts";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function closingFeesNextSteps(
  { homePrice, downPayment }: ClosingFeesInputs,
  { mortgageAmount }: ClosingFeesResult,
  { check }: Judgement,
): NextStepChoices {
  return {
    pages: check.holds ? ["apply", "buyHome", "askSomebody"] : ["askSomebody", "buyHome"],
    calculators: [
      { to: "payment", values: { loanAmount: mortgageAmount } },
      { to: "rent-vs-buy", values: { homePrice, downPayment } },
    ],
  };
}
