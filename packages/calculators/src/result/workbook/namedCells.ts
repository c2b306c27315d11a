import { cellNames } from "./cellNames.ts";

interface Identified {
  readonly id: string;
  readonly row?: number;
  readonly of?: string;
}

export interface NamedCells {
  /** Adds a new name for a cell; `key` identifies its content for formulas. */
  readonly add: (label: string, key?: string) => string;
  readonly of: (key: string) => string | undefined;
}

/** Returns the key of a formula's figure: figures of a list's rows have a cell each. */
export function figureKey({ id, row, of }: Identified): string {
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
