import { expect, test } from "vitest";
import { percentScale } from "./percentScale.ts";
import { placeScale } from "./placeScale.ts";
import { valueScale } from "./valueScale.ts";

test.each([
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
  [
    [-3, -7],
    [-8, 0],
  ],
  [[0.01], [0, 0.01]],
])("a scale for %j reaches from zero to a round number", (values, domain) => {
  expect(valueScale(values, [100, 0], 4).domain).toEqual(domain);
});

test("a single point is centred, and an empty chart has a plot", () => {
  expect(placeScale([7], [0, 10])(7)).toBe(5);
  expect(placeScale([], [0, 10]).domain).toEqual([0, 1]);
});

test("bars keep zero within the plot", () => {
  expect(percentScale([-1, 3])(0)).toBe(25);
  expect(percentScale([0])(0)).toBe(0);
});
