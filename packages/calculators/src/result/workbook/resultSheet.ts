import type { ResultWords } from "../../language/resultWords.en.ts";
import type { ResultFigure } from "../Figure.ts";
import { headingRow, numberRow, textCell } from "./cells.ts";
import type { NamedCells } from "./namedCells.ts";
import type { Row, Sheet } from "./Workbook.ts";
import type { WorkbookWords } from "./workbook.en.ts";
import { longestFormula } from "./writeCellFormula.ts";

export interface Block {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Returns the rows of the result's figures, as formulas of the cells that compute them. */
export function resultRows(
  figures: readonly ResultFigure[],
  cells: NamedCells,
  words: WorkbookWords,
): readonly Row[] {
  return figures.map(({ id, explainedBy: sameAs = id, label, value, note }, at) => {
    if (typeof value === "string") return [textCell(label, "label"), textCell(value, "fixed")];
    const formula = cells.of(sameAs) ?? null;
    const role = at === 0 ? "headline" : formula ? "figure" : "fixed";
    const remark = formula ? note : [words.fixed, note].filter(Boolean).join(" ");
    return numberRow(
      { label, value: value.value, unit: value.unit, role, formula, note: remark },
      words,
    );
  });
}

/** Returns the rows of figures that do not recalculate. */
export function fixedRows(figures: readonly ResultFigure[], words: WorkbookWords): readonly Row[] {
  return figures.map(({ label, value }) =>
    typeof value === "string"
      ? [textCell(label, "label"), textCell(value, "fixed")]
      : numberRow({ label, value: value.value, unit: value.unit, role: "fixed" }, words),
  );
}

interface Titled {
  readonly name: string;
  readonly title: string;
  readonly day: string;
  /** Conditions that hold until a number is changed. */
  readonly untouched: readonly string[];
  readonly blocks: readonly Block[];
}

export function resultSheet(
  { name, title, day, untouched, blocks }: Titled,
  { export: exportWords, engineWords }: ResultWords,
  words: WorkbookWords,
): Sheet {
  const { columns } = words;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const state = `IF(AND(${untouched.join(",")}),${quoted(words.same)},${quoted(words.changed)})`;
  const header: readonly Row[] = [
    [textCell(title, "title")],
    [
      textCell(
        `${exportWords.workedOut(engineWords.format.date(day))} ${exportWords.caveat}`,
        "note",
      ),
    ],
    [textCell(words.change, "note")],
    [state.length > longestFormula ? null : { value: words.same, role: "note", formula: state }],
    [columns.name, columns.value, columns.unit, columns.note].map((head) =>
      textCell(head, "columns"),
    ),
  ];
  return {
    name,
    widths: [46, 20, 12, 90],
    frozenRows: header.length,
    rows: [
      ...header,
      ...blocks
        .filter((block) => block.rows.length > 0)
        .flatMap((block) => [headingRow(block.title), ...block.rows, []]),
    ],
  };
}
