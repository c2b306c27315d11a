import {
  type ClosingFeesInputs,
  type ClosingFeesResult,
  closingFees,
  dollars,
  downPaymentPercent,
  downPaymentWarning,
} from "@mortgage-kit/calculator-engine";
import { minimumDownPayment } from "@mortgage-kit/calculator-engine/canada";
import type { ClosingFeesForm } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { Callout, Stack, Text } from "@mortgage-kit/ui";
import { viewOf } from "../makeView.ts";
import { labelled, type ResultFigure } from "../result/Figure.ts";
import { TerritoryNote } from "./TerritoryNote.tsx";

/**
 * Creates the view of the closing costs calculator: the cash that a purchase needs on closing
 * day.
 */
export const closingFeesView = viewOf((words: ClosingFeesForm) => ({
  calculator: closingFees,
  resultParts: async () => (await import("./ClosingFeesResult.tsx")).closingFeesParts(words),
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

interface DownPaymentNoteProps {
  homePrice: number | null;
  downPayment: number | null;
  words: ClosingFeesForm;
}

/** Shows the down payment's share of the price, and its consequences, during typing. */
function DownPaymentNote({ homePrice, downPayment, words }: DownPaymentNoteProps) {
  if (homePrice === null) return null;
  const minimum = <Text>{words.minimum(minimumDownPayment({ price: homePrice }))}</Text>;
  if (downPayment === null) return minimum;
  const percent = downPaymentPercent(homePrice, downPayment);
  const warning = downPaymentWarning(percent);
  return (
    <Stack space="s">
      <Text>{words.downPaymentShare(percent)}</Text>
      {minimum}
      {warning && (
        <Callout tone={warning.severity === "danger" ? "warning" : "caution"} announced="politely">
          {words.warning(warning)}
        </Callout>
      )}
    </Stack>
  );
}
