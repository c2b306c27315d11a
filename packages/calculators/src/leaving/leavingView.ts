import { type LeavingInputs, type LeavingResult, leaving } from "@mortgage-kit/calculator-engine";
import type { LeavingForm } from "@mortgage-kit/calculator-engine/form/en/leaving";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { cents, dollars, labelled } from "../result/Figure.ts";

/** Returns the view of the leaving calculator: the charge for leaving and the month to leave in. */
export function leavingView(words: LeavingForm, language: Language, engineWords: LoadWords) {
  const { notes } = words;
  const figure = labelled(words.figures);
  return makeView({
    calculator: leaving,
    words,
    language,
    engineWords,
    resultParts: async () => (await import("./LeavingResult.tsx")).leavingParts(words),
    namedBy: {},
    summarize: (result: LeavingResult, inputs: LeavingInputs) => ({
      headline: figure("threeMonthsInterest", dollars(result.threeMonthsInterest), {
        note: notes.threeMonthsInterest,
      }),
      groups: [
        {
          figures: [
            figure("monthlyInterest", cents(result.monthlyInterest), {
              note: notes.monthlyInterest(inputs),
            }),
          ],
        },
      ],
      sentence: words.sentence(result, inputs),
    }),
  });
}
