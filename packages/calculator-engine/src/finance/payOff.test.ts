import { expect, test } from "vitest";
import { levelPayment } from "./levelPayment.ts";
import { payOff } from "./payOff.ts";

test("a card of 20,000 at 20 % with 500 a month is paid off in 67 months", () => {
  const paid = payOff(20_000, 0.2 / 12, 500);
  expect(paid?.periods).toBe(67);
  expect(paid?.interest).toBeCloseTo(13_233.29, 2);
});

test("a payment up to the interest never pays off", () => {
  expect(payOff(20_000, 0.01, 200)).toBeNull();
  expect(payOff(20_000, 0.01, 199.99)).toBeNull();
  expect(payOff(20_000, 0.01, 200.01)?.periods).toBeGreaterThan(900);
});

test("without interest the number of payments is a division", () => {
  expect(payOff(1_000, 0, 300)).toEqual({ periods: 4, interest: 0 });
});

test("a rate below floating-point precision counts as 0", () => {
  expect(payOff(6, Number.MIN_VALUE, 5)).toEqual({ periods: 2, interest: 0 });
});

test("a payment above the balance pays off at once, with one period of interest", () => {
  expect(payOff(100, 0.01, 5_000)).toMatchObject({ periods: 1 });
  expect(payOff(100, 0.01, 5_000)?.interest).toBeCloseTo(1, 12);
});

test("a level payment takes exactly the periods it was made for", () => {
  for (const periods of [1, 60, 299, 300]) {
    expect(payOff(100_000, 0.004, levelPayment(100_000, 0.004, periods))?.periods).toBe(periods);
  }
});
