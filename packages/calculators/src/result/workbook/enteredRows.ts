import type { ResultFigure } from "../Figure.ts";
import { numberRow, textCell } from "./cells.ts";
import { figureKey, type NamedCells } from "./namedCells.ts";
import type { Cell, Row } from "./Workbook.ts";
import type { WorkbookWords } from "./workbook.en.ts";

interface Options {
  readonly cells: NamedCells;
  /** Ranges of options, by input, for inputs whose texts formulas look up. */
  readonly choices: Readonly<Record<string, string>>;
  readonly words: WorkbookWords;
}

/** Returns a row for each input, and for each editable cell a condition that it is unchanged. */
export function enteredRows(figures: readonly ResultFigure[], { cells, choices, words }: Options) {
  const apart = inRows(figures);
  const rows = apart.map(({ label, value, key }): Row => {
    if (typeof value !== "string") {
      const name = cells.add(label, key);
      const { unit } = value;
      return numberRow({ label, value: value.value, unit, role: "input", name }, words);
    }
    const range = choices[key];
    if (!range) return [textCell(label, "label"), textCell(value, "fixed")];
    const name = cells.add(label, key);
    return [textCell(label, "label"), { value, role: "input", name, choices: range }];
  });
  const inputs = rows.flatMap(([, cell]) => (cell?.name ? [cell] : []));
  return { rows, untouched: inputs.map(isUntouched) };
}

const isUntouched = ({ name, value }: Cell) =>
  `${name}=${typeof value === "string" ? `"${value.replaceAll('"', '""')}"` : value}`;

/** Returns the figures that get a cell each; the columns of a list's rows follow one another. */
function inRows(figures: readonly ResultFigure[]) {
  const seen = new Map<string, number>();
  return figures.flatMap(({ id, label, value, parts }) => {
    if (!parts) return [{ label, value, key: id }];
    const list = id.slice(0, id.indexOf("."));
    const row = seen.get(list) ?? 0;
    seen.set(list, row + 1);
    return parts.map((part) => ({
      label: `${label}, ${part.label}`,
      value: part.value,
      key: figureKey({ id: `${list}.${part.id}`, row }),
    }));
  });
}
