import type { AnnualPercentageRateInputs } from "@mortgage-kit/calculator-engine/canada";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { askNumber, LoanRow, loadLoanRows } from "../LoanRow.tsx";
import type { BorrowingCostWords } from "./borrowingCost.en.ts";

/** A loan whose cost a bank would have to disclose; its term and its fees are asked for. */
export type BorrowingLoan = Omit<AnnualPercentageRateInputs, "termYears" | "costs">;

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
