import type { Formatter } from "@mortgage-kit/calculator-engine/words";
import { type Figure, written } from "../Figure.ts";
import type { KeptResult } from "./keptResults.ts";

const missing = "–";

/** Returns the figures of a result to compare, inputs first, each once. */
export function comparedFigures(
  entered: readonly Figure[],
  results: readonly Figure[],
): readonly Figure[] {
  const known = new Set(entered.map(({ id }) => id));
  return [...entered, ...results.filter(({ id }) => !known.has(id))];
}

/** Returns a row for each figure that any of the results has. */
export function comparedRows(
  results: readonly KeptResult[],
  format: Formatter,
): readonly (readonly string[])[] {
  const labels = new Map(
    results.flatMap(({ figures }) => figures.map(({ id, label }) => [id, label] as const)),
  );
  const valueIn = ({ figures }: KeptResult, id: string) => {
    const figure = figures.find((candidate) => candidate.id === id);
    return figure ? written(figure.value, format) : missing;
  };
  return [...labels].map(([id, label]) => [label, ...results.map((result) => valueIn(result, id))]);
}
