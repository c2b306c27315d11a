import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import type { CarryOnChoices } from "./CarryOnChoices.ts";
import { apply, askSomebody, combineDebts } from "./nextSteps.ts";

export function debtConsolidationCarryOn(
  { newRate, newTerm }: DebtConsolidationInputs,
  { currentTotalBalance, currentTotalPayment, monthlySavings }: DebtConsolidationResult,
): CarryOnChoices {
  return {
    nextSteps: monthlySavings > 0 ? [combineDebts, apply, askSomebody] : [askSomebody],
    onward: [
      {
        to: "payment",
        values: { loanAmount: currentTotalBalance, interestRate: newRate, loanTerm: newTerm },
      },
      { to: "affordability", values: { monthlyDebts: currentTotalPayment } },
    ],
  };
}
