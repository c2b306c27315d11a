import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { babelParse, types } from "storybook/internal/babel";

/**
 * Returns the import path under which a package exports a name of one of its files, or `undefined`
 * if it does not. The name `*` means the whole file.
 */
export function publicEntryPoint(file: string, name: string): string | undefined {
  const root = packageRoot(file);
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const [entryPoint, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target !== "string" || !/\.tsx?$/.test(target)) continue;
    const part = patternPart(join(root, target), file);
    if (part === undefined) continue;
    const exporting = join(root, target.replaceAll("*", part));
    const has = name === "*" ? exporting === file : exportedNames(exporting).has(name);
    if (has) return join(manifest.name, entryPoint.replaceAll("*", part));
  }
  return undefined;
}

/**
 * Returns the part of a file's path that a pattern's stars match: empty for a pattern without
 * stars, `undefined` for a file that does not match.
 */
function patternPart(pattern: string, file: string): string | undefined {
  if (!pattern.includes("*")) return "";
  const [start = "", next = "", ...others] = pattern
    .split("*")
    .map((part) => part.replaceAll(".", "\\."));
  const again = others.map((part) => `\\1${part}`).join("");
  return new RegExp(`^${start}([^/]+)${next}${again}$`).exec(file)?.[1];
}

function packageRoot(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : packageRoot(folder);
}

function exportedNames(file: string): ReadonlySet<string> {
  const statements = babelParse(readFileSync(file, "utf8")).program.body;
  return new Set(
    statements
      .filter(types.isExportNamedDeclaration)
      .flatMap(({ declaration, specifiers }) => [
        ...(declaration ? Object.keys(types.getBindingIdentifiers(declaration)) : []),
        ...specifiers.map(({ exported }) =>
          types.isIdentifier(exported) ? exported.name : exported.value,
        ),
      ]),
  );
}
