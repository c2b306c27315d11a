import ts from "typescript-5.4";
import { expect, test } from "vitest";
import {
  checker,
  commentOf,
  exportsOf,
  isOfPackages,
  originalOf,
  sourceFiles,
} from "./sourceProgram.ts";

const unit =
  /dollar|percent|%|year|month|day|fraction|millisecond|pixel|number of|periods?\b|payments|count|index|times|units?|points|ratio|homes|position/i;

const isNumber = (symbol: ts.Symbol) =>
  (checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).flags & ts.TypeFlags.Number) !== 0;

/** Returns a symbol's name, its comment and the comments of what declares it. */
function textOf(symbol: ts.Symbol): string {
  const around = (symbol.declarations ?? []).flatMap((declaration) =>
    ts.getJSDocCommentsAndTags(
      ts.findAncestor(declaration.parent, (node) => ts.isStatement(node)) ?? declaration,
    ),
  );
  const tags = symbol.getJsDocTags(checker).map(({ name }) => name);
  return [symbol.name, commentOf(symbol), ...tags, ...around.map((each) => each.getText())].join(
    " ",
  );
}

/** Returns true for code that throws, or calls a function of the packages that does. */
function canThrow(node: ts.Node, isCalled = false): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (!isCalled && ts.isCallExpression(node)) {
    const symbol = checker.getSymbolAtLocation(node.expression);
    const called = symbol && originalOf(symbol);
    if (called?.valueDeclaration && isOfPackages(called) && canThrow(called.valueDeclaration, true))
      return true;
  }
  return ts.forEachChild(node, (child) => canThrow(child, isCalled) || undefined) ?? false;
}

const functions = new Set(
  sourceFiles.flatMap((file) =>
    [...exportsOf(file).values()].filter(
      (symbol) =>
        isOfPackages(symbol) && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0,
    ),
  ),
);

test("every exported function says what it does, and of components the stories do", () => {
  const silent = [...functions].filter(
    (symbol) => !/^[A-Z]/.test(symbol.name) && symbol.getDocumentationComment(checker).length === 0,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(functions.size).toBeGreaterThan(150);
});

test("every number that an exported function takes has its unit", () => {
  const without = [...functions].flatMap((symbol) => {
    if (/^[A-Z]/.test(symbol.name)) return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const numbers = (signature?.parameters ?? []).flatMap((parameter) => {
      if (isNumber(parameter)) return unit.test(textOf(symbol)) ? [] : [parameter];
      const { flags } = checker.getTypeOfSymbol(parameter);
      if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
      const fields = checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter));
      return fields.filter(
        (field) => isOfPackages(field) && isNumber(field) && !unit.test(textOf(field)),
      );
    });
    return numbers.map(({ name }) => `${symbol.name}: ${name}`);
  });
  expect(without).toEqual([]);
});

test("every exported function that throws says so", () => {
  const silent = [...functions].filter(
    (symbol) =>
      symbol.valueDeclaration &&
      canThrow(symbol.valueDeclaration) &&
      !/throw|reject|refuse/i.test(textOf(symbol)),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
}, 60_000);
