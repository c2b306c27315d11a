import { expect, test } from "vitest";
import { firstTimeBuyerGstRebate } from "./firstTimeBuyerGstRebate.ts";

test.each([
  [0, 0],
  [600_000, 30_000],
  [1_000_000, 50_000],
  [1_100_000, 40_000],
  [1_500_000, 0],
  [2_000_000, 0],
])("a new home at %d gets a rebate of %d", (price, rebate) => {
  expect(firstTimeBuyerGstRebate({ price })).toBeCloseTo(rebate, 6);
});

test("there is no rebate before its first day or after its last", () => {
  const on = (day: string) => firstTimeBuyerGstRebate({ price: 600_000, on: day });
  expect(["2025-03-19", "2025-03-20", "2030-12-31", "2031-01-01"].map(on)).toEqual([
    0, 30_000, 30_000, 0,
  ]);
});
