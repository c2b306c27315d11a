import type { FormattedQuantity, ResultFigure } from "../Figure.ts";
import type { ResultWords } from "../resultWords.en.ts";
import { csvText } from "./csvText.ts";
import type { ExportPart } from "./exportParts.ts";
import { type ExportedResult, signature } from "./exportText.ts";

type Row = readonly (string | number)[];

/** Returns the whole result as CSV with the columns part, name, value, unit and note. */
export function exportCsv(
  { title, parts, day, brokerage }: ExportedResult,
  { export: words }: ResultWords,
): string {
  const { columns } = words;
  return csvText([
    [columns.part, columns.name, columns.value, columns.unit, columns.note],
    [words.calculator, title, day, "", ""],
    ...parts.flatMap((part) => rowsOf(part, words)),
    [words.from, brokerage ? signature(brokerage) : "", "", "", words.caveat],
  ]);
}

function rowsOf({ title, figures, texts }: ExportPart, words: ResultWords["export"]): Row[] {
  const row = ({ label, value, note = "" }: ResultFigure): Row =>
    typeof value === "string"
      ? [title, label, value, "", note]
      : [title, label, plain(value), words.units[value.unit], note];
  return [
    ...figures.flatMap(figureParts).map(row),
    ...texts.map((text) => [title, text, "", "", ""]),
  ];
}

/** Returns the parts of a figure, each labelled with both names, or the figure if it has none. */
function figureParts(figure: ResultFigure): readonly ResultFigure[] {
  const { label, parts } = figure;
  return parts?.map((part) => ({ ...part, label: `${label}, ${part.label}` })) ?? [figure];
}

/** Rounds dollars to cents, and other units to the four decimals that the page shows at most. */
function plain({ value, unit }: FormattedQuantity): number {
  return Number(value.toFixed(unit === "dollars" ? 2 : 4));
}
