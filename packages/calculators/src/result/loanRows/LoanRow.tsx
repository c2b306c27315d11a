import { Button, Stack, Text } from "@mortgage-kit/ui";
import { type ReactNode, useEffect, useState } from "react";
import { ResultRow } from "../../headings.tsx";
import { useLanguage, useResultWords } from "../../language/LanguageProvider.tsx";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import type { BorrowingLoan, RenderNumberField } from "../ResultParts.ts";
import type { VariableLoan } from "./primeChanges.ts";

interface LoanRowProps<Rows, Words> {
  title: string;
  line: string;
  loadRows: () => Promise<Rows>;
  loadWords: () => Promise<Words>;
  children: (rows: Rows, words: Words) => ReactNode;
}

export function LoanRow<Rows, Words>({
  loadRows,
  loadWords,
  children,
  ...row
}: LoanRowProps<Rows, Words>) {
  return <ResultRow {...row}>{() => <Loaded {...{ loadRows, loadWords, children }} />}</ResultRow>;
}

/** Renders a part of the schedule's row, whose content is loaded when it is opened. */
function LoanDetails<Rows, Words>({ title, line, ...loaders }: LoanRowProps<Rows, Words>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack space="m" align="start">
      <Button tone="quiet" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </Button>
      {isOpen && (
        <>
          <Text size="small">{`${line}.`}</Text>
          <Loaded {...loaders} />
        </>
      )}
    </Stack>
  );
}

function Loaded<Rows, Words>({
  loadRows,
  loadWords,
  children,
}: Pick<LoanRowProps<Rows, Words>, "loadRows" | "loadWords" | "children">) {
  const { loanRows } = useResultWords();
  const [loaded, setLoaded] = useState<readonly [Rows, Words] | "loading" | "failed">("loading");
  useEffect(() => {
    Promise.all([loadRows(), loadWords()]).then(setLoaded, () => setLoaded("failed"));
  }, [loadRows, loadWords]);
  if (typeof loaded === "object") return children(...loaded);
  return (
    <Text size="small" role="status">
      {loaded === "failed" && loanRows.failed}
    </Text>
  );
}

const loadLoanRows = () => import("./loanRows.tsx");

/** Renders a number field. Rows get it as a prop, so that their chunk does not split the fields' chunk. */
export const askNumber: RenderNumberField = (kind, words, value, onChange) => (
  <FieldControl
    field={{ kind, ...words }}
    name={`row.${words.label}`}
    value={value}
    onChange={(typed) => onChange(typeof typed === "number" ? typed : null)}
  />
);

export function BorrowingCostDetails({ loan }: { loan: BorrowingLoan }) {
  const { loadRowWords } = useLanguage();
  const { borrowing, engineWords } = useResultWords();
  return (
    <LoanDetails {...borrowing} loadRows={loadLoanRows} loadWords={loadRowWords}>
      {({ BorrowingCost }, { borrowingCostWords }) => (
        <BorrowingCost
          {...{ loan, askNumber }}
          words={borrowingCostWords}
          format={engineWords.format}
        />
      )}
    </LoanDetails>
  );
}

export function PrimeMoveDetails({ loan }: { loan: VariableLoan }) {
  const { loadRowWords } = useLanguage();
  const { prime } = useResultWords();
  return (
    <LoanDetails {...prime} loadRows={loadLoanRows} loadWords={loadRowWords}>
      {({ PrimeMoves }, { primeMoveWords }) => <PrimeMoves loan={loan} words={primeMoveWords} />}
    </LoanDetails>
  );
}
