import { useResultWords } from "../../language/LanguageProvider.tsx";
import { askNumber, LoanRow, loadLoanRows } from "../LoanRow.tsx";
import type { BorrowingLoan } from "../ResultParts.ts";
import type { BorrowingCostWords } from "./borrowingCost.en.ts";

interface BorrowingCostRowProps {
  loan: BorrowingLoan;
  loadWords: () => Promise<{ readonly borrowingCostWords: BorrowingCostWords }>;
}

/** Shows the rate with its fees. */
export function BorrowingCostRow({ loan, loadWords }: BorrowingCostRowProps) {
  const { borrowing, engine } = useResultWords();
  return (
    <LoanRow {...borrowing} loadRows={loadLoanRows} loadWords={loadWords}>
      {({ BorrowingCost }, { borrowingCostWords }) => (
        <BorrowingCost {...{ loan, askNumber }} words={borrowingCostWords} format={engine.format} />
      )}
    </LoanRow>
  );
}
