import { expect, test } from "vitest";
import { type ClassUse, splitStyles } from "./splitStyles.ts";

const use: ClassUse = (name) =>
  name.startsWith("shown") ? "now" : name === "later" ? name : "never";
const split = (css: string) => splitStyles(css, use);

test("what the page shows and what it draws later stand apart, and the rest nowhere", () => {
  const css = ".shown{color:red}.later{color:tan}.other{color:blue}";
  expect(split(css)).toEqual({ now: ".shown{color:red}", later: ".later{color:tan}" });
});

test("a rule without a class is every page's, and a list of selectors is cut", () => {
  const css = "@layer reset{a,.other{color:red}}.shown a,.later:hover{color:tan}";
  expect(split(css).now).toBe("@layer reset{a{color:red}}.shown a{color:tan}");
  expect(split(css).later).toBe(".later:hover{color:tan}");
});

test("what stands in parentheses keeps no rule away", () => {
  expect(split(".shown:has(.other > b) i{color:red}").now).toContain("color:red");
  expect(split(".shown:not(.other){color:red}").now).toContain("color:red");
});

test("a condition without rules goes with them", () => {
  expect(split("@media print{@supports (gap:1px){.other{gap:0}}}").now).toBe("");
});

test("custom properties and keyframes that nothing names are left out, also when only they name another", () => {
  const css =
    "a{--a:var(--b);--b:1px;--c:2px;--d:var(--e);--e:0}.shown{gap:var(--a)}.later{gap:var(--c)}" +
    "@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.later{animation:turn 1s}";
  const { now, later } = split(css);
  expect(now).toBe("a{--a:var(--b);--b:1px;--c:2px}.shown{gap:var(--a)}");
  expect(later).toContain("@keyframes turn");
  expect(later).not.toContain("fade");
});

test("a font that stands in for another is declared once", () => {
  const { now, later } = split("@font-face{font-family:A;src:local(B)}.later{gap:0}");
  expect(now).toContain("@font-face");
  expect(later).not.toContain("@font-face");
});
