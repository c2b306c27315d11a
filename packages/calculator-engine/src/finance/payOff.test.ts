import { expect, test } from "vitest";
import { levelPayment } from "./levelPayment.ts";
import { payOff } from "./payOff.ts";

test.each([
  ["in 67 months", 20_000, 0.2 / 12, 500, { periods: 67, interest: expect.closeTo(13_233.29, 2) }],
  ["without interest by a division", 1_000, 0, 300, { periods: 4, interest: 0 }],
  ["at a rate below precision as at 0", 6, Number.MIN_VALUE, 5, { periods: 2, interest: 0 }],
  ["at once with one interest", 100, 0.01, 5_000, { periods: 1, interest: expect.closeTo(1, 12) }],
])("is paid off %s: %d at %d with %d", (_, balance, rate, payment, paid) => {
  expect(payOff(balance, rate, payment)).toEqual(paid);
});

test("a payment up to the interest never pays off", () => {
  expect(payOff(20_000, 0.01, 200)).toBeNull();
  expect(payOff(20_000, 0.01, 199.99)).toBeNull();
  expect(payOff(20_000, 0.01, 200.01)?.periods).toBeGreaterThan(900);
});

test("a level payment takes exactly the periods it was made for", () => {
  for (const periods of [1, 60, 299, 300]) {
    expect(payOff(100_000, 0.004, levelPayment(100_000, 0.004, periods))?.periods).toBe(periods);
  }
});
