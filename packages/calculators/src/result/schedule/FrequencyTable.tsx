import { comparePaymentFrequencies } from "@mortgage-kit/calculator-engine/canada";
import { DataTable, Stack, Text } from "@mortgage-kit/ui";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { type NamedLoan, termsOf } from "./NamedLoan.ts";

/** Shows the same loan at every payment frequency, and why two of them are cheaper. */
export function FrequencyTable({ loan }: { loan: NamedLoan }) {
  const { frequencies: words, engineWords } = useResultWords();
  const { cents, dollars, span } = engineWords.format;
  const { columns, names } = words;
  return (
    <Stack space="m">
      <DataTable
        caption={words.title}
        columns={[
          { label: columns.frequency },
          { label: columns.payment, kind: "figure" },
          { label: columns.span, kind: "figure" },
          { label: columns.interest, kind: "figure" },
          { label: columns.saved, kind: "figure" },
        ]}
        rows={comparePaymentFrequencies(termsOf(loan)).map((outcome) => ({
          cells: [
            outcome.frequency === loan.preferred
              ? words.yours(names[outcome.frequency])
              : names[outcome.frequency],
            cents(outcome.payment),
            span(outcome.years),
            dollars(outcome.totalInterest),
            dollars(outcome.interestSaved),
          ],
        }))}
      />
      <Text size="small">{[words.note, loan.frequencyNote].filter(Boolean).join(" ")}</Text>
    </Stack>
  );
}
