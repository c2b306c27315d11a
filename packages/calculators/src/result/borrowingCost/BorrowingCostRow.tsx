import type { AnnualPercentageRateInputs } from "@mortgage-kit/calculator-engine/canada";
import { Text } from "@mortgage-kit/ui";
import { useEffect, useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { DisclosureRow } from "../../outline.tsx";
import { makeField } from "../../wizard/Field.ts";
import { FieldControl } from "../../wizard/FieldControl.tsx";
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

/** Shows the rate with its fees; all but its name is fetched when it is opened. */
export function BorrowingCostRow(props: BorrowingCostRowProps) {
  const { borrowing } = useResultWords();
  return (
    <DisclosureRow title={borrowing.title} line={borrowing.line}>
      {() => <LoadedCost {...props} />}
    </DisclosureRow>
  );
}

type Loaded = Pick<typeof import("../loanRows.ts"), "BorrowingCost"> & {
  words: BorrowingCostWords;
};

function LoadedCost({ loan, loadWords }: BorrowingCostRowProps) {
  const { engine, prime } = useResultWords();
  const [loaded, setLoaded] = useState<Loaded | "loading" | "failed">("loading");
  useEffect(() => {
    let isShut = false;
    Promise.all([import("../loanRows.ts"), loadWords()]).then(
      ([{ BorrowingCost }, { borrowingCostWords: words }]) =>
        isShut || setLoaded({ BorrowingCost, words }),
      () => isShut || setLoaded("failed"),
    );
    return () => {
      isShut = true;
    };
  }, [loadWords]);
  if (typeof loaded === "object") {
    return (
      <loaded.BorrowingCost {...{ loan, askNumber }} words={loaded.words} format={engine.format} />
    );
  }
  return (
    <Text size="small" role="status">
      {loaded === "failed" && prime.failed}
    </Text>
  );
}
