import type { WrongValue } from "./wrongValues.ts";

/** Matches a text of the starter folder that the brokerage has to replace, such as "[[Town]]". */
const placeholder = /\[\[[^\]]+\]\]/g;

/** Returns the first field of each placeholder that the content of a folder still has. */
export function placeholdersIn(source: unknown): WrongValue[] {
  const found = new Map<string, WrongValue>();
  const search = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value === "string") {
      for (const [mark] of value.matchAll(placeholder)) {
        if (!found.has(mark)) found.set(mark, { path, problem: `is still a placeholder: ${mark}` });
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        search(entry, [...path, Array.isArray(value) ? Number(key) : key]);
      }
    }
  };
  search(source, []);
  return [...found.values()];
}
