import { expect, test } from "vitest";
import { heightFrom } from "./heightFrom.ts";

test("a height is a whole number of pixels within bounds", () => {
  expect(heightFrom({ mortgageCalculatorHeight: 640.4 })).toBe(640);
  expect(heightFrom({ mortgageCalculatorHeight: 1e9 })).toBe(20_000);
  expect(heightFrom({ mortgageCalculatorHeight: -5 })).toBe(100);
});

test.each([
  null,
  "640",
  {},
  { mortgageCalculatorHeight: "640" },
  { mortgageCalculatorHeight: Number.NaN },
])("%j is not a height", (data) => {
  expect(heightFrom(data)).toBeNull();
});
