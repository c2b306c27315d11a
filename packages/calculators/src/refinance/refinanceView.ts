import {
  type RefinanceInputs,
  type RefinanceResult,
  refinance,
} from "@mortgage-kit/calculator-engine";
import type { RefinanceForm } from "@mortgage-kit/calculator-engine/form/en/refinance";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { cents, dollars, labelled, months, toneOf } from "../result/Figure.ts";

/**
 * Returns the view of the refinance calculator: savings of a new rate against the cost of changing.
 */
export function refinanceView(words: RefinanceForm, language: Language, engineWords: LoadWords) {
  const { notes } = words;
  const figure = labelled(words.figures);
  return makeView({
    calculator: refinance,
    words,
    language,
    engineWords,
    resultParts: async () => (await import("./RefinanceResult.tsx")).refinanceParts(words),
    namedBy: {},
    summarize: (result: RefinanceResult, inputs: RefinanceInputs) => {
      const { monthlySavings, totalSavings, recommendationId } = result;
      return {
        headline: figure("monthlySavings", cents(monthlySavings), { tone: toneOf(monthlySavings) }),
        advice: {
          tone: recommendationId === "beneficial" ? "good" : "caution",
          text: words.advice(result),
          because: words.because(result),
        },
        groups: [
          {
            figures: [
              figure("currentPayment", cents(result.currentPayment)),
              figure("newPayment", cents(result.newPayment)),
              figure(
                "breakEvenMonths",
                months(result.breakEvenMonths),
                monthlySavings <= 0 ? { note: notes.noBreakEven } : {},
              ),
              figure("totalSavings", dollars(totalSavings), {
                note: notes.totalSavings(inputs),
                tone: toneOf(totalSavings),
              }),
            ],
          },
        ],
        sentence: words.sentence(result, inputs),
      };
    },
  });
}
