import { expect, test } from "vitest";
import { type PublishedRates, publishedRatesSchema } from "./publishedRatesSchema.ts";
import { ratesFile } from "./ratesFile.ts";

const entry = { conditions: "Insured.", saidBy: "Somebody", kind: "fixed", years: 5 } as const;
const brokerage = {
  name: "North",
  siteUrl: "https://north.example",
  members: ["Somebody"],
  publishers: ["Somebody"],
};
const published = (entries: readonly object[]): PublishedRates =>
  publishedRatesSchema.parse({
    basis: { principal: 300_000, amortizationYears: 25 },
    entries: entries.map((one) => ({ ...entry, ...one })),
  });

test("A rate's APR counts its costs over its term, and is never shown below the rate", () => {
  const { rates } = ratesFile(
    brokerage,
    published([
      { day: "2026-01-05", annualRate: 5 },
      { day: "2026-01-05", years: 1, annualRate: 5, costs: 350 },
    ]),
    "2026-01-05",
  );
  const [short, long] = rates;
  expect(long?.apr).toBe(5);
  expect(short?.apr).toBeGreaterThan(5.06);
  expect(long?.payment).toBeCloseTo(1_744.81, 2);
});

test("The last entry of a term applies, a withdrawn one does not, and one to come does not yet", () => {
  const { rates, history } = ratesFile(
    brokerage,
    published([
      { day: "2026-01-05", annualRate: 4.5 },
      { day: "2026-01-05", kind: "variable", annualRate: 4 },
      { day: "2026-02-02", annualRate: 4.25 },
      { day: "2026-03-02", kind: "variable", annualRate: null },
      { day: "2026-04-01", annualRate: 4.1 },
    ]),
    "2026-03-31",
  );
  expect(rates.map(({ key, annualRate, day }) => [key, annualRate, day])).toEqual([
    ["fixed/5/insured//", 4.25, "2026-02-02"],
  ]);
  expect(history).toHaveLength(5);
});
