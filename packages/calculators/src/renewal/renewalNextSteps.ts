import type { RenewalInputs, RenewalResult } from "@simcoe/calculator-engine";
import type { Judgement } from "../result/judgement/Judgement.ts";
import type { NextStepChoices, NextStepId } from "../result/nextSteps/NextStepChoices.ts";

export function renewalNextSteps(
  inputs: RenewalInputs,
  { recommendationId, choices, bestCost }: RenewalResult,
  { check }: Judgement,
): NextStepChoices {
  const { mortgageBalance, mortgageRate, amortizationYears, prepaymentCharge } = inputs;
  const best = choices.find(({ kind, cost }) => kind !== "stay" && cost === bestCost);
  const isToSwitch = recommendationId === "switch-better" && check.holds;
  const waiting: readonly NextStepId[] = inputs.monthsRemaining > 0 ? ["waitForRenewal"] : [];
  return {
    pages: isToSwitch ? ["apply", "askSomebody"] : [...waiting, "askSomebody"],
    calculators: [
      {
        to: "payment",
        values: {
          loanAmount: mortgageBalance,
          loanTerm: amortizationYears,
          interestRate: isToSwitch && best ? best.rate : inputs.renewalRate,
        },
      },
      ...(best?.offer
        ? [
            {
              to: "refinance",
              values: {
                currentBalance: mortgageBalance,
                currentRate: mortgageRate,
                newRate: best.rate,
                yearsRemaining: amortizationYears,
                closingCosts: best.offer.fees + prepaymentCharge,
              },
            } as const,
          ]
        : []),
    ],
  };
}
