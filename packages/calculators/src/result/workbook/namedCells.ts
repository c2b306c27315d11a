import type { Figure } from "@mortgage-kit/calculator-engine/insight";
import { uniqueNames } from "./Workbook.ts";

const longest = 60;
/** Names that a spreadsheet would read as a cell reference: A1, R1C1 and their short forms. */
const cellLike = /^([a-z]{1,3}\d+|r\d*|c\d*|r\d*c\d*)$/i;

function plainName(label: string): string {
  const letters = label.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "_");
  const name = letters.slice(0, longest).replace(/^_+|_+$/g, "");
  return /^\p{L}/u.test(name) && !cellLike.test(name) ? name : `_${name}`;
}

/** Returns a function that converts labels to unique cell names, such as `Interest_rate`. */
export const cellNames = () =>
  uniqueNames((label, count) => (count === 1 ? plainName(label) : `${plainName(label)}_${count}`));

export interface NamedCells {
  /** Adds a new name for a cell; `key` identifies its content for formulas. */
  readonly add: (label: string, key?: string) => string;
  readonly of: (key: string) => string | undefined;
}

/** Returns the key of a formula's figure; figures of a list have one key per row. */
export function figureKey({ id, row, of }: Pick<Figure, "id" | "row" | "of">): string {
  if (row !== undefined) return `${id}.${row}`;
  return of === undefined ? id : `${id} of ${of}`;
}

export function namedCells(): NamedCells {
  const make = cellNames();
  const names = new Map<string, string>();
  return {
    add(label, key) {
      const name = make(label);
      if (key) names.set(key, name);
      return name;
    },
    of: (key) => names.get(key),
  };
}
