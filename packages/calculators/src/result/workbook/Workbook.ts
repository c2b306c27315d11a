import type { Unit } from "@mortgage-kit/calculator-engine/insight";

/**
 * Style of a cell. Editable numbers look like fields, static copies look static. `columns` are
 * heads above texts, `amounts` above numbers.
 */
export type Role =
  | "title"
  | "heading"
  | "columns"
  | "amounts"
  | "label"
  | "input"
  | "figure"
  | "headline"
  | "fixed"
  | "note"
  | "text";

export interface Cell {
  /** Percentages are fractions here, as in spreadsheets. For a formula, its last result. */
  readonly value: string | number;
  readonly role: Role;
  readonly unit?: Unit;
  /** Without an equals sign, in the form that files have in every language. */
  readonly formula?: string;
  /** Name for formulas. */
  readonly name?: string;
  /** The range that its choices stand in. */
  readonly choices?: string;
}

/** A row from the left; `null` leaves a cell empty. */
export type Row = readonly (Cell | null)[];

export interface Sheet {
  readonly name: string;
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** Number of rows frozen at the top. */
  readonly frozenRows: number;
  readonly rows: readonly Row[];
  /** True for a sheet that only holds lookup tables of formulas. */
  readonly isHidden?: boolean;
}

export interface Workbook {
  readonly title: string;
  /** The day it was made: 2026-11-21. */
  readonly day: string;
  readonly sheets: readonly Sheet[];
}

/** Returns the reference to a cell or a range from another sheet's formula. */
export function rangeOn(sheet: string, from: string, to?: string): string {
  const absolute = (cell: string) => cell.replace(/^([A-Z]+)(\d+)$/, "$$$1$$$2");
  const range = [from, ...(to ? [to] : [])].map(absolute).join(":");
  return `'${sheet.replaceAll("'", "''")}'!${range}`;
}

const longestSheetName = 31;

/** Makes names of sheets that every spreadsheet takes, each once. */
export function sheetNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const plain = wanted.replace(/[\\/?*[\]:]/g, " ").replace(/^'+|'+$/g, "");
    for (let count = 1; ; count++) {
      const ending = count === 1 ? "" : ` ${count}`;
      const name = plain.slice(0, longestSheetName - ending.length).trim() + ending;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}
