import { expect, test } from "vitest";
import type { CalculatorInputError } from "../calculator.ts";
import type { BuyerFacts } from "./buyers.ts";
import { landTransferTax } from "./landTransferTax.ts";
import { mortgageInsurance } from "./mortgageInsurance.ts";
import { newHousingRebate } from "./newHousingRebate.ts";

const on = "2026-11-20";
const citizen = { citizenOrPermanentResident: true } as const;
const owned2015: BuyerFacts = { everOwnedHome: true, lastYearInOwnHome: 2015, ...citizen };

test("a buyer can be first-time under federal law and not under provincial law", () => {
  const purchase = { price: 600_000, province: "ON", buyers: [owned2015], on } as const;
  const tax = landTransferTax(purchase);
  expect(tax.rebate).toBe(0);
  expect(tax.firstTime.map(({ rule, met, because }) => [rule.id, met, because])).toEqual([
    ["first-time-test-on", false, "owned-before"],
  ]);
  const insured = mortgageInsurance({ ...purchase, downPayment: 60_000, amortizationYears: 30 });
  expect(insured).toMatchObject({
    refusal: null,
    firstTime: { met: true, because: "years-without" },
  });
  expect(newHousingRebate(purchase)).toMatchObject({ federal: 30_000, firstTime: { met: true } });
});

test("the shorthand meets every test and is recorded as stated", () => {
  const tax = landTransferTax({
    province: "ON",
    city: "Toronto",
    price: 600_000,
    firstTimeBuyer: true,
  });
  expect(tax.firstTime.map(({ because }) => because)).toEqual(["told", "told"]);
  expect(landTransferTax({ province: "ON", price: 600_000 }).firstTime).toEqual([]);
});

test("four calendar years are counted back from the year of the day", () => {
  const met = (lastYearInOwnHome: number, day: string) =>
    newHousingRebate({
      price: 600_000,
      province: "BC",
      buyers: [{ everOwnedHome: true, lastYearInOwnHome, ...citizen }],
      on: day,
    }).firstTime?.met;
  expect(met(2021, "2026-01-01")).toBe(true);
  expect(met(2022, "2026-12-31")).toBe(false);
  expect(met(2022, "2027-01-01")).toBe(true);
});

test("a former owner is asked when they last lived in their home, if that decides", () => {
  const buyers = [{ everOwnedHome: true, ...citizen }];
  const rebate = () => newHousingRebate({ price: 600_000, province: "BC", buyers, on });
  expect(rebate).toThrow(/buyers.0.lastYearInOwnHome must be given/);
  expect(landTransferTax({ province: "BC", price: 600_000, buyers, on }).rebate).toBe(0);
});

test("contradictions between facts and the shorthand are reported, with every wrong fact", () => {
  const home = { province: "ON", price: 600_000, on } as const;
  const both = () => landTransferTax({ ...home, firstTimeBuyer: true, buyers: [owned2015] });
  expect(both).toThrow(/buyers must be left out/);
  try {
    landTransferTax({ ...home, buyers: [{ everOwnedHome: "no", age: -1 } as never] });
  } catch (error) {
    const fields = (error as CalculatorInputError).issues.map(({ field }) => field);
    expect(fields).toEqual([
      "buyers.0.everOwnedHome",
      "buyers.0.citizenOrPermanentResident",
      "buyers.0.age",
    ]);
    return;
  }
  expect.unreachable();
});

test("first-time buyer rules are not applied to a buyer who claims nothing", () => {
  const insured = mortgageInsurance({
    price: 500_000,
    downPayment: 50_000,
    amortizationYears: 30,
    newlyBuilt: true,
    province: "ON",
    on,
  });
  expect(insured).toMatchObject({ refusal: null, firstTime: null });
});

test("buyers of whom nothing is said make a relief unknown, and not 0", () => {
  const home = { province: "ON", city: "Toronto", price: 900_000, on } as const;
  const tax = landTransferTax(home);
  expect(tax).toMatchObject({ rebate: null, total: 28_950 });
  expect(tax.unknown.map(({ kind, atMost }) => [kind, atMost])).toEqual([
    ["first-time", 4_000],
    ["first-time", 4_475],
  ]);
  expect(landTransferTax({ ...home, firstTimeBuyer: false })).toMatchObject({
    ...{ rebate: 0, unknown: [], total: 28_950 },
  });
  // Alberta has no relief.
  const alberta = { province: "AB", price: 900_000, on } as const;
  expect(landTransferTax(alberta)).toMatchObject({ rebate: 0, unknown: [] });

  const newHome = { price: 900_000, province: "ON", on } as const;
  const { total, unknown } = newHousingRebate(newHome);
  expect(newHousingRebate({ ...newHome, firstTimeBuyer: true }).total).toBe(total + unknown);
  expect(unknown).toBeGreaterThan(0);
  expect(newHousingRebate({ ...newHome, firstTimeBuyer: false }).unknown).toBe(0);

  const long = { ...newHome, price: 500_000, downPayment: 25_000, amortizationYears: 30 };
  expect(mortgageInsurance(long).isRefusalUnknown).toBe(true);
  expect(mortgageInsurance({ ...long, firstTimeBuyer: false }).isRefusalUnknown).toBe(false);
  expect(mortgageInsurance({ ...long, newlyBuilt: true }).isRefusalUnknown).toBe(false);
});
