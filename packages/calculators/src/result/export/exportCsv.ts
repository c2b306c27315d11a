import type { FormattedQuantity, ResultFigure } from "../Figure.ts";
import type { ResultWords } from "../resultWords.en.ts";
import { csvText } from "./csvText.ts";
import type { ExportPart } from "./exportParts.ts";
import { type ExportedResult, signature } from "./exportText.ts";

type Row = readonly (string | number)[];

/** The whole result as a table: the part, the figure's name, its number, unit and note. */
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
  return [...figures.flatMap(apart).map(row), ...texts.map((text) => [title, text, "", "", ""])];
}

/** Parts of a figure, each under both names. */
function apart(figure: ResultFigure): readonly ResultFigure[] {
  const { label, parts } = figure;
  return parts?.map((part) => ({ ...part, label: `${label}, ${part.label}` })) ?? [figure];
}

/** Money to the cent; rates, shares and times to the digits that the page shows at most. */
function plain({ value, unit }: FormattedQuantity): number {
  return Number(value.toFixed(unit === "dollars" ? 2 : 4));
}
