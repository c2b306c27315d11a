import type { Quantity as AnyQuantity, Unit } from "@mortgage-kit/calculator-engine/insight";
import type { Cell, Role, Row } from "./Workbook.ts";
import type { WorkbookWords } from "./workbook.en.ts";

export const textCell = (value: string, role: Role): Cell => ({ value, role });

export const headingRow = (text: string): Row => [textCell(text, "heading")];

/** Returns the value of a cell: a percentage as a fraction, without rounding noise. */
const cellValue = ({ value, unit }: AnyQuantity): number =>
  unit === "percent" ? Number((value / 100).toPrecision(15)) : value;

interface Numbered {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  readonly role: "input" | "figure" | "headline" | "fixed";
  readonly name?: string;
  readonly formula?: string | null;
  readonly note?: string | undefined;
}

export function numberRow({ label, note, formula, ...cell }: Numbered, words: WorkbookWords): Row {
  const { unit } = cell;
  const inWords = unit in words.units ? words.units[unit as keyof typeof words.units] : "";
  return [
    textCell(label, "label"),
    { ...cell, value: cellValue(cell), ...(formula && { formula }) },
    textCell(inWords, "note"),
    ...(note ? [textCell(note, "note")] : []),
  ];
}
