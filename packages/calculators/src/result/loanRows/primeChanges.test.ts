import { expect, test } from "vitest";
import { owedAfter, primeChangesOf } from "./primeChanges.ts";

const loan = { principal: 300_000, annualRate: 5.5, amortizationYears: 25 };
const moveBy = (by: number, of = loan) => {
  const move = primeChangesOf(of).find((each) => each.by === by);
  if (!move) throw new Error(`No move by ${by}.`);
  return move;
};

test("a recalculated payment keeps the amortization, and an unchanged one lengthens or shortens it", () => {
  const up = moveBy(1);
  // 300,000 over 300 months at 6.5 / 12 percent a month.
  expect(up.adjustable.paymentAfter).toBeCloseTo(2025.62, 2);
  expect(up.adjustable.yearsToRepay).toBe(25);
  expect(up.fixed.paymentAfter).toBeCloseTo(1842.26, 2);
  expect(up.fixed.yearsToRepay).toBeGreaterThan(25);
  expect(moveBy(-1).fixed.yearsToRepay).toBeLessThan(25);
});

test("above the trigger rate the unchanged payment rises to the interest", () => {
  const { fixed, adjustable } = moveBy(3);
  expect(fixed.isTriggered).toBe(true);
  expect(fixed.triggerRate).toBeGreaterThan(moveBy(1).fixed.annualRate);
  expect(fixed.triggerRate).toBeLessThan(fixed.annualRate);
  expect(fixed.paymentAfter).toBeCloseTo((300_000 * 0.085) / 12, 6);
  expect(adjustable.paymentAfter).toBeGreaterThan(fixed.paymentAfter);
});

test.each([
  [0.5, [0, 1, 2, 3]],
  [1, [0, 1, 2, 3]],
  [1.5, [-1, 0, 1, 2, 3]],
  [99.5, [-2, -1, 0]],
])("a rate of %d moves by %j", (annualRate, points) => {
  expect(primeChangesOf({ ...loan, annualRate }).map(({ by }) => by)).toEqual(points);
});

test("the balance starts at the loan and ends at zero if the payment is recalculated", () => {
  for (const by of [-2, 0, 3]) {
    const owed = owedAfter(loan, moveBy(by), "adjustable");
    expect(owed).toHaveLength(26);
    expect(owed[0]).toEqual({ x: 0, y: 300_000 });
    expect(owed.at(-1)?.y).toBeCloseTo(0, 4);
  }
});

test("the balance does not fall while interest takes the whole payment", () => {
  const owed = owedAfter(loan, moveBy(3), "fixed-payment");
  expect(owed.map(({ y }) => Math.round(y))).toEqual(owed.map(() => 300_000));
  const sooner = owedAfter(loan, moveBy(-2), "fixed-payment");
  expect(sooner).toHaveLength(26);
  expect(sooner.at(-1)?.y).toBe(0);
});

test("a fractional number of years is drawn to its end", () => {
  const odd = { ...loan, amortizationYears: 17.5 };
  const owed = owedAfter(odd, moveBy(1, odd), "adjustable");
  expect(owed).toHaveLength(19);
  expect(owed.at(-1)?.y).toBeCloseTo(0, 4);
});
