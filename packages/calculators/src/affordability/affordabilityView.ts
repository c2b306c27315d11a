import {
  type AffordabilityInputs,
  type AffordabilityResult,
  affordability,
} from "@simcoe/calculator-engine";
import type { Language } from "../language/Language.ts";
import { type LoadSaid, makeView } from "../makeView.ts";
import { dollars, labelled } from "../result/Figure.ts";
import type { AffordabilityWords } from "./affordability.en.ts";

/** The highest price that an income, less its debts, could pay for. */
export function affordabilityView(
  words: AffordabilityWords,
  language: Language,
  said: LoadSaid<AffordabilityInputs, AffordabilityResult>,
) {
  const { notes, noRoom } = words;
  const figure = labelled(words.figures);
  return makeView({
    calculator: affordability,
    words,
    language,
    said,
    kinds: {
      annualIncome: "money",
      monthlyDebts: "money",
      downPayment: "money",
      interestRate: "percent",
      loanTerm: "years",
    },
    namedBy: {},
    levers: ["downPayment", "interestRate"],
    summarize: (result: AffordabilityResult) => ({
      headline: figure("maxPrice", dollars(result.maxPrice), { note: notes.maxPrice }),
      ...(result.maxPrice === 0 && {
        advice: { tone: "caution" as const, text: noRoom.advice, because: noRoom.because },
      }),
      groups: [],
      sentence: words.sentence(result),
    }),
  });
}
