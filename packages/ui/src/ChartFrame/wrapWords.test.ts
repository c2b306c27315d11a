import { expect, test } from "vitest";
import { wrapWords } from "./wrapWords.ts";

test.each([
  ["Renting", 12, 3, ["Renting"]],
  ["Property tax", 12, 3, ["Property tax"]],
  ["Property tax and heating", 12, 3, ["Property tax", "and heating"]],
  ["one two three four", 5, 2, ["one", "two…"]],
  ["Donaudampfschiff", 8, 2, ["Donauda…"]],
  ["about 6\u00a0497\u00a0000\u00a0$", 12, 2, ["about", "6\u00a0497\u00a0000\u00a0$"]],
  ["", 8, 2, []],
])("%j wrapped at %i, at most %i lines", (label, letters, most, lines) => {
  expect(wrapWords(label, letters, most)).toEqual(lines);
});
