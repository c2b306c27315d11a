import fc from "fast-check";
import { expect, test } from "vitest";
import { amortizationSchedule } from "./amortizationSchedule.ts";
import { compareToEndOfTerm, type EndOfTermInputs } from "./compareToEndOfTerm.ts";

const refinance: EndOfTermInputs = {
  balance: 412_000,
  yearsRemaining: 20,
  monthsRemaining: 14,
  currentRate: 5.49,
  newRate: 4.19,
  costs: 1_500,
};

const cases = fc.record({
  balance: fc.integer({ min: 10_000, max: 2_000_000 }),
  yearsRemaining: fc.integer({ min: 2, max: 30 }),
  monthsRemaining: fc.integer({ min: 0, max: 60 }),
  currentRate: fc.double({ min: 0.5, max: 12, noNaN: true }),
  newRate: fc.double({ min: 0.5, max: 12, noNaN: true }),
  renewalRate: fc.double({ min: 0.5, max: 12, noNaN: true }),
  costs: fc.integer({ min: 0, max: 10_000 }),
});

test("payments plus balance equal the loan plus interest", () => {
  fc.assert(
    fc.property(cases, (inputs) => {
      const { endOfTerm, endOfNewTerm, endOfMortgage, costOfChanging } = compareToEndOfTerm(inputs);
      for (const { stay, change, interestSaved, net } of [endOfTerm, endOfNewTerm, endOfMortgage]) {
        for (const { paid, balance, interest } of [stay, change]) {
          expect(paid + balance).toBeCloseTo(inputs.balance + interest, 3);
        }
        expect(interestSaved).toBeCloseTo(stay.interest - change.interest, 6);
        expect(net).toBeCloseTo(interestSaved - costOfChanging, 6);
      }
      expect(endOfMortgage.stay.balance).toBe(0);
      expect(endOfMortgage.change.balance).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test("a loan with a constant rate equals the schedule", () => {
  const { endOfMortgage } = compareToEndOfTerm({ ...refinance, renewalRate: 4.19 });
  const { totals } = amortizationSchedule({
    principal: 412_000,
    annualRate: 4.19,
    amortizationYears: 20,
  });
  expect(endOfMortgage.change.interest).toBeCloseTo(totals.interest, 4);
});

test("it breaks even in the first month in which savings exceed the costs", () => {
  fc.assert(
    fc.property(cases, (inputs) => {
      const { breakEvenMonth, endOfMortgage, endOfTerm } = compareToEndOfTerm(inputs);
      if (breakEvenMonth === null) {
        expect(endOfMortgage.net).toBeLessThan(0);
        if (endOfTerm.months > 0) expect(endOfTerm.net).toBeLessThan(0);
        return;
      }
      const upTo = (monthsRemaining: number) =>
        compareToEndOfTerm({ ...inputs, newTermYears: Math.max(1, monthsRemaining) / 12 });
      expect(breakEvenMonth).toBeGreaterThan(0);
      expect(upTo(breakEvenMonth).breakEvenMonth).not.toBeUndefined();
    }),
    { numRuns: 50 },
  );
});
