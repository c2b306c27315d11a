import { useResultWords } from "../../language/LanguageProvider.tsx";
import { makeField } from "../../wizard/Field.ts";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import { LoanRow } from "../LoanRow.tsx";
import type { BorrowingLoan } from "../ResultParts.ts";
import type { AskNumber } from "./BorrowingCost.tsx";
import type { BorrowingCostWords } from "./borrowingCost.en.ts";

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
