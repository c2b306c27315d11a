import { expect, test } from "vitest";
import { ratesToday } from "./ratesToday.ts";

const entry = { conditions: "Insured.", saidBy: "Somebody" };
const basis = { principal: 300_000, amortizationYears: 25 };

test("A rate's APR counts its costs over its term, and is never shown below the rate", () => {
  const [long, short] = ratesToday({
    basis,
    entries: [
      { day: "2026-01-05", kind: "fixed", years: 5, annualRate: 5, costs: 0, ...entry },
      { day: "2026-01-05", kind: "fixed", years: 1, annualRate: 5, costs: 350, ...entry },
    ],
  });
  expect(long?.apr).toBe(5);
  expect(short?.apr).toBeGreaterThan(5.06);
  expect(long?.payment).toBeCloseTo(1_744.81, 2);
});

test("The last entry of a term applies, and a withdrawn one does not", () => {
  const rates = ratesToday({
    basis,
    entries: [
      { day: "2026-01-05", kind: "fixed", years: 5, annualRate: 4.5, costs: 0, ...entry },
      { day: "2026-01-05", kind: "variable", years: 5, annualRate: 4, costs: 0, ...entry },
      { day: "2026-02-02", kind: "fixed", years: 5, annualRate: 4.25, costs: 0, ...entry },
      { day: "2026-03-02", kind: "variable", years: 5, annualRate: null, costs: 0, ...entry },
    ],
  });
  expect(rates.map(({ kind, annualRate, day }) => [kind, annualRate, day])).toEqual([
    ["fixed", 4.25, "2026-02-02"],
  ]);
});
