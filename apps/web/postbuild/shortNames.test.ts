import { load } from "cheerio";
import { expect, test } from "vitest";
import { shortenClasses, shortenProperties } from "./shortNames.ts";

test("a custom property gets one short name, unless a script uses it", () => {
  const css = "a{--ui-gap:1px;--ui-seen:2px}b{gap:var(--ui-gap);inset:var(--ui-seen)}";
  expect(shortenProperties(css, 'set("--ui-seen")')).toBe(
    "a{--q:1px;--ui-seen:2px}b{gap:var(--q);inset:var(--ui-seen)}",
  );
});

test("classes are renamed consistently in HTML and CSS, unused ones removed, and values unchanged", () => {
  const page = load('<p class="one two"><b class="one bare"></b><i class="bare"></i></p>');
  const css = shortenClasses(page, "@media (width>1.5em){.two .one:hover{gap:.5em;margin:1.5px}}");
  expect(css).toBe("@media (width>1.5em){._r ._q:hover{gap:.5em;margin:1.5px}}");
  expect(page("p").attr("class")).toBe("_q _r");
  expect(page("b").attr("class")).toBe("_q");
  expect(page("i").attr("class")).toBeUndefined();
});
