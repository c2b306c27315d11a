import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { countedIncome, type Income } from "./countedIncome.ts";
import { incomeNeeded } from "./incomeNeeded.ts";
import { maximumPurchase } from "./maximumPurchase.ts";

const purchases = fc.record({
  annualIncome: fc.integer({ min: 40_000, max: 400_000 }),
  monthlyDebts: fc.integer({ min: 0, max: 1_500 }),
  downPayment: fc.integer({ min: 30_000, max: 300_000 }),
  annualRate: fc.double({ min: 1, max: 9, noNaN: true }),
  amortizationYears: fc.constantFrom(20, 25, 30),
  province: fc.constantFrom("ON", "QC", "BC"),
  propertyTaxRate: fc.double({ min: 0, max: 2, noNaN: true }),
  heating: fc.integer({ min: 0, max: 200 }),
  limits: fc.constantFrom("law", "cautious"),
});

test("the income needed for the highest price is the income it was found with", () => {
  forAll([purchases], (inputs) => {
    const { price, boundBy } = maximumPurchase(inputs);
    const { annualIncome, ...others } = inputs;
    // A cash purchase needs no income, although heating and debts would.
    if (price <= inputs.downPayment) return;
    const needed = incomeNeeded({ ...others, price });
    expect(needed.annualIncome).toBeLessThanOrEqual(annualIncome + 0.01);
    if (boundBy.startsWith("income") && price > inputs.downPayment * 5) {
      expect(needed.annualIncome).toBeGreaterThan(annualIncome * 0.9999);
      expect(needed.boundBy).toBe(boundBy);
    }
  });
});

const incomes = fc.record({
  kind: fc.constantFrom("salary", "variable", "self-employed", "rental"),
  latest: fc.integer({ min: 0, max: 300_000 }),
  yearBefore: fc.integer({ min: 0, max: 300_000 }),
});

test("counted income never exceeds income, and never falls as income rises", () => {
  forAll([incomes, fc.integer({ min: 0, max: 50_000 })], (income, more) => {
    const of = (each: Income) => countedIncome({ incomes: [each] }).total;
    expect(of(income)).toBeLessThanOrEqual(income.latest);
    const better = { ...income, latest: income.latest + more };
    expect(of(better)).toBeGreaterThanOrEqual(of(income));
  });
});
