import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { babelParse, types } from "storybook/internal/babel";

/** Import of a name: as written in code, and the file or package that exports it as `imported`. */
export interface Import {
  name: string;
  imported: string;
  from: string;
  typeOnly: boolean;
}

/** Import or text of a declaration, by its name at the top level of a module. */
type Binding = Import | { text: string; start: number };

export function bindingsOf(file: string): ReadonlyMap<string, Binding> {
  const source = readFileSync(file, "utf8");
  const bindings = new Map<string, Binding>();
  for (const statement of babelParse(source).program.body) {
    if (types.isImportDeclaration(statement)) {
      const { value } = statement.source;
      const from = value.startsWith(".") ? join(dirname(file), value) : value;
      for (const specifier of statement.specifiers) {
        const { name } = specifier.local;
        const named = types.isImportSpecifier(specifier) ? specifier : undefined;
        const typeOnly = statement.importKind === "type" || named?.importKind === "type";
        const imported = types.isIdentifier(named?.imported) ? named.imported.name : "*";
        bindings.set(name, { name, imported, from, typeOnly });
      }
      continue;
    }
    const declared = types.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (!declared || !types.isDeclaration(declared)) continue;
    const start = declared.start ?? 0;
    const isType =
      types.isTSTypeAliasDeclaration(declared) || types.isTSInterfaceDeclaration(declared);
    const names = isType ? [declared.id.name] : Object.keys(types.getBindingIdentifiers(declared));
    for (const name of names) {
      bindings.set(name, { text: source.slice(start, declared.end ?? 0), start });
    }
  }
  return bindings;
}

/** Returns the path by which a package exports a name of a file, if any; `*` is the whole file. */
export function publicEntryPoint(file: string, name: string): string | undefined {
  const root = packageRoot(file);
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const isExporting = (path: string) =>
    new RegExp(`^export [^;]*\\b${name}\\b`, "m").test(readFileSync(path, "utf8"));
  for (const [entryPoint, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target !== "string" || !/\.tsx?$/.test(target)) continue;
    const path = join(root, target);
    // The stars of an entry point stand for the same name.
    const pattern = path.replaceAll(".", "\\.").replace("*", "([^/]+)").replaceAll("*", "\\1");
    const [, part = ""] = new RegExp(`^${pattern}$`).exec(file) ?? [];
    if (path.includes("*") && !part) continue;
    const exporting = path.replaceAll("*", part);
    if (name === "*" ? exporting === file : isExporting(exporting)) {
      return join(manifest.name, entryPoint.replaceAll("*", part));
    }
  }
  return undefined;
}

function packageRoot(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : packageRoot(folder);
}
