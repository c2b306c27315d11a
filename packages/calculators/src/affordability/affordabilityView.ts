import { affordability, dollars } from "@mortgage-kit/calculator-engine";
import type { AffordabilityForm } from "@mortgage-kit/calculator-engine/form/en/affordability";
import { viewOf } from "../makeView.ts";
import { summaryOf } from "../result/Figure.ts";

/**
 * Creates the view of the highest home price that an income supports after debts.
 *
 * @example
 * affordabilityView(affordabilityFormEnglish, en).title; // "How Much Can I Afford?"
 */
export const affordabilityView = viewOf((words: AffordabilityForm) => ({
  calculator: affordability,
  loadResult: async () => (await import("./AffordabilityResult.tsx")).affordabilityResult(words),
  stepFacts: { step: 3, asked: words.asked },
  summarize: summaryOf(words, [["maxPrice", dollars]]),
}));
