import { Text } from "@mortgage-kit/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useResultWords } from "../language/LanguageProvider.tsx";
import { DisclosureRow } from "../outline.tsx";

type LoanRows = typeof import("./loanRows.ts");

interface LoanRowProps<Words> {
  title: string;
  line: string;
  detail?: string;
  loadWords: () => Promise<Words>;
  children: (rows: LoanRows, words: Words) => ReactNode;
}

/** Shows a row about a loan; all but its name is fetched when it is opened. */
export function LoanRow<Words>({ loadWords, children, ...row }: LoanRowProps<Words>) {
  return <DisclosureRow {...row}>{() => <Loaded {...{ loadWords, children }} />}</DisclosureRow>;
}

function Loaded<Words>({
  loadWords,
  children,
}: Pick<LoanRowProps<Words>, "loadWords" | "children">) {
  const { loanRows } = useResultWords();
  const [loaded, setLoaded] = useState<readonly [LoanRows, Words] | "loading" | "failed">(
    "loading",
  );
  useEffect(() => {
    let isShut = false;
    Promise.all([import("./loanRows.ts"), loadWords()]).then(
      (parts) => isShut || setLoaded(parts),
      () => isShut || setLoaded("failed"),
    );
    return () => {
      isShut = true;
    };
  }, [loadWords]);
  if (typeof loaded === "object") return children(...loaded);
  return (
    <Text size="small" role="status">
      {loaded === "failed" && loanRows.failed}
    </Text>
  );
}
