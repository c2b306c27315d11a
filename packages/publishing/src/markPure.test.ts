import { expect, test } from "vitest";
import { markPure } from "./markPure.ts";

const marked = (code: string) =>
  markPure("module.js", code).toString().replaceAll("/* @__PURE__ */", "#");

test("calls and constructions in constants are marked, also inside others", () => {
  expect(marked("const a = f(g(1));")).toBe("const a = # f(# g(1));");
  expect(marked("export const a = { b: [new Set()] };")).toBe(
    "export const a = { b: [# new Set()] };",
  );
  expect(marked("var a = x.map(f).join();")).toBe("var a = # # x.map(f).join();");
});

test("constants that read properties are computed in a marked call", () => {
  expect(marked("const a = { b: c.d, ...e };")).toBe("const a = # (() => ({ b: c.d, ...e }))();");
  expect(marked("const a = f(b.c);")).toBe("const a = # (() => (# f(b.c)))();");
});

test("calls that run later, and statements, are not", () => {
  const code = "const a = () => f(b.c);\nstart();\nclass B { c = f(); }";
  expect(marked(code)).toBe(code);
});
