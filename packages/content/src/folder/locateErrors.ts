import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { FolderError, fieldName } from "./FolderError.ts";
import type { WrongValue } from "./wrongValues.ts";

type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Returns the same error with each field's file and its name within that file. */
export async function locateErrors(
  error: FolderError,
  source: unknown,
  folder: string,
  entryFile: string,
): Promise<FolderError> {
  const modules = await modulesIn(folder);
  return new FolderError(error.values, ({ path }) =>
    located(source, path, modules, join(folder, entryFile)),
  );
}

async function modulesIn(folder: string): Promise<Modules> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));
  const loaded = files.map(async (file) => [
    file,
    await import(/* @vite-ignore */ pathToFileURL(file).href),
  ]);
  return new Map(await Promise.all(loaded as Promise<[string, Record<string, unknown>]>[]));
}

/** The file is the one that exports the innermost object that contains the field. */
function located(
  source: unknown,
  path: WrongValue["path"],
  modules: Modules,
  entryFile: string,
): string {
  let value = source;
  let place = { file: entryFile, from: 0 };
  path.forEach((key, depth) => {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    const file = exporterOf(value, modules);
    if (file) place = { file, from: depth + 1 };
  });
  const field = fieldName(path.slice(place.from)) || "its value";
  return `${relative(process.cwd(), place.file)}: ${field}`;
}

function exporterOf(value: unknown, modules: Modules): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return [...modules].find(([, exports]) => Object.values(exports).includes(value))?.[0];
}
