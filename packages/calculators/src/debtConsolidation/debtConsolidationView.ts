import { debtConsolidation, dollars } from "@mortgage-kit/calculator-engine";
import type { DebtConsolidationForm } from "@mortgage-kit/calculator-engine/form/en/debtConsolidation";
import { viewOf } from "../makeView.ts";
import { cents, summaryOf, toneOf } from "../result/Figure.ts";

/**
 * Creates the view of the debt consolidation calculator: monthly savings and interest savings.
 *
 * @example
 * debtConsolidationView(debtConsolidationFormEnglish, en).title; // "Debt Consolidation"
 */
export const debtConsolidationView = viewOf((words: DebtConsolidationForm) => {
  const { defaults } = debtConsolidation;
  const debts = defaults.debts.map((debt) => ({ ...debt, name: words.firstDebt }));
  return {
    calculator: { ...debtConsolidation, defaults: { ...defaults, debts } },
    stepFacts: { step: 3, asked: words.asked },
    loadResult: async () =>
      (await import("./DebtConsolidationResult.tsx")).debtConsolidationResult(words),
    summarize: summaryOf(
      words,
      [
        ["monthlySavings", cents, toneOf],
        ["currentTotalBalance", dollars],
        ["currentTotalPayment", cents],
        ["newPayment", cents],
        ["interestSavings", dollars, toneOf],
      ],
      ({ recommendationId }) => recommendationId === "highly-recommended",
    ),
  };
});
