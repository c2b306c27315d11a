import { expect, test } from "vitest";
import { sliderRange } from "./sliderRange.ts";

test.each([
  ["dollars", 5_000, 130_274, { min: 0, max: 157_000, step: 1_000 }],
  ["dollars", 80_000, 0, { min: 0, max: 160_000, step: 1_000 }],
  ["dollars", 0, 0, { min: 0, max: 100, step: 1 }],
  ["percent", 5.5, 0, { min: 0.05, max: 11, step: 0.05 }],
  ["years", 25, 28.9, { min: 1, max: 50, step: 1 }],
] as const)("%s of %d with a threshold at %s has the range %o", (kind, value, threshold, range) => {
  expect(sliderRange(kind, value, threshold)).toEqual(range);
});

test("The range includes the value and the threshold, however large", () => {
  for (const value of [1, 37, 412_000, 1e12]) {
    const { max, step } = sliderRange("dollars", value, value * 7);
    expect(max).toBeGreaterThanOrEqual(value * 7);
    expect(Number.isInteger(max / step)).toBe(true);
  }
});

test.each([
  ["dollars", 2_600, { min: 0.01, max: 1e12 }, { min: 50, max: 5_200, step: 50 }],
  ["percent", 4, { min: 0, max: 50 }, { min: 0, max: 10, step: 0.05 }],
  ["percent", 40, { min: 0, max: 50, isAbove: true }, { min: 0.05, max: 50, step: 0.05 }],
] as const)("%s of %d stays within the rule %o", (kind, value, limits, range) => {
  expect(sliderRange(kind, value, 0, limits)).toEqual(range);
});
