import { type AffordabilityResult, affordability } from "@mortgage-kit/calculator-engine";
import type { AffordabilityForm } from "@mortgage-kit/calculator-engine/form/en/affordability";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { dollars, labelled } from "../result/Figure.ts";

/**
 * Returns the view of the affordability calculator: the highest home price that an income supports
 * after debts.
 */
export function affordabilityView(
  words: AffordabilityForm,
  language: Language,
  engineWords: LoadWords,
) {
  const { notes } = words;
  const figure = labelled(words.figures);
  return makeView({
    calculator: affordability,
    words,
    language,
    engineWords,
    resultParts: async () =>
      (await import("./AffordabilityResult.tsx")).affordabilityResultParts(words),
    namedBy: {},
    summarize: (result: AffordabilityResult) => ({
      headline: figure("maxPrice", dollars(result.maxPrice), { note: notes.maxPrice }),
      groups: [],
      sentence: words.sentence(result),
    }),
  });
}
