import type { Figure } from "../../CalculatorView.ts";
import type { KeptResult } from "./keptResults.ts";

const missing = "–";

/** A figure's name without what was worked out for it: `Down payment (10.0%)` is the down payment. */
const plain = (label: string) => label.replace(/ \(.*\)$/, "");

/** What is compared of a result: what was entered and what came out, each once. */
export function comparedFigures(
  entered: readonly Figure[],
  results: readonly Figure[],
): readonly Figure[] {
  const named = [...entered, ...results].map((figure) => ({
    ...figure,
    label: plain(figure.label),
  }));
  return [...new Map(named.map((figure) => [figure.label, figure])).values()];
}

/** A row for each figure that any of the results has. */
export function comparedRows(results: readonly KeptResult[]): readonly (readonly string[])[] {
  const labels = new Set(results.flatMap(({ figures }) => figures.map(({ label }) => label)));
  const valueIn = ({ figures }: KeptResult, label: string) =>
    figures.find((figure) => figure.label === label)?.value ?? missing;
  return [...labels].map((label) => [label, ...results.map((result) => valueIn(result, label))]);
}
