import { dollars, homeIncome } from "@mortgage-kit/calculator-engine";
import type { HomeIncomeForm } from "@mortgage-kit/calculator-engine/form/en/homeIncome";
import { viewOf } from "../makeView.ts";
import { cents, summaryOf } from "../result/Figure.ts";

/**
 * Creates the view of the calculator of the income that a home takes.
 *
 * @example
 * homeIncomeView(homeIncomeFormEnglish, en).title; // "What Income Does This Home Take?"
 */
export const homeIncomeView = viewOf((words: HomeIncomeForm) => ({
  calculator: homeIncome,
  stepFacts: { step: 3, asked: words.asked },
  loadResult: async () => (await import("./HomeIncomeResult.tsx")).homeIncomeResult(words),
  loadClass: () => import("../wizard/purchaseClass.ts"),
  summarize: summaryOf(words, [
    ["incomeByRule", dollars],
    ["housePayment", cents],
  ]),
}));
