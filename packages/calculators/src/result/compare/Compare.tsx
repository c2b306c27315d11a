import type { Draft } from "@simcoe/calculator-engine";
import { Button, DataTable, Icon, Inline, Stack, Text } from "@simcoe/ui";
import { Plus, X } from "@simcoe/ui/icons";
import { useSyncExternalStore } from "react";
import { answersOf } from "../../answersOf.ts";
import type { InsightProps } from "../../CalculatorView.ts";
import { figuresOf } from "../../figuresOf.ts";
import { InsightSection } from "../InsightSection.tsx";
import { comparedFigures, comparedRows } from "./comparedRows.ts";
import {
  type KeptResult,
  keepResult,
  keptResults,
  mostKept,
  onKeptResults,
  removeResult,
} from "./keptResults.ts";

type CompareProps<Inputs, Result> = Pick<
  InsightProps<Inputs, Result>,
  "view" | "inputs" | "summary" | "words"
>;

const noResults: readonly KeptResult[] = [];

/** Results of one calculator side by side, for as long as the page is open. */
export function Compare<Inputs, Result>(props: CompareProps<Inputs, Result>) {
  const { id } = props.words;
  const kept = useSyncExternalStore(
    onKeptResults,
    () => keptResults(id),
    () => noResults,
  );
  const current = resultOf(props);
  const isKept = kept.some(({ key }) => key === current.key);
  const isFull = kept.length >= mostKept;
  const shown = isKept || isFull ? kept : [...kept, current];
  const nameOf = (result: KeptResult, at: number) =>
    result.key === current.key ? "This result" : `Result ${at + 1}`;
  return (
    <InsightSection
      title="Compare results"
      text={`Up to ${mostKept} side by side, kept while this page is open and nowhere else.`}
    >
      <Stack space="l">
        {kept.length > 0 && shown.length > 1 && (
          <DataTable
            caption="Your results side by side"
            captionShown="spoken"
            narrow="stack"
            columns={[
              { label: "Figure" },
              ...shown.map((result, at) => ({
                label: nameOf(result, at),
                kind: "figure" as const,
              })),
            ]}
            rows={comparedRows(shown).map((cells) => ({ cells }))}
          />
        )}
        <Text role="status">{said(kept, isKept, isFull)}</Text>
        <Inline space="s">
          {!isKept && !isFull && (
            <Button
              tone="quiet"
              icon={<Icon icon={Plus} />}
              onClick={() => keepResult(id, current)}
            >
              Keep this result
            </Button>
          )}
          {kept.map((result, at) => (
            <Button
              key={result.key}
              tone="plain"
              icon={<Icon icon={X} />}
              onClick={() => removeResult(id, result.key)}
            >
              Remove {nameOf(result, at).toLowerCase()} ({result.headline.value})
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

function said(kept: readonly KeptResult[], isKept: boolean, isFull: boolean): string {
  if (isKept && kept.length === 1) {
    return "This result is kept. Change a number and calculate again to see both side by side.";
  }
  if (isFull && !isKept) return "All places are taken. Remove a result to keep this one.";
  if (kept.length === 0) return "Keep this result, then try other numbers.";
  return "";
}
