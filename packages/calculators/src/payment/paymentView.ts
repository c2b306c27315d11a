import { type PaymentInputs, type PaymentResult, payment } from "@mortgage-kit/calculator-engine";
import type { PaymentForm } from "@mortgage-kit/calculator-engine/form/en/payment";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { cents, dollars, labelled } from "../result/Figure.ts";

/** Returns the view of the payment calculator: the cost a month, every two weeks and in all. */
export function paymentView(words: PaymentForm, language: Language, engineWords: LoadWords) {
  const { figures, notes } = words;
  const figure = labelled(figures);
  return makeView({
    calculator: payment,
    words,
    language,
    engineWords,
    resultParts: async () => (await import("./PaymentResult.tsx")).paymentParts(words),
    namedBy: {},
    summarize: (result: PaymentResult, inputs: PaymentInputs) => ({
      headline: figure("monthly", cents(result.monthly)),
      groups: [
        {
          figures: [
            figure("biweekly", cents(result.biweekly), { note: notes.biweekly }),
            figure("total", dollars(result.total), { note: notes.total(inputs) }),
            figure("totalInterest", dollars(result.totalInterest)),
          ],
        },
      ],
      sentence: words.sentence(result, inputs),
    }),
  });
}
