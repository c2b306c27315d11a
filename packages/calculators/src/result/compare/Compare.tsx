import type { Formatter } from "@mortgage-kit/calculator-engine/words";
import { Button, Columns, DataTable, Icon, Inline, Stack, Text } from "@mortgage-kit/ui";
import { Plus, X } from "@mortgage-kit/ui/icons";
import { useId, useSyncExternalStore } from "react";
import { PartHeading } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { ResultWords } from "../../language/resultWords.en.ts";
import type { Answered, AnsweredProps } from "../Answered.ts";
import { enteredAnswers } from "../enteredAnswers.ts";
import { factFigure, resultFigures } from "../exportParts.ts";
import { formatFigure, type ResultFigure } from "../Figure.ts";
import * as styles from "./Compare.css.ts";
import {
  type KeptResult,
  keepResult,
  keptResults,
  maxKept,
  onKeptResults,
  removeResult,
} from "./keptResults.ts";

const missing = "–";

/** Returns the figures of a result to compare, inputs first, each once. */
export function comparedFigures(
  entered: readonly ResultFigure[],
  results: readonly ResultFigure[],
): readonly ResultFigure[] {
  const known = new Set(entered.map(({ id }) => id));
  return [...entered, ...results.filter(({ id }) => !known.has(id))];
}

export function comparedRows(
  results: readonly KeptResult[],
  format: Formatter,
): readonly (readonly string[])[] {
  const labels = new Map(
    results.flatMap(({ figures }) => figures.map(({ id, label }) => [id, label] as const)),
  );
  const valueIn = ({ figures }: KeptResult, id: string) => {
    const figure = figures.find((candidate) => candidate.id === id);
    return figure ? formatFigure(figure.value, format) : missing;
  };
  return [...labels].map(([id, label]) => [label, ...results.map((result) => valueIn(result, id))]);
}

const noResults: readonly KeptResult[] = [];

function useKept({ answered }: AnsweredProps) {
  const { id } = answered.view.calculator;
  const words = useResultWords();
  const kept = useSyncExternalStore(
    onKeptResults,
    () => keptResults(id),
    () => noResults,
  );
  const current = resultOf(answered, words);
  const isKept = kept.some(({ key }) => key === current.key);
  return { id, kept, current, isKept, isFull: kept.length >= maxKept };
}

export function KeepResult(props: AnsweredProps) {
  const { compare: words } = useResultWords();
  const { id, kept, current, isKept, isFull } = useKept(props);
  const message = isKept && kept.length === 1 ? words.kept : isFull && !isKept ? words.full : "";
  return (
    <Stack space="none" align="start">
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
      <Text role="status" size="small">
        {message}
      </Text>
    </Stack>
  );
}

export function Compare(props: AnsweredProps) {
  const { compare: words, engineWords } = useResultWords();
  const { id, kept, current, isKept, isFull } = useKept(props);
  const headingId = useId();
  if (kept.length === 0) return null;
  const shown = isKept || isFull ? kept : [...kept, current];
  const nameOf = (result: KeptResult, at: number) =>
    result.key === current.key ? words.current : words.numbered(at + 1);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Columns layout="narrowFirst" space="m" align="start">
        <Stack space="xs" align="start">
          <PartHeading level={2} size="subheading" id={headingId}>
            {words.title}
          </PartHeading>
          <div className={styles.text}>
            <Text size="small" tone="soft">
              {words.text(maxKept)}
            </Text>
          </div>
        </Stack>
        <div className={styles.content}>
          <Stack space="s">
            {shown.length > 1 && (
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
                rows={comparedRows(shown, engineWords.format).map((cells) => ({ cells }))}
              />
            )}
            <Inline space="s">
              {kept.map((result, at) => (
                <Button
                  key={result.key}
                  tone="plain"
                  icon={<Icon icon={X} />}
                  onClick={() => removeResult(id, result.key)}
                >
                  {words.remove(nameOf(result, at), result.name)}
                </Button>
              ))}
            </Inline>
          </Stack>
        </div>
      </Columns>
    </section>
  );
}

function resultOf(
  { view, answer, summary, inputs, verdict }: Answered,
  words: ResultWords,
): KeptResult {
  const { export: exportWords } = words;
  const given = answer.facts.filter(({ assumed }) => !assumed);
  const entered = enteredAnswers(view, inputs);
  return {
    key: JSON.stringify([inputs, given.map(({ id, value }) => [id, value])]),
    name: verdict.parts.number || verdict.sentence,
    figures: [
      { id: "verdict", label: exportWords.parts.verdict, value: verdict.sentence },
      ...comparedFigures(
        [...entered, ...given.map((fact) => factFigure(fact, answer.question, words))],
        resultFigures(summary, answer, words),
      ),
    ],
  };
}
