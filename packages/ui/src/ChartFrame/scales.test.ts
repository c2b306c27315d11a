import { scaleLinear } from "d3-scale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { linearScale, percentScale, placeScale, valueScale } from "./scales.ts";

test.each([
  [[0, 1], 4, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[-8, 0], 4, [-8, -6, -4, -2, 0]],
  [[0, 25], 5, [0, 5, 10, 15, 20, 25]],
  [[1, 30], 6, [5, 10, 15, 20, 25, 30]],
  [[0, 0.3], 3, [0, 0.1, 0.2, 0.3]],
  [[7, 7], 5, [7]],
] as const)("%j with about %d ticks has the ticks %j", (domain, count, ticks) => {
  expect(linearScale(domain, [0, 1]).ticks(count)).toEqual(ticks);
});

test("a value keeps its relative position", () => {
  const scale = linearScale([10, 20], [100, 0]);
  expect([10, 12.5, 20, 25].map(scale)).toEqual([100, 75, 0, -50]);
});

const count = fc.integer({ min: 2, max: 10 });
const ends = (value: fc.Arbitrary<number>) =>
  fc
    .uniqueArray(value, { minLength: 2, maxLength: 2 })
    .map((both) => [Math.min(...both), Math.max(...both)] as const);

test("ticks and positions equal d3-scale's", () => {
  const whole = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(ends(whole), count, (values, count) => {
      const known = scaleLinear(values, [0, 640]);
      const scale = linearScale(values, [0, 640]);
      expect(scale.ticks(count)).toEqual(known.ticks(count).map((tick) => tick + 0));
      expect(scale(values[0])).toBeCloseTo(known(values[0]), 6);
    }),
    { seed: 1 },
  );
});

test("a domain has ticks within it, also for cents", () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 100);
  fc.assert(
    fc.property(ends(cents), count, (values, count) => {
      const ticks = linearScale(values, [0, 1]).ticks(count);
      expect(ticks[0]).toBeGreaterThanOrEqual(values[0]);
      expect(ticks.at(-1)).toBeLessThanOrEqual(values[1]);
      expect(ticks.length).toBeLessThanOrEqual(2 * count + 1);
    }),
    { seed: 1 },
  );
});

test.each([
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
  [
    [-3, -7],
    [-7, 0],
  ],
  [[0.01], [0, 0.01]],
])("a scale for %j reaches from zero to the farthest value", (values, domain) => {
  expect(valueScale(values, [100, 0]).domain).toEqual(domain);
});

test("a single point is centred, and an empty chart has a plot", () => {
  expect(placeScale([7], [0, 10])(7)).toBe(5);
  expect(placeScale([], [0, 10]).domain).toEqual([0, 1]);
});

test("bars keep zero within the plot", () => {
  expect(percentScale([-1, 3])(0)).toBe(25);
  expect(percentScale([0])(0)).toBe(0);
});

test("months are named by whole years, and by months where no year fits", () => {
  expect(placeScale([0, 60], [0, 100], 12).ticks(4)).toEqual([0, 12, 24, 36, 48, 60]);
  expect(placeScale([0, 6], [0, 100], 12).ticks(4)).toEqual([0, 2, 4, 6]);
});
