import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { CalculatorInputError } from "../calculator.ts";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import { remainingBalance } from "./remainingBalance.ts";

const mortgage = { principal: 400_000, annualRate: 5, amortizationYears: 25 } as const;

const loan = fc.record({
  principal: fc.integer({ min: 1_000, max: 5_000_000 }),
  annualRate: fc.double({ min: 0, max: 20, noNaN: true }),
  amortizationYears: fc.integer({ min: 1, max: 40 }),
  frequency: fc.constantFrom("monthly", "weekly", "accelerated-biweekly", "quarterly"),
  roundToCent: fc.boolean(),
  lumpSums: fc.array(
    fc.record({
      atPayment: fc.integer({ min: 0, max: 60 }),
      amount: fc.integer({ min: 0, max: 20_000 }),
    }),
    { maxLength: 3 },
  ),
});

test("the principal repaid lowers the balance to exactly zero", () => {
  forAll([loan], (inputs) => {
    const { rows, balance, payoff } = amortizationSchedule(inputs);
    expect(balance).toBe(0);
    expect(rows.at(-1)?.balance ?? 0).toBe(0);
    expect(payoff?.payments).toBe(rows.length);
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      if (before) expect(before.balance - row.principal).toBeCloseTo(row.balance, 6);
      expect(row.interest).toBeGreaterThanOrEqual(0);
    }
  });
});

test("payments equal principal plus interest, per row, per year and in total", () => {
  forAll([loan], { numRuns: 50 }, (inputs) => {
    const { rows, years, totals } = amortizationSchedule(inputs);
    fc.pre(rows.length > 0);
    const interest = rows.reduce((sum, row) => sum + row.interest, 0);
    expect(totals.interest).toBeCloseTo(interest, 4);
    expect(totals.principal).toBe(inputs.principal);
    expect(totals.paid).toBeCloseTo(totals.principal + totals.interest, 6);
    const paid = years.reduce((sum, year) => sum + year.paid, 0);
    expect(paid / totals.paid).toBeCloseTo(1, 9);
  });
});

test("a term ends the schedule with its remaining balance", () => {
  const schedule = amortizationSchedule({ ...mortgage, termYears: 5 });
  expect(schedule.rows).toHaveLength(60);
  expect(schedule.payoff).toBeNull();
  expect(schedule.balance).toBeCloseTo(remainingBalance({ ...mortgage, paymentsMade: 60 }), 6);
});

test("prepayments end the loan sooner and save interest", () => {
  const regular = amortizationSchedule(mortgage);
  const extras = [
    amortizationSchedule({ ...mortgage, lumpSums: [{ atPayment: 12, amount: 10_000 }] }),
    amortizationSchedule({ ...mortgage, increases: [{ fromPayment: 13, payment: 2_500 }] }),
    amortizationSchedule({ ...mortgage, frequency: "accelerated-weekly" }),
  ];
  for (const { totals, payoff } of extras) {
    expect(payoff?.years).toBeLessThan(24.5);
    expect(totals.interest).toBeLessThan(regular.totals.interest - 10_000);
  }
});

test("two lump sums at one payment both count", () => {
  const once = { atPayment: 6, amount: 5_000 };
  const twice = amortizationSchedule({ ...mortgage, lumpSums: [once, once] });
  const both = amortizationSchedule({ ...mortgage, lumpSums: [{ atPayment: 6, amount: 10_000 }] });
  expect(twice.totals).toEqual(both.totals);
});

test("a schedule is described by its amortization or by its payment, not both", () => {
  // @ts-expect-error one of the two is needed
  expect(() => amortizationSchedule({ principal: 1, annualRate: 5 })).toThrow(CalculatorInputError);
  // @ts-expect-error only one of the two may be given
  amortizationSchedule({ ...mortgage, payment: 2_400 });
});
