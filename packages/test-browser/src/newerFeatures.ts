import ts from "typescript-6";
import { compatData, missingIn } from "./supportedBrowsers.ts";

type Data = typeof compatData.api;

const { api, html, javascript } = compatData;
const globals: readonly (Data | undefined)[] = [
  api,
  javascript.builtins,
  javascript.builtins?.Intl,
];

/** Returns the last names of all features that an oldest browser lacks: `parse`, `popover`. */
function namesOfNewer(data: Data): readonly string[] {
  return Object.keys(data).flatMap((name) => {
    const feature = name === "__compat" ? undefined : data[name];
    if (!feature) return [];
    const own =
      missingIn(feature.__compat).length > 0 ? [name.replace(/_(static|event)$/, "")] : [];
    return [...own, ...namesOfNewer(feature)];
  });
}

const newer = new Set([api, html, javascript].flatMap(namesOfNewer));

/** Returns the data on `Owner.member`, or on the global `owner`. */
function featureOf(owner: string, member?: string, isStatic = false) {
  for (const group of globals) {
    const found = group?.[owner];
    if (!found) continue;
    const feature = member === undefined ? found : found[isStatic ? `${member}_static` : member];
    if (feature?.__compat) return feature.__compat;
  }
  return member === undefined ? api.Window?.[owner]?.__compat : undefined;
}

type Feature = ReturnType<typeof featureOf>;

/** Something of the browser that a file uses, under the name that the report gives it. */
type Use = readonly [name: string, feature: Feature];

/** Returns the use of an event of pages, documents or elements, if none of them always had it. */
function eventUses(event: string): Use[] {
  const owners = [api.Element, api.HTMLElement, api.Document, api.Window];
  const known = owners.flatMap((owner) => owner?.[`${event}_event`]?.__compat ?? []);
  return known.every((feature) => missingIn(feature).length > 0) ? [[event, known[0]]] : [];
}

/** Returns the elements, attributes and events that markup or `addEventListener` names. */
function namedUses(node: ts.Node): Use[] {
  const { elements, global_attributes: shared } = html;
  if (ts.isJsxAttribute(node)) {
    const tag = node.parent.parent.tagName.getText();
    if (!/^[a-z]/.test(tag)) return [];
    const name = node.name.getText().toLowerCase();
    const feature = elements?.[tag]?.[name] ?? shared?.[name];
    const events = name.startsWith("on") ? eventUses(name.slice(2)) : [];
    return [[`<${tag} ${name}>`, feature?.__compat], ...events];
  }
  if (ts.isJsxOpeningLikeElement(node)) {
    const tag = node.tagName.getText();
    return /^[a-z]/.test(tag) ? [[`<${tag}>`, elements?.[tag]?.__compat]] : [];
  }
  if (!ts.isCallExpression(node) || !/\baddEventListener$/.test(node.expression.getText()))
    return [];
  const [event] = node.arguments;
  return event && ts.isStringLiteral(event) ? eventUses(event.text) : [];
}

function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  if (!ts.isBindingElement(parent) || !ts.isObjectBindingPattern(parent.parent))
    return checker.getSymbolAtLocation(node);
  return checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text);
}

/** Returns the uses of the browser's globals and members that a name stands for. */
function nameUses(program: ts.Program, checker: ts.TypeChecker, node: ts.Identifier): Use[] {
  const name = node.text;
  const receiver = ts.isPropertyAccessExpression(node.parent)
    ? checker.getTypeAtLocation(node.parent.expression).getSymbol()?.name
    : undefined;
  const declarations = symbolOf(checker, node)?.declarations ?? [];
  return declarations.flatMap((declaration): Use[] => {
    if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return [];
    const { parent } = declaration;
    if (ts.isInterfaceDeclaration(parent)) {
      const isStatic = parent.name.text.endsWith("Constructor");
      return [receiver, parent.name.text].flatMap((named) => {
        const owner = named?.replace(/Constructor$/, "");
        return owner ? [[`${owner}.${name}`, featureOf(owner, name, isStatic)] as const] : [];
      });
    }
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
      const owner = parent.parent.name.getText();
      return [[`${owner}.${name}`, featureOf(owner, name, true)]];
    }
    const isGlobal = ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration);
    return isGlobal ? [[name, featureOf(name)]] : [];
  });
}

/**
 * Returns what these files, and the sources that they import, use of the browser that one of its oldest
 * supported versions lacks, as `URL.parse`, with the files. Types decide whose member a name is.
 */
export function newerFeatures(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const program = ts.createProgram(files, {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    strict: true,
    types: [],
  });
  // Also sets the parent of each node.
  const checker = program.getTypeChecker();
  const found = new Map<string, Set<string>>();

  function visit(file: ts.SourceFile, node: ts.Node): void {
    const isName = ts.isIdentifier(node) && newer.has(node.text) && !ts.isPartOfTypeNode(node);
    for (const [name, feature] of isName ? nameUses(program, checker, node) : namedUses(node)) {
      if (missingIn(feature).length > 0)
        found.set(name, (found.get(name) ?? new Set()).add(file.fileName));
    }
    ts.forEachChild(node, (child) => visit(file, child));
  }

  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes("/node_modules/")) visit(file, file);
  return found;
}
