import { expect, test } from "vitest";
import { stackLayers } from "./stackLayers.ts";

const stacked = (...parts: number[][]) =>
  stackLayers(
    parts.map((values) => ({ values })),
    2,
  );

test("gains stand on one another", () => {
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

test("losses hang below zero, whatever gains there are", () => {
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

test("nothing lies flat on what is below it, and a missing value is nothing", () => {
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
