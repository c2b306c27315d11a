import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FolderError } from "./FolderError.ts";
import { locateErrors } from "./locateErrors.ts";
import { placeholdersIn } from "./placeholdersIn.ts";

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
