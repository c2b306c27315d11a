import { expect, test } from "vitest";
import { spread, wrapWords } from "./labels.ts";

test("blocks that do not overlap are unchanged", () => {
  expect(spread([20, 60, 100], [16, 16, 16], [0, 200])).toEqual([20, 60, 100]);
});

test("blocks that overlap are moved apart in their order", () => {
  expect(spread([50, 48], [20, 20], [0, 200])).toEqual([68, 48]);
});

test("blocks below the lower bound are moved up", () => {
  expect(spread([195, 199], [20, 20], [0, 200])).toEqual([170, 190]);
});

test.each([
  ["Renting", 12, 3, ["Renting"]],
  ["Property tax", 12, 3, ["Property tax"]],
  ["Property tax and heating", 12, 3, ["Property tax", "and heating"]],
  ["one two three four", 5, 2, ["one", "two…"]],
  ["Donaudampfschiff", 8, 2, ["Donauda…"]],
  ["", 8, 2, []],
])("%j wrapped at %i, at most %i lines", (label, letters, most, lines) => {
  expect(wrapWords(label, letters, most)).toEqual(lines);
});
