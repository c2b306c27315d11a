import fc from "fast-check";
import { expect, test } from "vitest";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import { remainingBalance } from "./remainingBalance.ts";

test("agrees with the schedule after every payment", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 5_000_000 }),
      fc.double({ min: 0, max: 15, noNaN: true }),
      fc.integer({ min: 2, max: 35 }),
      (principal, annualRate, amortizationYears) => {
        const loan = { principal, annualRate, amortizationYears } as const;
        const { rows } = amortizationSchedule(loan);
        for (const number of [1, 12, rows.length - 1, rows.length]) {
          const balance = remainingBalance({ ...loan, paymentsMade: number });
          expect(balance / principal).toBeCloseTo((rows[number - 1]?.balance ?? 0) / principal, 8);
        }
      },
    ),
    { numRuns: 50 },
  );
});
