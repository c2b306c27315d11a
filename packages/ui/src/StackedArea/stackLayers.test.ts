import { expect, test } from "vitest";
import { stackLayers } from "./stackLayers.ts";

const stacked = (...parts: number[][]) =>
  stackLayers(
    parts.map((values) => ({ values })),
    2,
  );

test("positive values are stacked", () => {
  expect(stacked([1, 2], [3, 4])).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 4],
      [2, 6],
    ],
  ]);
});

test("negative values are stacked below zero", () => {
  expect(stacked([5, -1], [-2, 3], [-4, -2]).map(([first, second]) => [first, second])).toEqual([
    [
      [0, 5],
      [-1, 0],
    ],
    [
      [-2, 0],
      [0, 3],
    ],
    [
      [-6, -2],
      [-3, -1],
    ],
  ]);
});

test("a zero or missing value has no height", () => {
  expect(stacked([2, 2], [0])).toEqual([
    [
      [0, 2],
      [0, 2],
    ],
    [
      [2, 2],
      [2, 2],
    ],
  ]);
});
