import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { affordability } from "./affordability/affordabilityEstimate.ts";
import { affordabilityParts } from "./affordability/affordabilityParts.ts";
import { debtBalancesByYear } from "./debtConsolidation/debtBalancesByYear.ts";
import { debtConsolidationSecondLook } from "./debtConsolidation/debtConsolidationSecondLook.ts";
import { card, consolidation, home, household, loan } from "./exampleInputs.ts";
import { amortize } from "./finance/amortize.ts";
import { refinance } from "./refinance/refinanceEstimate.ts";
import { refinanceSavingsByYear } from "./refinance/refinanceSavingsByYear.ts";
import { rentVsBuyByYear } from "./rentVsBuy/rentVsBuyByYear.ts";
import { rentVsBuy } from "./rentVsBuy/rentVsBuyEstimate.ts";

describe("the parts of a maximum price", () => {
  test("are the estimate without debts, the debts' share and the down payment", () => {
    const parts = affordabilityParts(household);
    const { maxPrice } = affordability.calculate({ ...household, monthlyDebts: 0 });
    expect(parts.mortgageWithoutDebts + parts.downPayment).toBeCloseTo(maxPrice, 6);
    expect(parts.debts).toBeLessThan(0);
    expect(parts.floor).toBe(0);
  });

  test("add up to the price, also where debts leave nothing", () => {
    const amounts = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(amounts, amounts, (monthlyDebts, downPayment) => {
        const inputs = { ...household, monthlyDebts, downPayment };
        const parts = affordabilityParts(inputs);
        const sum = Object.values(parts).reduce((total, part) => total + part, 0);
        expect(sum).toBeCloseTo(affordability.calculate(inputs).maxPrice, 4);
        expect(parts.floor).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("savings by year", () => {
  test("end where the estimate's total savings and the costs end", () => {
    const { points } = refinanceSavingsByYear(loan);
    const { totalSavings } = refinance.calculate(loan);
    expect(points).toHaveLength(21);
    expect(points.at(-1)?.saved).toBeCloseTo(totalSavings + loan.closingCosts, 6);
  });

  test("cross the costs at the estimate's break-even", () => {
    const { crossing } = refinanceSavingsByYear(loan);
    const { breakEvenMonths } = refinance.calculate(loan);
    expect(crossing).toEqual({ year: breakEvenMonths / 12, saved: 3_500 });
  });

  test("never cross them without savings or once the mortgage ends first", () => {
    expect(refinanceSavingsByYear({ ...loan, newRate: 7 }).crossing).toBeNull();
    expect(refinanceSavingsByYear({ ...loan, closingCosts: 200_000 }).crossing).toBeNull();
  });

  test("end within a year where the mortgage does", () => {
    const { points } = refinanceSavingsByYear({ ...loan, yearsRemaining: 2.5 });
    expect(points.map(({ year }) => year)).toEqual([0, 1, 2, 2.5]);
  });
});

describe("renting and buying by year", () => {
  test("are the estimate for a stay of that length", () => {
    const { points } = rentVsBuyByYear(home);
    for (const { year, buying, renting } of points.slice(1)) {
      const result = rentVsBuy.calculate({ ...home, yearsToStay: year });
      expect(buying).toBe(result.totalBuyingCost);
      expect(renting).toBe(result.totalRentingCost);
    }
    expect(points[0]).toEqual({ year: 0, buying: 130_000, renting: 0 });
  });

  test("cross where both cost the same, and the points go on to show it", () => {
    const { points, crossing } = rentVsBuyByYear(home);
    const year = crossing?.year ?? 0;
    const at = rentVsBuy.calculate({ ...home, yearsToStay: year });
    expect(at.totalBuyingCost).toBeCloseTo(at.totalRentingCost, 4);
    expect(crossing?.cost).toBe(at.totalRentingCost);
    expect(points.at(-1)?.year).toBe(Math.ceil(year) + 1);
  });

  test("end with the stay where the crossing is a lifetime away", () => {
    const { points, crossing } = rentVsBuyByYear({ ...home, monthlyRent: 1, interestRate: 12 });
    expect(crossing?.year).toBeCloseTo(68.34, 2);
    expect(points.at(-1)?.year).toBe(home.yearsToStay);
  });
});

describe("debts by year", () => {
  test("fall as a ledger kept month by month does", () => {
    const { points } = debtBalancesByYear(consolidation);
    const ledger = amortize({
      principal: 20_000,
      periodicRate: 0.2 / 12,
      payment: 500,
      periods: 80,
    });
    for (const year of [1, 2, 3, 4, 5]) {
      expect(points[year]?.asNow).toBeCloseTo(ledger.balance[year * 12 - 1] ?? 0, 6);
    }
    expect(points[6]?.asNow).toBe(0);
    expect(points[0]).toEqual({ year: 0, asNow: 20_000, consolidated: 20_000 });
  });

  test("end with whichever lasts longer, both at nothing", () => {
    const { points, yearsAsNow } = debtBalancesByYear({ ...consolidation, newTerm: 2 });
    const { monthsAsNow } = debtConsolidationSecondLook({ ...consolidation, newTerm: 2 }).figures;
    expect(yearsAsNow).toBe(Number(monthsAsNow) / 12);
    expect(points.at(-1)).toEqual({ year: yearsAsNow, asNow: 0, consolidated: 0 });
  });

  test("grow where the payment does not cover the interest", () => {
    const { points, yearsAsNow } = debtBalancesByYear({
      ...consolidation,
      debts: [{ ...card, payment: 300 }],
    });
    expect(yearsAsNow).toBeNull();
    expect(points.at(-1)?.asNow).toBeGreaterThan(20_000);
  });
});
