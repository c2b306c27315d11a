import {
  type ClosingFeesInputs,
  type ClosingFeesResult,
  closingFees,
} from "@mortgage-kit/calculator-engine";
import type { Language } from "../language/Language.ts";
import { type LoadWords, makeView } from "../makeView.ts";
import { dollars, type Figure, labelled } from "../result/Figure.ts";
import type { ClosingFeesWords } from "./closingFees.en.ts";
import { DownPaymentNote } from "./DownPaymentNote.tsx";
import { TerritoryNote } from "./TerritoryNote.tsx";

/**
 * Returns the view of the closing costs calculator: the cash that a purchase takes on the day it
 * closes.
 */
export function closingFeesView(
  words: ClosingFeesWords,
  language: Language,
  engineWords: LoadWords,
) {
  return makeView({
    calculator: closingFees,
    words,
    language,
    engineWords,
    resultParts: async () => (await import("./ClosingFeesResult.tsx")).closingFeesParts(words),
    kinds: { homePrice: "money", downPayment: "money", province: "choice" },
    namedBy: {},
    levers: ["downPayment"],
    helpText: {
      field: "downPayment",
      show: ({ homePrice, downPayment, province }) => (
        <>
          <DownPaymentNote {...{ homePrice, downPayment, words }} />
          {province === null && <TerritoryNote words={words} />}
        </>
      ),
    },
    summarize: (result: ClosingFeesResult, inputs: ClosingFeesInputs) => {
      const { groups, importantNotes } = words;
      return {
        headline: labelled(words.figures)("cashRequired", dollars(result.cashRequired)),
        groups: [
          { title: groups.costs, figures: costFigures(words, result) },
          { title: groups.purchase, figures: purchaseFigures(words, result, inputs) },
        ],
        notes: { title: importantNotes.title, texts: importantNotes.texts(inputs) },
        sentence: words.sentence(result, inputs),
      };
    },
  });
}

function costFigures(words: ClosingFeesWords, result: ClosingFeesResult): readonly Figure[] {
  const figure = labelled(words.figures);
  const cost = (id: keyof ClosingFeesResult & keyof ClosingFeesWords["figures"]) =>
    figure(id, dollars(result[id]));
  return [
    cost("landTransferTax"),
    ...(result.mortgageInsurance > 0 ? [cost("mortgageInsurance")] : []),
    cost("legalFees"),
    cost("homeInspection"),
    cost("appraisal"),
    cost("titleInsurance"),
    cost("totalClosingCosts"),
  ];
}

function purchaseFigures(
  words: ClosingFeesWords,
  result: ClosingFeesResult,
  { homePrice, downPayment }: ClosingFeesInputs,
): readonly Figure[] {
  const figure = labelled(words.figures);
  return [
    figure("homePrice", dollars(homePrice)),
    {
      id: "downPayment",
      label: words.downPayment(result.downPaymentPercent),
      value: dollars(downPayment),
    },
    figure("mortgageAmount", dollars(result.mortgageAmount)),
    {
      id: "cashAtClosing",
      sameAs: "cashRequired",
      label: words.cashAtClosing,
      value: dollars(result.cashRequired),
    },
  ];
}
