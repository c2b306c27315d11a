import { expect, test } from "vitest";
import { aprOf } from "./sampleRates.ts";

const example = (amount: number) => ({
  principal: 300_000,
  amortizationYears: 25,
  costs: [{ label: "fees", amount }],
});

test("costs raise the APR above the rate, the more the shorter the term", () => {
  const oneYear = aprOf(4.84, 1, example(1_400));
  const fiveYears = aprOf(4.84, 5, example(1_400));
  expect(oneYear).toBeGreaterThan(fiveYears);
  expect(fiveYears).toBeGreaterThan(4.84);
  // By hand: 12 x 0.39938% a month, plus costs of $1,400 a year on an average of about $297,200.
  expect(oneYear).toBeCloseTo(5.264, 2);
});

test("an APR is never below its rate", () => {
  expect(aprOf(5.15, 7, { ...example(1), costs: [] })).toBe(5.15);
});
