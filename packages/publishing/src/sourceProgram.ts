import { join } from "node:path";
import ts from "typescript-5.4";
import { moduleEntryPoints, readPackageManifest } from "./entryPoints.ts";

const packages = join(import.meta.dirname, "../..");

export interface SourceEntryPoint {
  /** Entry point as written in `exports`. */
  readonly entryPoint: string;
  readonly file: string;
}

/** Returns the entry points of a package in the workspace, with the files of their modules. */
export function sourceEntryPoints(folder: string): readonly SourceEntryPoint[] {
  const root = join(packages, folder);
  return moduleEntryPoints(readPackageManifest(root).exports, root).map(([entryPoint, target]) => ({
    entryPoint,
    file: join(root, target),
  }));
}

/** Files of all entry points of the packages with an API. */
export const sourceFiles: readonly string[] = ["calculator-engine", "ui", "calculators"].flatMap(
  (folder) => sourceEntryPoints(folder).map(({ file }) => file),
);

// One program for all packages, because they share most of what it reads.
const program = ts.createProgram(sourceFiles, {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
});

/** Type checker of the packages' sources. */
export const checker = program.getTypeChecker();

/** Returns what an imported or re-exported name stands for. */
export const originalOf = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Returns what a source file exports by name. Throws for a file that is no module of the packages. */
export function exportsOf(file: string): ReadonlyMap<string, ts.Symbol> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return new Map(
    checker.getExportsOfModule(module).map((exported) => [exported.name, originalOf(exported)]),
  );
}

/** Returns the text of the comment above a declaration, without its tags. */
export const commentOf = (symbol: ts.Symbol): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker));

/** Returns true for what a source file of the packages declares, not React or the DOM. */
export const isOfPackages = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return fileName.startsWith(packages) && !fileName.includes("/node_modules/");
  });
