import {
  type DebtConsolidationInputs,
  type DebtConsolidationResult,
  debtConsolidation,
} from "@mortgage-kit/calculator-engine";
import type { DebtConsolidationForm } from "@mortgage-kit/calculator-engine/form/en/debtConsolidation";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { cents, dollars, labelled, toneOf } from "../result/Figure.ts";

/** Returns the view of the debt consolidation calculator: monthly savings and interest savings. */
export function debtConsolidationView(
  words: DebtConsolidationForm,
  language: Language,
  engineWords: LoadWords,
) {
  const figure = labelled(words.figures);
  const { defaults } = debtConsolidation;
  const debts = defaults.debts.map((debt) => ({ ...debt, name: words.firstDebt }));
  return makeView({
    calculator: { ...debtConsolidation, defaults: { ...defaults, debts } },
    words,
    language,
    engineWords,
    resultParts: async () =>
      (await import("./DebtConsolidationResult.tsx")).debtConsolidationParts(words),
    namedBy: { debts: "name" },
    summarize: (result: DebtConsolidationResult, inputs: DebtConsolidationInputs) => {
      const { monthlySavings, interestSavings, recommendationId } = result;
      return {
        headline: figure("monthlySavings", cents(monthlySavings), { tone: toneOf(monthlySavings) }),
        advice: {
          tone: recommendationId === "highly-recommended" ? "good" : "caution",
          text: words.advice(result),
          because: words.because(result, inputs),
        },
        groups: [
          {
            figures: [
              figure("currentTotalBalance", dollars(result.currentTotalBalance)),
              figure("currentTotalPayment", cents(result.currentTotalPayment)),
              figure("newPayment", cents(result.newPayment)),
              figure("interestSavings", dollars(interestSavings), {
                note: words.notes.interestSavings(inputs),
                tone: toneOf(interestSavings),
              }),
            ],
          },
        ],
        sentence: words.sentence(result, inputs),
      };
    },
  });
}
