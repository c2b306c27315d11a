import { Text } from "@mortgage-kit/ui";
import { useEffect, useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { DisclosureRow } from "../../outline.tsx";
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

/** Shows the effect of a move of prime; all but its name is fetched when it is opened. */
export function PrimeMoveRow(props: PrimeMoveRowProps) {
  const { prime } = useResultWords();
  return (
    <DisclosureRow title={prime.title} line={prime.line} detail={prime.detail}>
      {() => <LoadedMoves {...props} />}
    </DisclosureRow>
  );
}

type Loaded = Pick<typeof import("../loanRows.ts"), "PrimeMoves"> & { words: PrimeMoveWords };

function LoadedMoves({ loan, loadWords }: PrimeMoveRowProps) {
  const { prime } = useResultWords();
  const [loaded, setLoaded] = useState<Loaded | "loading" | "failed">("loading");
  useEffect(() => {
    let isShut = false;
    Promise.all([import("../loanRows.ts"), loadWords()]).then(
      ([{ PrimeMoves }, { primeMoveWords: words }]) => isShut || setLoaded({ PrimeMoves, words }),
      () => isShut || setLoaded("failed"),
    );
    return () => {
      isShut = true;
    };
  }, [loadWords]);
  if (typeof loaded === "object") return <loaded.PrimeMoves loan={loan} words={loaded.words} />;
  return (
    <Text size="small" role="status">
      {loaded === "failed" && prime.failed}
    </Text>
  );
}
