import { describe, expect, test } from "vitest";
import { card, consolidation } from "../testing/exampleInputs.ts";
import { debtBalancesByYear } from "./debtConsolidation/consolidationPlans.ts";
import { debtConsolidationInsight } from "./debtConsolidation/debtConsolidationInsight.ts";
import { amortize } from "./finance/amortize.ts";

describe("debts by year", () => {
  test("fall as in a monthly ledger", () => {
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

  test("end with the longer of the two, both at zero", () => {
    const { points, yearsAsNow } = debtBalancesByYear({ ...consolidation, newTerm: 2 });
    const { monthsAsNow } = debtConsolidationInsight.answer({
      ...consolidation,
      newTerm: 2,
    }).lender;
    expect(yearsAsNow).toBe(Number(monthsAsNow) / 12);
    expect(points.at(-1)).toEqual({ year: yearsAsNow, asNow: 0, consolidated: 0 });
  });

  test("stay as they are if the payment does not cover the interest", () => {
    const { points, yearsAsNow } = debtBalancesByYear({
      ...consolidation,
      debts: [{ ...card, payment: 300 }],
    });
    expect(yearsAsNow).toBeNull();
    expect(points.at(-1)?.asNow).toBe(20_000);
  });
});
