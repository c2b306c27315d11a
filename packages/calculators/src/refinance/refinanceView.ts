import { dollars, months, refinance } from "@mortgage-kit/calculator-engine";
import type { RefinanceForm } from "@mortgage-kit/calculator-engine/form/en/refinance";
import { viewOf } from "../makeView.ts";
import { cents, summaryOf, toneOf } from "../result/Figure.ts";

/**
 * Creates the view of the refinance calculator: savings of a new rate against the cost of changing.
 *
 * @example
 * refinanceView(refinanceFormEnglish, en).title; // "Should I Refinance?"
 */
export const refinanceView = viewOf((words: RefinanceForm) => ({
  calculator: refinance,
  stepFacts: { step: 3, asked: words.asked },
  loadResult: async () => (await import("./RefinanceResult.tsx")).refinanceResult(words),
  summarize: summaryOf(
    words,
    [
      ["monthlySavings", cents, toneOf],
      ["currentPayment", cents],
      ["newPayment", cents],
      ["breakEvenMonths", months],
      ["totalSavings", dollars, toneOf],
    ],
    ({ recommendationId }) => recommendationId === "beneficial",
  ),
}));
