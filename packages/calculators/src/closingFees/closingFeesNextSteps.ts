import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import type { CarryOnChoices } from "./CarryOnChoices.ts";
import { apply, askSomebody, buyHome } from "./nextSteps.ts";

export function closingFeesCarryOn(
  { homePrice, downPayment }: ClosingFeesInputs,
  { mortgageAmount }: ClosingFeesResult,
): CarryOnChoices {
  return {
    nextSteps: [buyHome, apply, askSomebody],
    onward: [
      { to: "payment", values: { loanAmount: mortgageAmount } },
      { to: "rent-vs-buy", values: { homePrice, downPayment } },
    ],
  };
}
