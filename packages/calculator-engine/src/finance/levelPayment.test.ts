import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { futureBalance } from "./futureBalance.ts";
import { levelPayment } from "./levelPayment.ts";
import { presentValue } from "./presentValue.ts";

const principal = fc.double({ min: 0.01, max: 1e12, noNaN: true });
const rate = fc.oneof(
  fc.double({ min: 0, max: 0.08, noNaN: true }),
  fc.double({ min: 1e-15, max: 1e-6, noNaN: true }),
);
const periods = fc.integer({ min: 1, max: 1_200 });

// Expected values come from 60-digit decimal arithmetic.
test.each([
  [300_000, 0.055 / 12, 300, 1_842.262476844411],
  [300_000, 0, 300, 1_000],
  [300_000, 1e-9 / 1200, 300, 1_000.0000001254167],
  [300_000, 1e-6, 300, 1_000.1505074999],
  [1_000, 0.01, 1, 1_010],
  [987_654_321, 0.0675 / 12, 300, 6_823_817.53304997],
])("%d at %d over %d periods costs %d a period", (amount, periodicRate, count, payment) => {
  const error = levelPayment(amount, periodicRate, count) / payment - 1;
  expect(Math.abs(error)).toBeLessThan(1e-12);
});

test("a rate near 0 is as precise as the first terms of its series", () => {
  for (const periodicRate of [1e-7, 1e-9, 1e-12, 1e-15]) {
    const series =
      1_000 * (1 + (301 / 2) * periodicRate + ((300 ** 2 - 1) / 12) * periodicRate ** 2);
    expect(levelPayment(300_000, periodicRate, 300) / series - 1).toBeCloseTo(0, 13);
  }
});

test("a rate below floating-point precision counts as 0 for any period", () => {
  for (const periodicRate of [Number.MIN_VALUE, 1e-321, 1e-310]) {
    for (const count of [4.440892098500626e-16, 1.4, 300]) {
      expect(levelPayment(1_000, periodicRate, count)).toBe(1_000 / count);
      expect(presentValue(50, periodicRate, count)).toBe(50 * count);
    }
  }
});

test("both forms of the formula agree at the switch", () => {
  const periodicRate = 1.5 ** (1 / 120) - 1;
  const below = levelPayment(100_000, periodicRate * (1 - 1e-13), 120);
  const above = levelPayment(100_000, periodicRate * (1 + 1e-13), 120);
  expect(Math.abs(above / below - 1)).toBeLessThan(1e-12);
});

test("the present value of the level payments is the principal", () => {
  forAll([principal, rate, periods], (amount, periodicRate, count) => {
    const payment = levelPayment(amount, periodicRate, count);
    expect(presentValue(payment, periodicRate, count) / amount).toBeCloseTo(1, 11);
  });
});

test("after the last level payment the balance is zero", () => {
  forAll([principal, rate, fc.integer({ min: 1, max: 360 })], (amount, periodicRate, count) => {
    const payment = levelPayment(amount, periodicRate, count);
    const grown = amount * (1 + periodicRate) ** count;
    expect(futureBalance(amount, periodicRate, payment, count) / grown).toBeCloseTo(0, 11);
  });
});
