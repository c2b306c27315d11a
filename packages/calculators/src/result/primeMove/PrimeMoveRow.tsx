import { useResultWords } from "../../language/LanguageProvider.tsx";
import { LoanRow, loadLoanRows } from "../LoanRow.tsx";
import type { VariableLoan } from "./movesOf.ts";
import type { PrimeMoveWords } from "./primeMove.en.ts";

/** A loan that could be of a variable rate, and what loads the words for it. */
export interface VariableParts<Inputs> {
  readonly loanOf: (inputs: Inputs) => VariableLoan;
  readonly loadWords: () => Promise<{ readonly primeMoveWords: PrimeMoveWords }>;
}

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
