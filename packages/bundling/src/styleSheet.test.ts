import { expect, test } from "vitest";
import { type Needed, styleSheet } from "./styleSheet.ts";

const shown = (css: string, has = (_type: string) => true) =>
  styleSheet(css).pruned(
    ({ classes, elements }) =>
      classes.every((name) => name.startsWith("shown")) && elements.every(has),
  );

test("styles of classes that are not kept are removed", () => {
  expect(shown(".shown{color:red}.other{color:blue}.shown2{gap:0}")).toBe(
    ".shown{color:red}.shown2{gap:0}",
  );
});

test("rules without a class stay, and selector lists are split", () => {
  const css = "@layer reset{a,.other{color:red}}.shown a,.other:hover{color:tan}";
  expect(shown(css)).toBe("@layer reset{a{color:red}}.shown a{color:tan}");
});

test("a class that :has() asks for is needed, unless it is one of several or excluded", () => {
  expect(shown(".shown:has(.other > b) i{color:red}")).toBe("");
  expect(shown("body:has(>.shown)>:not(.shown){color:red}")).toContain("color:red");
  expect(shown(".shown:has(.other, b) i{color:red}")).toContain("color:red");
  expect(shown(".shown:not(:has(.other)) i{color:red}")).toContain("color:red");
});

test("rules for elements that the page cannot contain are removed", () => {
  const css =
    "button,a:hover,:focus,*{color:red}.shown>td{color:tan}a:not(td)[href=td]::after,a:is(td,b){gap:0}h2{top:0}";
  expect(shown(css, (type) => type === "a" || type === "h2")).toBe(
    "a:hover,:focus,*{color:red}a:not(td)[href=td]::after,a:is(td,b){gap:0}h2{top:0}",
  );
});

test("comments are removed", () => {
  expect(shown("/*$vite$:1*/.shown{color:red/* a */}")).toBe(".shown{color:red}");
});

test("classes inside :not() and similar do not remove a rule", () => {
  expect(shown(".shown:not(.other){color:red}")).toContain("color:red");
});

test("a part of the kept rules is written with all names that the kept ones use", () => {
  const { pruned } = styleSheet("@layer reset;a{--a:1px;--b:2px}.shown{gap:var(--a)}");
  const isWritten = ({ elements }: Needed) => elements.length > 0;
  expect(pruned(() => true, { isWritten })).toBe("@layer reset;a{--a:1px}");
});

test("at-rules without rules are removed, and keyframes stay whole", () => {
  expect(shown("@media print{@supports (gap:1px){.other{gap:0}}}")).toBe("");
  const turning = "@keyframes turn{to{rotate:1turn}}.shown{animation:turn 1s}";
  expect(shown(turning)).toBe(turning);
});

test("unused custom properties and keyframes are removed, also transitively", () => {
  const css =
    "a{--a:var(--b);--b:1px;--c:2px;--d:var(--e);--e:0}@media print{b{--d:1px}}.shown{gap:var(--a)}" +
    "@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.shown{animation:turn 1s}";
  const later = "@keyframes fade{to{opacity:0}}.later{gap:var(--c);animation:fade 1s}";
  const { pruned } = styleSheet(css);
  expect(pruned(() => true, { alsoUsed: styleSheet(later).names })).toBe(
    "a{--a:var(--b);--b:1px;--c:2px}.shown{gap:var(--a)}" +
      "@keyframes turn{to{rotate:1turn}}.shown{animation:turn 1s}",
  );
});
