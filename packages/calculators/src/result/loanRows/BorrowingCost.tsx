import { annualPercentageRate } from "@mortgage-kit/calculator-engine/canada";
import type { Formatter } from "@mortgage-kit/calculator-engine/words";
import { Columns, DataTable, Stack, Text } from "@mortgage-kit/ui";
import { useState } from "react";
import type { BorrowingLoan, RenderNumberField } from "../ResultParts.ts";
import type { BorrowingCostWords } from "./loanRows.en.ts";

interface BorrowingCostProps {
  loan: BorrowingLoan;
  words: BorrowingCostWords;
  format: Pick<Formatter, "cents" | "percent">;
  askNumber: RenderNumberField;
}

const usualTerm = 5;

const termOf = (typed: number | null, { amortizationYears }: BorrowingLoan) =>
  typed !== null && typed >= 1 / 12 && typed <= 100
    ? typed
    : Math.min(usualTerm, amortizationYears);

const costsOf = (typed: number | null) => Math.max(0, typed ?? 0);

export function BorrowingCost({ loan, words, format, askNumber }: BorrowingCostProps) {
  const { cents, percent } = format;
  const [typed, setTyped] = useState<Readonly<Record<"costs" | "termYears", number | null>>>({
    costs: null,
    termYears: Math.min(usualTerm, loan.amortizationYears),
  });
  const costs = costsOf(typed.costs);
  const termYears = termOf(typed.termYears, loan);
  const { apr, costOfBorrowing, averagePrincipal } = annualPercentageRate({
    ...loan,
    termYears,
    costs,
  });
  const rounded = (rate: number) => percent(Math.round(rate * 1000) / 1000);
  return (
    <Stack space="m">
      <Columns layout="two" space="m" align="start">
        {askNumber("dollars", words.costs, typed.costs, (costs) => setTyped({ ...typed, costs }))}
        {askNumber("years", words.term, typed.termYears, (termYears) =>
          setTyped({ ...typed, termYears }),
        )}
      </Columns>
      <DataTable
        caption={words.caption}
        columns={[{ label: words.what }, { label: words.figure, kind: "figure" }]}
        rows={[
          { cells: [words.apr, rounded(apr)] },
          { cells: [words.quoted, rounded(loan.annualRate)] },
          { cells: [words.cost, cents(costOfBorrowing)] },
          { cells: [words.interest, cents(costOfBorrowing - costs)] },
          { cells: [words.average, cents(averagePrincipal)] },
        ]}
      />
      <Text size="small">{words.note}</Text>
    </Stack>
  );
}
