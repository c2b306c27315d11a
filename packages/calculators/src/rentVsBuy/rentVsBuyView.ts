import {
  type RentVsBuyInputs,
  type RentVsBuyResult,
  rentVsBuy,
} from "@mortgage-kit/calculator-engine";
import type { RentVsBuyForm } from "@mortgage-kit/calculator-engine/form/en/rentVsBuy";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { cents, dollars, labelled } from "../result/Figure.ts";

/** Returns the view of the rent or buy calculator: the cost of each over a stay. */
export function rentVsBuyView(words: RentVsBuyForm, language: Language, engineWords: LoadWords) {
  const { notes } = words;
  const figure = labelled(words.figures);
  return makeView({
    calculator: rentVsBuy,
    words,
    language,
    engineWords,
    resultParts: async () => (await import("./RentVsBuyResult.tsx")).rentVsBuyParts(words),
    namedBy: {},
    summarize: (result: RentVsBuyResult, inputs: RentVsBuyInputs) => ({
      headline: figure("savings", dollars(result.savings), { note: notes.savings(result, inputs) }),
      advice: {
        tone: "good",
        text: words.advice(result),
        because: words.because(result, inputs),
      },
      groups: [
        {
          figures: [
            figure("totalRentingCost", dollars(result.totalRentingCost)),
            figure("totalBuyingCost", dollars(result.totalBuyingCost), {
              note: notes.totalBuyingCost,
            }),
            figure("monthlyOwningCost", cents(result.monthlyOwningCost), {
              note: notes.monthlyOwningCost,
            }),
          ],
        },
      ],
      sentence: words.sentence(result, inputs),
    }),
  });
}
