import { expect, test } from "vitest";
import { spread } from "./spread.ts";

test("blocks that do not overlap are unchanged", () => {
  expect(spread([20, 60, 100], [16, 16, 16], [0, 200])).toEqual([20, 60, 100]);
});

test("blocks that overlap are moved apart in their order", () => {
  expect(spread([50, 48], [20, 20], [0, 200])).toEqual([68, 48]);
});

test("blocks below the lower bound are moved up", () => {
  expect(spread([195, 199], [20, 20], [0, 200])).toEqual([170, 190]);
});
