import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** Returns the names that a module exports by name or declares as exports, without types. */
export function exportedNames(file: string): readonly string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName: { name } }) => (isType || !name ? [] : [name])),
  );
}
