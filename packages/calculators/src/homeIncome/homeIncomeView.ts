import {
  type HomeIncomeInputs,
  type HomeIncomeResult,
  homeIncome,
} from "@mortgage-kit/calculator-engine";
import type { HomeIncomeForm } from "@mortgage-kit/calculator-engine/form/en/homeIncome";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { cents, dollars, labelled } from "../result/Figure.ts";

/** Returns the view of the calculator of the income that a home takes. */
export function homeIncomeView(words: HomeIncomeForm, language: Language, engineWords: LoadWords) {
  const figure = labelled(words.figures);
  return makeView({
    calculator: homeIncome,
    words,
    language,
    engineWords,
    resultParts: async () => (await import("./HomeIncomeResult.tsx")).homeIncomeParts(words),
    namedBy: {},
    summarize: (result: HomeIncomeResult, inputs: HomeIncomeInputs) => ({
      headline: figure("incomeByRule", dollars(result.incomeByRule), {
        note: words.notes.incomeByRule,
      }),
      groups: [{ figures: [figure("housePayment", cents(result.housePayment))] }],
      sentence: words.sentence(result, inputs),
    }),
  });
}
