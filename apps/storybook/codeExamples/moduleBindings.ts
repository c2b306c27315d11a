import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { babelParse, types } from "storybook/internal/babel";

/** Import or declaration of a name at the top level of a module. */
export type Binding =
  | { kind: "import"; name: string; imported: string; from: string; typeOnly: boolean }
  | { kind: "declaration"; text: string; start: number };

export function moduleBindings(file: string): ReadonlyMap<string, Binding> {
  const source = readFileSync(file, "utf8");
  const bindings = new Map<string, Binding>();
  for (const statement of babelParse(source).program.body) {
    if (types.isImportDeclaration(statement)) {
      for (const [name, binding] of importedNames(statement, file)) bindings.set(name, binding);
      continue;
    }
    const declared = types.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (!declared || !types.isDeclaration(declared)) continue;
    const text = source.slice(declared.start ?? 0, declared.end ?? 0);
    for (const name of declaredNames(declared)) {
      bindings.set(name, { kind: "declaration", text, start: declared.start ?? 0 });
    }
  }
  return bindings;
}

function importedNames(statement: types.ImportDeclaration, file: string): [string, Binding][] {
  const written = statement.source.value;
  const from = written.startsWith(".") ? join(dirname(file), written) : written;
  return statement.specifiers.map((specifier) => {
    const named = types.isImportSpecifier(specifier) ? specifier : undefined;
    const imported = importedName(specifier);
    const typeOnly = statement.importKind === "type" || named?.importKind === "type";
    const name = specifier.local.name;
    return [name, { kind: "import", name, imported, from, typeOnly }];
  });
}

function importedName(specifier: types.ImportDeclaration["specifiers"][number]): string {
  if (types.isImportNamespaceSpecifier(specifier)) return "*";
  if (types.isImportDefaultSpecifier(specifier)) return "default";
  return types.isIdentifier(specifier.imported)
    ? specifier.imported.name
    : specifier.imported.value;
}

function declaredNames(declared: types.Declaration): string[] {
  if (types.isTSTypeAliasDeclaration(declared) || types.isTSInterfaceDeclaration(declared)) {
    return [declared.id.name];
  }
  return Object.keys(types.getBindingIdentifiers(declared));
}
