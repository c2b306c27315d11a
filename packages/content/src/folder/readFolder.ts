import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FolderError } from "./FolderError.ts";
import { locateErrors } from "./locateErrors.ts";
import type { WrongValue } from "./wrongValues.ts";

/**
 * Imports a file of a brokerage's folder and returns its named export, as checked by `check`. Throws if
 * the export is missing, or if it still has placeholders of the starter folder. The errors name the file
 * of each invalid field.
 */
export async function readFolder<T>(
  folder: string,
  file: string,
  name: string,
  check: (source: unknown) => T,
): Promise<T> {
  const path = join(folder, file);
  const { [name]: source }: Record<string, unknown> = await import(
    /* @vite-ignore */ pathToFileURL(path).href
  );
  if (source === undefined) throw new Error(`${path} must export "${name}".`);
  try {
    const placeholders = placeholdersIn(source);
    if (placeholders.length > 0) throw new FolderError(placeholders);
    return check(source);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw await locateErrors(error, source, folder, file);
  }
}

/** Matches a text of the starter folder that the brokerage has to replace, such as "[[Town]]". */
const placeholder = /\[\[[^\]]+\]\]/g;

/** Returns the first field of each placeholder that the content of a folder still has. */
function placeholdersIn(source: unknown): WrongValue[] {
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
