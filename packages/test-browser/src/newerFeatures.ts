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
  const checker = program.getTypeChecker();
  const found = new Map<string, Set<string>>();
  const isOfPlatform = (node: ts.Node) => program.isSourceFileDefaultLibrary(node.getSourceFile());

  function note(file: ts.SourceFile, name: string, feature: ReturnType<typeof featureOf>) {
    if (missingIn(feature).length === 0) return;
    found.set(name, (found.get(name) ?? new Set()).add(file.fileName));
  }

  /** Notes an event of pages, documents or elements. */
  function noteEvent(file: ts.SourceFile, event: string) {
    const owners = [api.Element, api.HTMLElement, api.Document, api.Window];
    const known = owners.flatMap((owner) => owner?.[`${event}_event`]?.__compat ?? []);
    if (known.every((feature) => missingIn(feature).length > 0)) note(file, event, known[0]);
  }

  function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
    const { parent } = node;
    if (!ts.isBindingElement(parent) || !ts.isObjectBindingPattern(parent.parent))
      return checker.getSymbolAtLocation(node);
    return checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text);
  }

  function visit(file: ts.SourceFile, node: ts.Node): void {
    if (ts.isJsxAttribute(node)) {
      const tag = node.parent.parent.tagName.getText();
      const name = node.name.getText().toLowerCase();
      const { elements, global_attributes: shared } = html;
      if (/^[a-z]/.test(tag)) {
        const feature = elements?.[tag]?.[name] ?? shared?.[name];
        note(file, `<${tag} ${name}>`, feature?.__compat);
        if (name.startsWith("on")) noteEvent(file, name.slice(2));
      }
    }
    if (ts.isJsxOpeningLikeElement(node)) {
      const tag = node.tagName.getText();
      if (/^[a-z]/.test(tag)) note(file, `<${tag}>`, html.elements?.[tag]?.__compat);
    }
    if (ts.isCallExpression(node) && /\baddEventListener$/.test(node.expression.getText())) {
      const [event] = node.arguments;
      if (event && ts.isStringLiteral(event)) noteEvent(file, event.text);
    }
    if (ts.isIdentifier(node) && newer.has(node.text) && !ts.isPartOfTypeNode(node)) {
      const symbol = symbolOf(node);
      const receiver = ts.isPropertyAccessExpression(node.parent)
        ? checker.getTypeAtLocation(node.parent.expression).getSymbol()?.name
        : undefined;
      for (const declaration of symbol?.declarations ?? []) {
        if (!isOfPlatform(declaration)) continue;
        const { parent } = declaration;
        if (ts.isInterfaceDeclaration(parent)) {
          const owner = parent.name.text;
          const isStatic = owner.endsWith("Constructor");
          const named = [receiver, owner].map((name) => name?.replace(/Constructor$/, ""));
          for (const name of named)
            if (name) note(file, `${name}.${node.text}`, featureOf(name, node.text, isStatic));
        } else if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
          const owner = parent.parent.name.getText();
          note(file, `${owner}.${node.text}`, featureOf(owner, node.text, true));
        } else if (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)) {
          note(file, node.text, featureOf(node.text));
        }
      }
    }
    ts.forEachChild(node, (child) => visit(file, child));
  }

  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes("/node_modules/")) visit(file, file);
  return found;
}
