import type { AnnualPercentageRateInputs } from "@mortgage-kit/calculator-engine/canada";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { makeField } from "../../wizard/Field.ts";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import { LoanRow } from "../LoanRow.tsx";
import type { BorrowingCostWords } from "./borrowingCost.en.ts";

/** A loan whose cost a bank would have to disclose; its term and its fees are asked for. */
export type BorrowingLoan = Omit<AnnualPercentageRateInputs, "termYears" | "costs">;

export type AskNumber = (
  kind: "money" | "years",
  words: { readonly label: string; readonly hint: string },
  value: number | null,
  onChange: (value: number | null) => void,
) => React.ReactNode;

const askNumber: AskNumber = (kind, words, value, onChange) => (
  <FieldControl
    field={makeField(kind, words)}
    name={`borrowing.${kind}`}
    value={value}
    onChange={(typed) => onChange(typeof typed === "number" ? typed : null)}
  />
);

interface BorrowingCostRowProps {
  loan: BorrowingLoan;
  loadWords: () => Promise<{ readonly borrowingCostWords: BorrowingCostWords }>;
}

/** Shows the rate with its fees. */
export function BorrowingCostRow({ loan, loadWords }: BorrowingCostRowProps) {
  const { borrowing, engine } = useResultWords();
  return (
    <LoanRow {...borrowing} loadWords={loadWords}>
      {({ BorrowingCost }, { borrowingCostWords }) => (
        <BorrowingCost {...{ loan, askNumber }} words={borrowingCostWords} format={engine.format} />
      )}
    </LoanRow>
  );
}
