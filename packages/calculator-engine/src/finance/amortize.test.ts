import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { amortize } from "./amortize.ts";
import { futureBalance } from "./futureBalance.ts";
import { levelPayment } from "./levelPayment.ts";

const loan = { principal: 300_000, periodicRate: 0.055 / 12, periods: 300 };
const payment = levelPayment(loan.principal, loan.periodicRate, loan.periods);
const sum = (column: Float64Array) => column.reduce((total, each) => total + each, 0);

test("the balance is that of the closed formula until the last payment clears it exactly", () => {
  const { count, balance } = amortize({ ...loan, payment });
  expect(count).toBe(300);
  for (const paid of [1, 60, 180, 299]) {
    const formula = futureBalance(loan.principal, loan.periodicRate, payment, paid);
    expect(balance[paid - 1]).toBeCloseTo(formula, 6);
  }
  expect(balance[299]).toBe(0);
});

test("a larger payment ends the loan early, with a smaller last payment", () => {
  const { count, interest, principal } = amortize({ ...loan, payment: 2_500 });
  expect(count).toBeLessThan(300);
  const last = (interest[count - 1] ?? 0) + (principal[count - 1] ?? 0);
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThanOrEqual(2_500);
});

test("a term that ends before the loan does leaves a balance", () => {
  const { count, balance } = amortize({ ...loan, payment, periods: 60, clearsAtEnd: false });
  expect(count).toBe(60);
  expect(balance[59]).toBeCloseTo(futureBalance(loan.principal, loan.periodicRate, payment, 60), 6);
});

test("a lump sum goes to principal at its payment, or before the first one", () => {
  const lumpSums = new Map([
    [0, 10_000],
    [12, 5_000],
  ]);
  const { interest, principal } = amortize({ ...loan, payment, lumpSums });
  expect(interest[0]).toBe(290_000 * loan.periodicRate);
  expect((interest[11] ?? 0) + (principal[11] ?? 0)).toBeCloseTo(payment + 5_000, 9);
});

test("a new payment applies from its payment number", () => {
  const { interest, principal } = amortize({
    ...loan,
    payment,
    paymentChanges: new Map([[13, 2_000]]),
  });
  expect((interest[11] ?? 0) + (principal[11] ?? 0)).toBeCloseTo(payment, 9);
  expect((interest[12] ?? 0) + (principal[12] ?? 0)).toBeCloseTo(2_000, 9);
});

test("amounts rounded to the cent are the nearest numbers to whole cents in every period", () => {
  const rounded = { ...loan, payment: 1_842.26, roundToCent: true };
  const { count, interest, principal, balance } = amortize(rounded);
  for (const column of [interest, principal, balance]) {
    for (const dollars of column.subarray(0, count)) {
      expect(dollars).toBe(Math.round(dollars * 100) / 100);
    }
  }
});

const termsIn = (roundToCent: boolean) => {
  const dollars = (min: number, max: number) =>
    roundToCent
      ? fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100)
      : fc.double({ min, max, noNaN: true });
  return fc.record({
    principal: dollars(100, 1e9),
    periodicRate: fc.double({ min: 0, max: 0.03, noNaN: true }),
    periods: fc.integer({ min: 1, max: 520 }),
    roundToCent: fc.constant(roundToCent),
    lump: fc.record({ at: fc.integer({ min: 0, max: 600 }), amount: dollars(0, 1e6) }),
  });
};
const terms = fc.boolean().chain(termsIn);

test("for any loan the balance ends at zero, never rises and the principal repaid is the principal", () => {
  forAll([terms], ({ lump, ...rest }) => {
    const level = levelPayment(rest.principal, rest.periodicRate, rest.periods);
    const lumpSums = new Map([[lump.at, lump.amount]]);
    const { count, principal, balance } = amortize({ ...rest, payment: level, lumpSums });
    const upFront = Math.min(rest.principal, lumpSums.get(0) ?? 0);
    expect(balance[count - 1] ?? rest.principal - upFront).toBe(0);
    // Rounding up the interest may make the balance grow if the loan repays almost nothing.
    for (let row = 1; row < count && !rest.roundToCent; row++) {
      expect(balance[row]).toBeLessThanOrEqual((balance[row - 1] ?? 0) * (1 + 1e-12));
    }
    const repaid = sum(principal.subarray(0, count)) + upFront;
    expect(Math.abs(repaid / rest.principal - 1)).toBeLessThan(1e-9);
  });
});
