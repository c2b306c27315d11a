import { join } from "node:path";
import ts from "typescript-5.4";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../..");

/** Returns the props of a package's exported components that have no doc comment: `Button.tone`. */
function undocumentedProps(folder: string): readonly string[] {
  const entry = join(packages, folder, "src/index.ts");
  const program = ts.createProgram([entry], {
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
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const exported = source && checker.getSymbolAtLocation(source);
  if (!exported) throw new Error(`${entry} exports nothing.`);
  const components = checker.getExportsOfModule(exported).filter(({ name }) => /^[A-Z]/.test(name));
  const missing = components.flatMap((component) => {
    const type = checker.getTypeOfSymbol(component);
    return type.getCallSignatures().flatMap((signature) => {
      const [props] = signature.getParameters();
      const own = props ? checker.getTypeOfSymbol(props).getApparentProperties() : [];
      return own
        .filter((prop) => isOfPackages(prop) && prop.getDocumentationComment(checker).length === 0)
        .map((prop) => `${component.name}.${prop.name}`);
    });
  });
  return [...new Set(missing)];
}

/** Returns true for a prop that a source file declares, not React or the DOM. */
const isOfPackages = (prop: ts.Symbol) =>
  prop.declarations?.some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return fileName.startsWith(packages) && !fileName.includes("/node_modules/");
  }) ?? false;

test.each(["ui", "calculators"])(
  "every prop of the components of %s has a doc comment",
  (folder) => {
    expect(undocumentedProps(folder)).toEqual([]);
  },
  60_000,
);
