import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import type { NumberRange } from "../fieldRules.ts";
import { findThreshold } from "./thresholds.ts";

/** Returns the threshold of a home price whose outcome changes where `turned` does. */
function threshold(
  range: NumberRange,
  value: number,
  turned: (value: number) => boolean,
  rising?: readonly string[],
) {
  const search = findThreshold({
    field: "homePrice",
    input: { id: "homePrice", value, unit: "dollars" },
    range,
    ...(rising && { rising }),
  });
  let step = search.next();
  while (!step.done) step = search.next(turned(step.value) ? "turned" : "as now");
  const found = step.value;
  if (!found) throw new Error("no threshold");
  return found;
}

test("of two thresholds the nearer one is returned", () => {
  const found = threshold({ min: 0, max: 1_000 }, 100, (value) => value > 130 || value < 90);
  expect(found.direction).toBe("down");
  expect(found.value.value).toBeCloseTo(90, 6);
});

test("a rounded value is on the side of the new answer, and never far from the threshold", () => {
  const price = fc.double({ min: 1, max: 1e7, noNaN: true });
  const factor = fc.double({ min: 0.26, max: 3.9, noNaN: true });
  forAll([price, factor], (current, times) => {
    const turn = current * times;
    const rises = turn > current;
    const turned = (value: number) => (rises ? value >= turn : value <= turn);
    fc.pre(!turned(current) && Math.abs(turn - current) > 1);
    const { value, rounded, beyond } = threshold({ min: 0, max: 1e9 }, current, turned);
    expect(beyond || turned(rounded.value)).toBe(true);
    const off = Math.abs(rounded.value - value.value);
    expect(off).toBeLessThanOrEqual(Math.max(1, turn / 40));
  });
});

test("a threshold in the wrong direction or far away is not returned", () => {
  const rises = (value: number) => value > 130;
  expect(() => threshold({ min: 0, max: 1_000 }, 100, rises, ["turned", "as now"])).toThrow();
  expect(threshold({ min: 0, max: 1_000 }, 100, rises, ["as now", "turned"]).direction).toBe("up");
  expect(() => threshold({ min: 0, max: 1e6 }, 100, (value) => value > 401)).toThrow();
});
