import { expect, test } from "vitest";
import { stackLayers } from "./stackLayers.ts";

/** Returns the bounds of each layer's two values, in words. */
const stacked = (...parts: number[][]) =>
  stackLayers(
    parts.map((values) => ({ values })),
    2,
  ).map((layer) => layer.map(([from, to]) => `${from} to ${to}`));

test("positive values are stacked", () => {
  expect(stacked([1, 2], [3, 4])).toEqual([
    ["0 to 1", "0 to 2"],
    ["1 to 4", "2 to 6"],
  ]);
});

test("negative values are stacked below zero", () => {
  expect(stacked([5, -1], [-2, 3], [-4, -2])).toEqual([
    ["0 to 5", "-1 to 0"],
    ["-2 to 0", "0 to 3"],
    ["-6 to -2", "-3 to -1"],
  ]);
});

test("a zero or missing value has no height", () => {
  expect(stacked([2, 2], [0])).toEqual([
    ["0 to 2", "0 to 2"],
    ["2 to 2", "2 to 2"],
  ]);
});
