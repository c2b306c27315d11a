import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { CalculatorInputError } from "../calculator.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { type LandTransferTaxInputs, landTransferTax } from "./landTransferTax.ts";
import type { Province } from "./rules/landTransferTaxBrackets.ts";
import { type City, municipalTransfer } from "./rules/landTransferTaxOfCities.ts";
import { provincialTransfer } from "./rules/landTransferTaxOfProvinces.ts";
import { ruleInForce } from "./rules/ruleInForce.ts";

const provinces = Object.keys(provincialTransfer) as Province[];
const cities = Object.keys(municipalTransfer) as City[];
const inputs = fc
  .record({
    province: fc.constantFrom(...provinces),
    price: fc.integer({ min: 0, max: 5_000_000 }),
    firstTimeBuyer: fc.boolean(),
    newlyBuilt: fc.boolean(),
  })
  .map((home) => (home.province === "NS" ? { ...home, municipalRate: 1.25 } : home));

test("every marginal schedule is continuous at every threshold", () => {
  const versions = [
    ...Object.values(provincialTransfer),
    ...Object.values(municipalTransfer),
  ].flatMap((rule) => rule.versions.map(({ value }) => value));
  const thresholds = versions.flatMap((schedule) =>
    schedule.filter(([, , base]) => base === undefined).map(([over]) => ({ schedule, over })),
  );
  expect(thresholds.length).toBeGreaterThan(50);
  for (const { schedule, over } of thresholds) {
    const jump = bracketedTax(over + 0.01, schedule) - bracketedTax(over, schedule);
    expect(jump).toBeLessThan(0.001);
  }
});

test("the total is the sum of its lines, and no relief exceeds the tax", () => {
  forAll([inputs], (purchase) => {
    const { provincial, municipal, rebate, total, lines } = landTransferTax(purchase);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 6);
    expect(provincial + (municipal ?? 0) - (rebate ?? Number.NaN)).toBe(total);
    expect(total).toBeGreaterThanOrEqual(0);
    expect(rebate).toBeGreaterThanOrEqual(0);
  });
});

test("a higher price never lowers the tax", () => {
  forAll([inputs, fc.integer({ min: 0, max: 100_000 })], (purchase, more) => {
    const dearer = landTransferTax({ ...purchase, price: purchase.price + more });
    expect(dearer.total).toBeGreaterThanOrEqual(landTransferTax(purchase).total - 1e-6);
  });
});

test("a share, an assessed value or a foreign buyer never lowers the tax", () => {
  const citizen = {
    everOwnedHome: true,
    lastYearInOwnHome: 2024,
    citizenOrPermanentResident: true,
  };
  const foreigner = { ...citizen, citizenOrPermanentResident: false };
  forAll([inputs, fc.integer({ min: 0, max: 500_000 })], (home, more) => {
    const { firstTimeBuyer: _, ...purchase } = { ...home, inTaxedArea: true };
    const { total } = landTransferTax({ ...purchase, buyers: [citizen, citizen] });
    for (const change of [
      { buyers: [citizen, foreigner] },
      { buyers: [citizen, { ...citizen, livesInProvince: false }] },
      { buyers: [citizen, citizen], assessedValue: purchase.price + more },
    ]) {
      expect(landTransferTax({ ...purchase, ...change }).total).toBeGreaterThanOrEqual(
        total - 1e-6,
      );
    }
  });
});

test("a larger share of first-time buyers never lowers the rebate", () => {
  const first = { everOwnedHome: false, citizenOrPermanentResident: true };
  const owner = { everOwnedHome: true, citizenOrPermanentResident: true };
  forAll([inputs, fc.integer({ min: 1, max: 98 })], (home, share) => {
    const { firstTimeBuyer: _, ...purchase } = home;
    const rebate = (percent: number) =>
      landTransferTax({ ...purchase, buyers: [{ ...first, share: percent }, owner] }).rebate ??
      Number.NaN;
    expect(rebate(share + 1)).toBeGreaterThanOrEqual(rebate(share) - 1e-9);
  });
});

test("Ontario's estimate and its law differ only above 2,000,000", () => {
  const law = (price: number) => landTransferTax({ province: "ON", price }).total;
  const spread = [
    [0, 0.5],
    [55_000, 1],
    [250_000, 1.5],
    [400_000, 2],
  ] as const;
  expect(law(2_000_000)).toBeCloseTo(bracketedTax(2_000_000, spread), 6);
  expect(law(3_000_000)).toBeCloseTo(bracketedTax(3_000_000, spread) + 5_000, 6);
});

test("a city's tax replaces its province's or is added to it", () => {
  const lines = cities.map((city) => {
    const { province, replaces } = municipalTransfer[city];
    return { replaces, ...landTransferTax({ province, city, price: 500_000 }) };
  });
  for (const { replaces, provincial, municipal } of lines) {
    expect(municipal).toBeGreaterThan(0);
    if (replaces) expect(provincial).toBe(0);
  }
});

test("a city of another province is rejected", () => {
  const wrong = { province: "BC", city: "Toronto", price: 500_000 } as const;
  // @ts-expect-error Toronto is in Ontario
  expect(() => landTransferTax(wrong)).toThrow(CalculatorInputError);
});

test("each line has its rule", () => {
  const { lines } = landTransferTax({ province: "MB", price: 500_000, on: "2026-06-01" });
  expect(lines[0]?.rule).toEqual(ruleInForce({ rule: provincialTransfer.MB, on: "2026-06-01" }));
});

test("only provinces and cities are accepted by the types", () => {
  // @ts-expect-error the territories have no schedule
  const territory: LandTransferTaxInputs = { province: "YT", price: 1 };
  // @ts-expect-error a price is needed
  const priceless: LandTransferTaxInputs = { province: "ON" };
  for (const wrong of [territory, priceless]) {
    expect(() => landTransferTax(wrong)).toThrow(CalculatorInputError);
  }
});
