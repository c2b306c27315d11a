import {
  type FixedOrVariableInputs,
  type FixedOrVariableResult,
  fixedOrVariable,
} from "@mortgage-kit/calculator-engine";
import type { FixedOrVariableForm } from "@mortgage-kit/calculator-engine/form/en/fixedOrVariable";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { cents, dollars, labelled } from "../result/Figure.ts";

/** Returns the view of the calculator of a fixed or a variable rate. */
export function fixedOrVariableView(
  words: FixedOrVariableForm,
  language: Language,
  engineWords: LoadWords,
) {
  const { notes } = words;
  const figure = labelled(words.figures);
  return makeView({
    calculator: fixedOrVariable,
    words,
    language,
    engineWords,
    resultParts: async () =>
      (await import("./FixedOrVariableResult.tsx")).fixedOrVariableParts(words),
    namedBy: {},
    summarize: (result: FixedOrVariableResult, inputs: FixedOrVariableInputs) => ({
      headline: figure("variableSaves", dollars(result.variableSaves), {
        note: notes.variableSaves,
      }),
      groups: [
        {
          figures: [
            figure("fixedPayment", cents(result.fixedPayment), {
              note: notes.fixedPayment(inputs),
            }),
            figure("variablePayment", cents(result.variablePayment), {
              note: notes.variablePayment(inputs),
            }),
          ],
        },
      ],
      sentence: words.sentence(result),
    }),
  });
}
