import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { payOff } from "../finance/payOff.ts";
import { extraPayments } from "./extraPayments.ts";
import { periodicRate } from "./periodicRate.ts";

const mortgage = { principal: 400_000, annualRate: 5, amortizationYears: 25 } as const;

test("an extra 200 a month is the same as paying that much more from the start", () => {
  const { schedule, without, interestSaved, yearsSaved } = extraPayments({
    ...mortgage,
    withEachPayment: 200,
    onceAYear: 0,
  });
  const faster = payOff(mortgage.principal, periodicRate(mortgage), without.payment + 200);
  expect(schedule.payoff?.payments).toBe(faster?.periods);
  expect(schedule.totals.interest).toBeCloseTo(faster?.interest ?? 0, 4);
  expect(interestSaved).toBeCloseTo(without.totals.interest - (faster?.interest ?? 0), 4);
  expect(yearsSaved).toBeCloseTo(25 - (faster?.periods ?? 0) / 12, 9);
});

test("a yearly lump sum comes with the last payment of each year", () => {
  const { schedule, without } = extraPayments({
    ...mortgage,
    withEachPayment: 0,
    onceAYear: 5_000,
  });
  expect(schedule.rows[10]?.balance).toBe(without.rows[10]?.balance);
  expect(schedule.rows[11]?.balance).toBeCloseTo((without.rows[11]?.balance ?? 0) - 5_000, 6);
});

test("paying more never costs interest or time, however much it is", () => {
  const money = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.constant(1e12));
  forAll([money, money], { numRuns: 30 }, (withEachPayment, onceAYear) => {
    const saved = extraPayments({ ...mortgage, withEachPayment, onceAYear });
    expect(saved.interestSaved).toBeGreaterThanOrEqual(0);
    expect(saved.yearsSaved).toBeGreaterThanOrEqual(0);
    expect(saved.schedule.balance).toBe(0);
  });
});
