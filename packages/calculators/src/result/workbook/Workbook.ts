import type { Unit } from "@mortgage-kit/calculator-engine/insight";

/** Editable cells look like fields, static ones do not; `columns` head texts, `amounts` numbers. */
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
  /** Value, or the cached result of a formula. Percentages are fractions, as in spreadsheets. */
  readonly value: string | number;
  readonly role: Role;
  readonly unit?: Unit;
  /** Formula without an equals sign, in the file format's syntax, which no locale changes. */
  readonly formula?: string;
  /** Defined name of the cell, for formulas. */
  readonly name?: string;
  /** Range with the options of the cell's drop-down list. */
  readonly choices?: string;
}

/** A row from the left; `null` leaves a cell empty. */
export type Row = readonly (Cell | null)[];

export interface Sheet {
  readonly name: string;
  /** Width of each column in characters. */
  readonly widths: readonly number[];
  readonly frozenRows: number;
  readonly rows: readonly Row[];
  /** True for a sheet that only holds lookup tables of formulas. */
  readonly isHidden?: boolean;
}

export interface Workbook {
  readonly title: string;
  /** ISO date of the rules with which it was worked out, such as 2026-11-21. */
  readonly day: string;
  readonly sheets: readonly Sheet[];
}

/** Returns an absolute reference to a cell or range of a sheet, for formulas on any sheet. */
export function rangeOn(sheet: string, from: string, to?: string): string {
  const absolute = (cell: string) => cell.replace(/^([A-Z]+)(\d+)$/, "$$$1$$$2");
  const range = [from, ...(to ? [to] : [])].map(absolute).join(":");
  return `'${sheet.replaceAll("'", "''")}'!${range}`;
}

/** Returns a function that creates names which differ in more than their case, by a count if need be. */
export function uniqueNames(nameOf: (wanted: string, count: number) => string) {
  const taken = new Set<string>();
  return (wanted: string): string => {
    for (let count = 1; ; count++) {
      const name = nameOf(wanted, count);
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}

const longestSheetName = 31;

/** Returns a function that creates unique sheet names which every spreadsheet program accepts. */
export const sheetNames = () =>
  uniqueNames((wanted, count) => {
    const plain = wanted.replace(/[\\/?*[\]:]/g, " ").replace(/^'+|'+$/g, "");
    const ending = count === 1 ? "" : ` ${count}`;
    return plain.slice(0, longestSheetName - ending.length).trim() + ending;
  });
