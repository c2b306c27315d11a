import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function debtConsolidationNextSteps(
  { newRate, newTerm }: DebtConsolidationInputs,
  { currentTotalBalance, currentTotalPayment, monthlySavings }: DebtConsolidationResult,
): NextStepChoices {
  return {
    pages: monthlySavings > 0 ? ["combineDebts", "apply", "askSomebody"] : ["askSomebody"],
    calculators: [
      {
        to: "payment",
        values: { loanAmount: currentTotalBalance, interestRate: newRate, loanTerm: newTerm },
      },
      { to: "affordability", values: { monthlyDebts: currentTotalPayment } },
    ],
  };
}
