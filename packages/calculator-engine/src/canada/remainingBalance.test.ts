import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import { remainingBalance } from "./remainingBalance.ts";

const loans = fc.record({
  principal: fc.integer({ min: 1_000, max: 5_000_000 }),
  annualRate: fc.double({ min: 0, max: 15, noNaN: true }),
  amortizationYears: fc.integer({ min: 2, max: 35 }),
});

test("agrees with the schedule after every payment", () => {
  forAll([loans], { numRuns: 50 }, (loan) => {
    const { principal } = loan;
    const { rows } = amortizationSchedule(loan);
    for (const number of [1, 12, rows.length - 1, rows.length]) {
      const balance = remainingBalance({ ...loan, paymentsMade: number });
      expect(balance / principal).toBeCloseTo((rows[number - 1]?.balance ?? 0) / principal, 8);
    }
  });
});
