import {
  type ClosingFeesInputs,
  type ClosingFeesResult,
  closingFees,
  dollars,
} from "@mortgage-kit/calculator-engine";
import type { ClosingFeesForm } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { createElement } from "react";
import { viewOf } from "../makeView.ts";
import { labelled, type ResultFigure } from "../result/Figure.ts";
import { DownPaymentHelp } from "./DownPaymentHelp.tsx";
import { RebateFields } from "./RebateFields.tsx";

/**
 * Creates the view of the closing costs: the cash that a purchase needs on closing day.
 *
 * @example
 * closingFeesView(closingFeesFormEnglish, en).title; // "Closing Fees"
 */
export const closingFeesView = viewOf((words: ClosingFeesForm) => ({
  calculator: closingFees,
  loadResult: async () => (await import("./ClosingFeesResult.tsx")).closingFeesResult(words),
  helpText: {
    field: "downPayment",
    show: (draft) => createElement(DownPaymentHelp, { draft, words }),
  },
  stepFacts: {
    step: 2,
    asked: words.asked,
    show: (draft, facts) => createElement(RebateFields, { draft, words, ...facts }),
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
}));

function costFigures(words: ClosingFeesForm, result: ClosingFeesResult): readonly ResultFigure[] {
  const figure = labelled(words.figures);
  const cost = (id: keyof ClosingFeesResult & keyof ClosingFeesForm["figures"]) =>
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
  words: ClosingFeesForm,
  result: ClosingFeesResult,
  { homePrice, downPayment }: ClosingFeesInputs,
): readonly ResultFigure[] {
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
      explainedBy: "cashRequired",
      label: words.cashAtClosing,
      value: dollars(result.cashRequired),
    },
  ];
}
