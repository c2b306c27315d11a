import { useResultWords } from "../../language/LanguageProvider.tsx";
import { LoanRow, loadLoanRows } from "../LoanRow.tsx";
import type { VariableParts } from "../ResultParts.ts";
import type { VariableLoan } from "./movesOf.ts";

interface PrimeMoveRowProps {
  loan: VariableLoan;
  loadWords: VariableParts<unknown>["loadWords"];
}

/** Shows the effect of a move of prime. */
export function PrimeMoveRow({ loan, loadWords }: PrimeMoveRowProps) {
  const { prime } = useResultWords();
  return (
    <LoanRow {...prime} loadRows={loadLoanRows} loadWords={loadWords}>
      {({ PrimeMoves }, { primeMoveWords }) => <PrimeMoves loan={loan} words={primeMoveWords} />}
    </LoanRow>
  );
}
