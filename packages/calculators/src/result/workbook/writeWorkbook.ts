import type { Unit } from "@mortgage-kit/calculator-engine/insight";
import { type CellStyle, cellRef, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { type Cell, type Role, rangeOn, type Sheet, type Workbook } from "./Workbook.ts";

const numberFormats: Readonly<Record<Unit, string | null>> = {
  dollars: null,
  percent: "0.00##%",
  fraction: "0.0000000000",
  months: "0.0#",
  years: "General",
  payments: "General",
  number: "General",
};

const colour = (rgb: string) => ({ rgb });
const ink = { strong: "1B2A33", soft: "4A5A63", rule: "8A9AA3", field: "FFF8E1", band: "E8EEF1" };
const line = { style: "thin", color: colour(ink.rule) } as const;
const fill = (rgb: string) =>
  ({ type: "pattern", pattern: "solid", fgColor: colour(rgb) }) as const;

const looks: Readonly<Record<Role, CellStyle>> = {
  title: { font: { bold: true, size: 16, color: colour(ink.strong) } },
  heading: { font: { bold: true, size: 12 }, border: { bottom: line } },
  columns: { font: { bold: true }, fill: fill(ink.band), alignment: { horizontal: "left" } },
  amounts: { font: { bold: true }, fill: fill(ink.band), alignment: { horizontal: "right" } },
  label: {},
  input: {
    fill: fill(ink.field),
    border: { top: line, right: line, bottom: line, left: line },
    alignment: { horizontal: "right" },
  },
  figure: { alignment: { horizontal: "right" } },
  headline: { font: { bold: true, size: 14 }, alignment: { horizontal: "right" } },
  fixed: {
    font: { italic: true, color: colour(ink.soft) },
    alignment: { horizontal: "right" },
  },
  note: { font: { italic: true, color: colour(ink.soft) } },
  text: { alignment: { wrapText: true, vertical: "top" } },
};

/** Reuses one style object per style, so that the file lists it once. */
function stylist(money: string) {
  const made = new Map<string, CellStyle>();
  return ({ role, unit, value, formula }: Cell): CellStyle => {
    // Keeps typed text as text when its cell is edited.
    const asText = typeof value === "string" && !formula ? "@" : "General";
    const numFmt = unit ? (numberFormats[unit] ?? money) : asText;
    const key = `${role} ${numFmt}`;
    const style = made.get(key) ?? { ...looks[role], numFmt };
    made.set(key, style);
    return style;
  };
}

function writeSheet(sheet: Sheet, styleOf: (cell: Cell) => CellStyle): WriteSheet {
  const { name, widths, frozenRows, rows, isHidden } = sheet;
  const placed = rows.flatMap((row, at) =>
    row.flatMap((cell, column) => (cell ? [{ cell, at, column }] : [])),
  );
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: rows.map((row) => row.map((cell) => (cell && !cell.formula ? cell.value : null))),
    cells: new Map(
      placed.map(({ cell, at, column }) => [
        `${at},${column}`,
        {
          style: styleOf(cell),
          ...(cell.formula && { formula: cell.formula, formulaResult: cell.value }),
        },
      ]),
    ),
    freezePane: { rows: frozenRows },
    dataValidations: placed.flatMap(({ cell: { choices }, at, column }) =>
      choices
        ? [{ type: "list", formula1: choices, range: cellRef(at, column), showErrorMessage: true }]
        : [],
    ),
    pageSetup: {
      paperSize: "letter",
      orientation: "landscape",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      ...(frozenRows > 0 && { printTitlesRow: `$${frozenRows}:$${frozenRows}` }),
    },
    ...(isHidden && { hidden: true }),
  };
}

const namesIn = ({ name: sheet, rows }: Sheet) =>
  rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell?.name ? [{ name: cell.name, range: rangeOn(sheet, cellRef(at, column)) }] : [],
    ),
  );

/** Returns .xlsx bytes. `money` formats amounts; the separators follow the user's own settings. */
export function writeWorkbook(
  { title, day, sheets }: Workbook,
  money: string,
): Promise<Uint8Array> {
  const styleOf = stylist(money);
  const made = new Date(`${day}T00:00:00Z`);
  return writeXlsx({
    sheets: sheets.map((sheet) => writeSheet(sheet, styleOf)),
    namedRanges: sheets.flatMap(namesIn),
    properties: { title, created: made, modified: made },
  });
}
