import type { Draft } from "@simcoe/calculator-engine";
import { Button, DataTable, Icon, Inline, Stack, Text } from "@simcoe/ui";
import { Plus, X } from "@simcoe/ui/icons";
import { useSyncExternalStore } from "react";
import type { InsightProps } from "../../CalculatorView.ts";
import { answersOf } from "../answersOf.ts";
import { written } from "../Figure.ts";
import { figuresOf } from "../figuresOf.ts";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
import type { ResultWords } from "../resultWords.en.ts";
import { comparedFigures, comparedRows } from "./comparedRows.ts";
import {
  type KeptResult,
  keepResult,
  keptResults,
  maxKept,
  onKeptResults,
  removeResult,
} from "./keptResults.ts";

type CompareProps<Inputs, Result> = Pick<
  InsightProps<Inputs, Result>,
  "view" | "inputs" | "summary"
>;

const noResults: readonly KeptResult[] = [];

/** Results of one calculator side by side, for as long as the page is open. */
export function Compare<Inputs, Result>(props: CompareProps<Inputs, Result>) {
  const { id } = props.view.calculator;
  const { compare: words, engine } = useResultWords();
  const kept = useSyncExternalStore(
    onKeptResults,
    () => keptResults(id),
    () => noResults,
  );
  const current = resultOf(props);
  const isKept = kept.some(({ key }) => key === current.key);
  const isFull = kept.length >= maxKept;
  const shown = isKept || isFull ? kept : [...kept, current];
  const nameOf = (result: KeptResult, at: number) =>
    result.key === current.key ? words.current : words.numbered(at + 1);
  return (
    <InsightSection title={words.title} text={words.text(maxKept)}>
      <Stack space="s">
        {kept.length > 0 && shown.length > 1 && (
          <DataTable
            caption={words.table}
            captionShown="spoken"
            narrow="stack"
            columns={[
              { label: words.figure },
              ...shown.map((result, at) => ({
                label: nameOf(result, at),
                kind: "figure" as const,
              })),
            ]}
            rows={comparedRows(shown, engine.format).map((cells) => ({ cells }))}
          />
        )}
        <Text role="status">{said(kept, isKept, isFull, words)}</Text>
        <Inline space="s">
          {!isKept && !isFull && (
            <Button
              tone="quiet"
              size="s"
              icon={<Icon icon={Plus} />}
              onClick={() => keepResult(id, current)}
            >
              {words.keep}
            </Button>
          )}
          {kept.map((result, at) => (
            <Button
              key={result.key}
              tone="plain"
              icon={<Icon icon={X} />}
              onClick={() => removeResult(id, result.key)}
            >
              {words.remove(nameOf(result, at), written(result.headline.value, engine.format))}
            </Button>
          ))}
        </Inline>
      </Stack>
    </InsightSection>
  );
}

function resultOf<Inputs, Result>(props: CompareProps<Inputs, Result>): KeptResult {
  const { view, inputs, summary } = props;
  const entered = answersOf({ view, draft: inputs as Draft<Inputs> });
  return {
    key: JSON.stringify(inputs),
    headline: summary.headline,
    figures: comparedFigures(entered, figuresOf(summary)),
  };
}

function said(
  kept: readonly KeptResult[],
  isKept: boolean,
  isFull: boolean,
  words: ResultWords["compare"],
): string {
  if (isKept && kept.length === 1) return words.kept;
  if (isFull && !isKept) return words.full;
  return "";
}
