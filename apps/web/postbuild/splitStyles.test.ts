import { expect, test } from "vitest";
import { type ClassUse, splitStyles } from "./splitStyles.ts";

const use: ClassUse = (name) =>
  name.startsWith("shown") ? "now" : name === "later" ? name : "never";
const split = (css: string) => splitStyles(css, use);

test("styles of the HTML and of later content are separated, and unused ones removed", () => {
  const css = ".shown{color:red}.later{color:tan}.other{color:blue}";
  expect(split(css)).toEqual({ now: ".shown{color:red}", later: ".later{color:tan}" });
});

test("rules without a class stay on every page, and selector lists are split", () => {
  const css = "@layer reset{a,.other{color:red}}.shown a,.later:hover{color:tan}";
  expect(split(css).now).toBe("@layer reset{a{color:red}}.shown a{color:tan}");
  expect(split(css).later).toBe(".later:hover{color:tan}");
});

test("a class that :has() asks for is needed, unless it is one of several or excluded", () => {
  expect(split(".shown:has(.other > b) i{color:red}").now).toBe("");
  expect(split("body:has(>.shown)>:not(.shown){color:red}").now).toContain("color:red");
  expect(split(".shown:has(.other, b) i{color:red}").now).toContain("color:red");
  expect(split(".shown:not(:has(.other)) i{color:red}").now).toContain("color:red");
});

test("rules for elements that the page cannot contain are removed", () => {
  const css =
    "button,a:hover,:focus,*{color:red}.shown>td{color:tan}a:not(td)[href=td]::after,a:is(td,b){gap:0}h2{top:0}";
  const { now } = splitStyles(css, use, (type) => type === "a" || type === "h2");
  expect(now).toBe(
    "a:hover,:focus,*{color:red}a:not(td)[href=td]::after,a:is(td,b){gap:0}h2{top:0}",
  );
});

test("comments are removed", () => {
  expect(split("/*$vite$:1*/.shown{color:red/* a */}").now).toBe(".shown{color:red}");
});

test("classes inside :not() and similar do not remove a rule", () => {
  expect(split(".shown:not(.other){color:red}").now).toContain("color:red");
});

test("at-rules without rules are removed", () => {
  expect(split("@media print{@supports (gap:1px){.other{gap:0}}}").now).toBe("");
});

test("unused custom properties and keyframes are removed, also transitively", () => {
  const css =
    "a{--a:var(--b);--b:1px;--c:2px;--d:var(--e);--e:0}.shown{gap:var(--a)}.later{gap:var(--c)}" +
    "@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.later{animation:turn 1s}";
  const { now, later } = split(css);
  expect(now).toBe("a{--a:var(--b);--b:1px;--c:2px}.shown{gap:var(--a)}");
  expect(later).toContain("@keyframes turn");
  expect(later).not.toContain("fade");
});

test("a fallback font is declared once", () => {
  const { now, later } = split("@font-face{font-family:A;src:local(B)}.later{gap:0}");
  expect(now).toContain("@font-face");
  expect(later).not.toContain("@font-face");
});
