import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import { triggerRate } from "./triggerRate.ts";
import { type VariableRateInputs, variableRateSchedule } from "./variableRateSchedule.ts";

const loan = { principal: 500_000, annualRate: 2, amortizationYears: 25 } as const;

const loans = fc.record({
  principal: fc.integer({ min: 50_000, max: 1_000_000 }),
  annualRate: fc.double({ min: 0.5, max: 8, noNaN: true }),
  amortizationYears: fc.integer({ min: 5, max: 30 }),
});

test.each(["adjustable", "fixed-payment"] as const)(
  "without a rate change a %s loan equals a fixed one",
  (kind) => {
    forAll([loans], { numRuns: 40 }, (terms) => {
      const { rows, payment, balance } = variableRateSchedule({ ...terms, kind });
      const fixed = amortizationSchedule({ ...terms, compounding: "monthly" });
      expect(payment).toBeCloseTo(fixed.payment, 6);
      expect(balance).toBeCloseTo(0, 4);
      expect(rows[12]?.balance).toBeCloseTo(fixed.rows[12]?.balance ?? 0, 4);
    });
  },
);

const path = fc
  .array(fc.double({ min: 0, max: 12, noNaN: true }), { maxLength: 6 })
  .map((rates) => rates.map((annualRate, index) => ({ fromPayment: 7 * (index + 1), annualRate })));

test("an adjustable loan is repaid on schedule for any path of rates, and never reaches the trigger rate", () => {
  forAll([loans, path], { numRuns: 40 }, (terms, ratePath) => {
    const run = variableRateSchedule({ ...terms, ratePath, kind: "adjustable" });
    expect(run.rows).toHaveLength(terms.amortizationYears * 12);
    expect(run.balance).toBeCloseTo(0, 3);
    expect(run.trigger).toBeNull();
    expect(run.totals.paid - run.totals.interest).toBeCloseTo(terms.principal, 3);
  });
});

test("a fixed payment stays until it no longer covers the interest, and the balance never grows", () => {
  forAll([loans, path], { numRuns: 40 }, (terms, ratePath) => {
    const run = variableRateSchedule({
      ...terms,
      ratePath,
      kind: "fixed-payment",
      termYears: 5,
    });
    const owed = [terms.principal, ...run.rows.map(({ balance }) => balance)];
    for (const [index, row] of run.rows.entries()) {
      expect(row.balance).toBeLessThanOrEqual((owed[index] ?? 0) + 1e-6);
      const isBefore = !run.trigger || row.number < run.trigger.number;
      if (isBefore && row.balance > 0) expect(row.payment).toBe(run.payment);
    }
  });
});

const shocked: VariableRateInputs = {
  ...loan,
  kind: "fixed-payment",
  termYears: 5,
  ratePath: [{ fromPayment: 13, annualRate: 6 }],
};

test("above the trigger rate the payment is raised to the interest", () => {
  const raised = variableRateSchedule(shocked);
  expect(raised.triggerRate).toBeCloseTo((raised.payment * 1200) / 500_000, 9);
  expect(raised.trigger).toMatchObject({ number: 13, annualRate: 6 });
  expect(raised.trigger?.principal).toBeCloseTo(0, 6);
  expect(raised.balance).toBeCloseTo(raised.rows[11]?.balance ?? 0, 6);
});

test("at the trigger rate itself a payment still covers the interest", () => {
  const rate = triggerRate({ balance: 500_000, payment: 2_500 });
  expect(rate).toBeCloseTo(6, 12);
  const at = (annualRate: number) =>
    variableRateSchedule({
      ...loan,
      annualRate,
      payment: 2_500,
      kind: "fixed-payment",
      termYears: 1,
    });
  expect(at(rate).trigger).toBeNull();
  expect(at(rate + 0.001).trigger?.number).toBe(1);
});
