import { Text } from "@mortgage-kit/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useResultWords } from "../language/LanguageProvider.tsx";
import { DisclosureRow } from "../outline.tsx";
import { makeField } from "../wizard/Field.ts";
import { FieldControl } from "../wizard/FieldControl.tsx";
import type { AskNumber } from "./ResultParts.ts";

interface LoanRowProps<Rows, Words> {
  title: string;
  line: string;
  detail?: string;
  loadRows: () => Promise<Rows>;
  loadWords: () => Promise<Words>;
  children: (rows: Rows, words: Words) => ReactNode;
}

/** Shows a row about a loan; all but its name is fetched when it is opened. */
export function LoanRow<Rows, Words>({
  loadRows,
  loadWords,
  children,
  ...row
}: LoanRowProps<Rows, Words>) {
  return (
    <DisclosureRow {...row}>
      {() => <Loaded {...{ loadRows, loadWords, children }} />}
    </DisclosureRow>
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

/** Loads the rows that several questions share. */
export const loadLoanRows = () => import("./loanRows.ts");

/** Given to a row: a chunk of its own that imported the questions' fields would split theirs. */
export const askNumber: AskNumber = (kind, words, value, onChange) => (
  <FieldControl
    field={makeField(kind, words)}
    name={`row.${words.label}`}
    value={value}
    onChange={(typed) => onChange(typeof typed === "number" ? typed : null)}
  />
);
