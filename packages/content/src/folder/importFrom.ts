import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chosenFolder } from "./chosenFolder.ts";

/** Imports a file of the chosen folder and returns its named export. Throws if it is missing. */
export async function importFrom(file: string, name: string): Promise<unknown> {
  const path = join(chosenFolder, file);
  const exports: Record<string, unknown> = await import(
    /* @vite-ignore */ pathToFileURL(path).href
  );
  if (exports[name] === undefined) throw new Error(`${path} must export "${name}".`);
  return exports[name];
}
