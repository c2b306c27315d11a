import { expect, test } from "vitest";
import { ownerTaxes } from "./ownerTaxes.ts";

test("names the taxes on empty homes of a place on a day, without figures where no value is known", () => {
  const named = (inputs: Parameters<typeof ownerTaxes>[0]) =>
    ownerTaxes(inputs).vacancy.map(({ rule, perYear }) => [rule.id, perYear]);
  expect(named({ province: "ON", city: "Toronto", on: "2026-11-20" })).toEqual([
    ["vacant-home-tax-toronto", null],
  ]);
  expect(named({ province: "AB", on: "2026-11-20" })).toEqual([]);
  expect(named({ province: "BC", assessedValue: 500_000, on: "2024-06-01" })).toEqual([
    ["underused-housing-tax", { resident: 0, foreign: 5_000 }],
    ["speculation-vacancy-tax-bc", { resident: 2_500, foreign: 10_000 }],
  ]);
});

test.each([
  [0, 20_000],
  [365, 20_000],
  [730, 0],
  [2_000, 0],
])("a home sold after %i days is taxed %i on a profit of 100,000", (daysOwned, amount) => {
  const sale = { province: "BC", profit: 100_000, daysOwned, on: "2026-11-20" } as const;
  expect(ownerTaxes(sale).flipping?.amount).toBe(amount);
});

test("there is no flipping tax before 2025 or elsewhere", () => {
  const sale = { profit: 100_000, daysOwned: 10 };
  expect(ownerTaxes({ province: "BC", ...sale, on: "2024-12-31" }).flipping).toBeNull();
  expect(ownerTaxes({ province: "ON", ...sale, on: "2026-11-20" }).flipping).toBeNull();
});
