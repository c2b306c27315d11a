import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { annualPercentageRate } from "./annualPercentageRate.ts";
import { periodicRate } from "./periodicRate.ts";

const loans = fc.record({
  principal: fc.integer({ min: 10_000, max: 2_000_000 }),
  annualRate: fc.double({ min: 0.5, max: 15, noNaN: true }),
  amortizationYears: fc.integer({ min: 6, max: 30 }),
  termYears: fc.integer({ min: 1, max: 5 }),
  frequency: fc.constantFrom("monthly", "weekly", "quarterly"),
});

test("it is the periodic rate times the periods a year, and costs raise it by their share of the average principal", () => {
  forAll([loans, fc.integer({ min: 1, max: 20_000 })], (loan, costs) => {
    const aYear = { monthly: 12, weekly: 52, quarterly: 4 }[loan.frequency];
    const plain = annualPercentageRate({ ...loan, costs: 0 });
    expect(plain.apr).toBeCloseTo(periodicRate(loan) * aYear * 100, 8);
    const { apr, costOfBorrowing } = annualPercentageRate({ ...loan, costs });
    expect(costOfBorrowing).toBeCloseTo(plain.costOfBorrowing + costs, 6);
    const raised = (costs / (loan.termYears * plain.averagePrincipal)) * 100;
    expect(apr - plain.apr).toBeCloseTo(raised, 8);
  });
});
