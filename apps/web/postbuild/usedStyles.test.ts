import { expect, test } from "vitest";
import { usedStyles } from "./usedStyles.ts";

const names = { classes: new Set(["shown"]), elements: new Set(["a", "body", "i"]) };
const used = (css: string) => usedStyles(css, names);

test("rules for other classes and comments are removed", () => {
  expect(used("/*a*/.shown{color:red/*b*/}.other{color:tan}.shown .other{gap:0}")).toBe(
    ".shown{color:red}",
  );
});

test("rules without a class stay on every page, and selector lists are split", () => {
  const css =
    "@layer reset{a:focus-visible,.other{color:red}}.shown a,.other{top:0}[data-a]{gap:0}";
  expect(used(css)).toBe("@layer reset{a:focus-visible{color:red}}.shown a{top:0}[data-a]{gap:0}");
});

test("rules for elements that the page cannot contain are removed", () => {
  const css = "b,a:hover,:focus,*{color:red}.shown>td{color:tan}a:is(td,b){gap:0}";
  expect(used(css)).toBe("a:hover,:focus,*{color:red}a:is(td,b){gap:0}");
  expect(usedStyles(css, { classes: names.classes })).toContain("td{color:tan}");
});

test("classes inside :not(), :is() and :has() do not remove a rule that may apply", () => {
  expect(used(".shown:not(.other){color:red}")).toContain("color:red");
  expect(used("body:has(>.shown)>:not(.shown){color:red}")).toContain("color:red");
  expect(used(".shown:has(.other,a) i{color:red}")).toContain("color:red");
  expect(used(".shown:not(:has(.other)) i{color:red}")).toContain("color:red");
  expect(used(".shown :is(.other,b){color:red}")).toContain("color:red");
});

test("a class that :has() asks for is needed, unless it is excluded", () => {
  expect(used(".shown:has(.other > b) i{color:red}")).toBe("");
  expect(used("body:has(>.other)>:not(.other){color:red}")).toBe("");
});

test("at-rules without rules are removed", () => {
  expect(used("@media print{@supports (gap:1px){.other{gap:0}}}")).toBe("");
});

test("a rule that one of the browsers would drop does not take another with it", () => {
  const css = ".shown{gap:0}.shown::-webkit-details-marker{gap:0}";
  expect(used(css)).toBe(css);
});

test("unused custom properties and keyframes are removed, also transitively", () => {
  const css =
    "a{--a:var(--b);--b:1px;--d:var(--e);--e:0}.shown{gap:var(--a);animation:1s turn}" +
    "@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.other{animation:1s fade}";
  expect(used(css)).toBe(
    "a{--a:var(--b);--b:1px}.shown{gap:var(--a);animation:1s turn}@keyframes turn{to{rotate:1turn}}",
  );
});
