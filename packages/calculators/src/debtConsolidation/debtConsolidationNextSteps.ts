import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import type { Judgement } from "../result/judgement/Judgement.ts";
import type { NextStepChoices } from "../result/nextSteps/NextStepChoices.ts";

export function debtConsolidationNextSteps(
  { newRate, newTerm }: DebtConsolidationInputs,
  { currentTotalBalance, currentTotalPayment, monthlySavings }: DebtConsolidationResult,
  { check }: Judgement,
): NextStepChoices {
  return {
    pages:
      monthlySavings > 0 && check.holds
        ? ["combineDebts", "apply", "askSomebody"]
        : ["askSomebody", "combineDebts"],
    calculators: [
      {
        to: "payment",
        values: { loanAmount: currentTotalBalance, interestRate: newRate, loanTerm: newTerm },
      },
      { to: "affordability", values: { monthlyDebts: currentTotalPayment } },
    ],
  };
}
