import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareEquityLoans } from "../src/canada/equityLoans.ts";
import * as canada from "../src/canada/index.ts";
import { folderWithRules, python, runProgram } from "./python.ts";

const { folder, rulesPath } = folderWithRules();

const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((each) => each / 100);
const percent = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((each) => each / 1000);
const years = fc.integer({ min: 1, max: 30 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10));

const buyer = fc.record({
  everOwnedHome: fc.boolean(),
  lastYearInOwnHome: fc.integer({ min: 2015, max: 2027 }),
  citizenOrPermanentResident: fc.boolean(),
  spouseOwnedHome: fc.boolean(),
  recentlySeparated: fc.boolean(),
  age: fc.integer({ min: 17, max: 60 }),
  monthsInProvince: fc.integer({ min: 0, max: 24 }),
  filedTaxReturnsInProvince: fc.boolean(),
  livesInProvince: fc.boolean(),
});

const purchase = {
  price: cents(3_000_000),
  buyers: fc.array(buyer, { minLength: 1, maxLength: 3 }),
  newlyBuilt: fc.boolean(),
  underSeparation: maybe(fc.boolean()),
  byGiftOrDeath: maybe(fc.boolean()),
  units: fc.integer({ min: 1, max: 4 }),
  on: fc.oneof(
    day("2025-06-11", "2027-12-31"),
    fc.record({
      agreement: day("2025-06-11", "2026-12-31"),
      application: day("2025-06-11", "2026-12-31"),
      closing: day("2026-01-01", "2027-12-31"),
    }),
  ),
};

const places = fc.constantFrom(
  { province: "ON", city: "Toronto" },
  { province: "QC", city: "Montreal" },
  { province: "QC", city: "Quebec City" },
  { province: "NS", city: "Halifax" },
  { province: "QC", municipalRate: 2.25 },
  { province: "NS", municipalRate: 1.25 },
  ...["ON", "BC", "AB", "MB", "SK", "QC", "NB", "NS", "PE", "NL"].map((province) => ({ province })),
);

const compounding = maybe(fc.constantFrom("annual", "semi-annual", "quarterly", "monthly"));
const frequency = fc.constantFrom("monthly", "semi-monthly", "biweekly", "weekly", "quarterly");

const closedMortgage = {
  balance: cents(900_000),
  annualRate: percent(12),
  comparisonRate: percent(10),
  discount: percent(3),
  monthsRemaining: fc.integer({ min: 1, max: 120 }),
  yearsRemaining: fc.integer({ min: 11, max: 30 }),
  method: fc.constantFrom("three-months", "contract-rate", "discounted-posted", "present-value"),
  rateType: fc.constantFrom("fixed", "variable"),
  privilege: maybe(cents(100_000)),
  yearsSinceTermBegan: fc.integer({ min: 0, max: 8 }),
  corporateBorrower: fc.boolean(),
};

/** Inputs for each function, and the figures of its result to compare. */
const calls: Record<string, { inputs: fc.Arbitrary<object>; figures: readonly string[] }> = {
  landTransferTax: {
    inputs: fc
      .tuple(
        fc.record({
          ...purchase,
          inTaxedArea: maybe(fc.boolean()),
          mortgageAmount: cents(1_000_000),
          assessedValue: cents(3_000_000),
        }),
        places,
      )
      .map(([home, place]) => ({ ...home, ...place })),
    figures: ["provincial", "fees", "municipal", "nonResident", "rebate", "total"],
  },
  mortgageInsurance: {
    inputs: fc
      .record({
        ...purchase,
        price: cents(2_000_000),
        province: fc.constantFrom("ON", "QC", "SK", "MB", "BC"),
        share: fc.integer({ min: 3, max: 30 }),
        amortizationYears: years,
        occupancy: maybe(fc.constantFrom("owner", "owner-and-rental", "second-home", "rental")),
        borrowedDownPayment: fc.boolean(),
      })
      .map(({ share, ...home }) => ({
        ...home,
        downPayment: Math.round(home.price * share) / 100,
      })),
    figures: ["refusal", "premiumRate", "premium", "salesTax", "insuredMortgage"],
  },
  debtServiceRatios: {
    inputs: fc.record({
      annualIncome: cents(500_000).map((each) => each + 1_000),
      mortgagePayment: cents(9_000),
      propertyTax: maybe(cents(12_000)),
      heating: maybe(cents(400)),
      condoFees: maybe(cents(1_500)),
      monthlyDebts: maybe(cents(3_000)),
      revolvingBalance: maybe(cents(80_000)),
    }),
    figures: ["gds", "tds"],
  },
  qualifyingTest: {
    inputs: fc.record({
      annualRate: percent(12),
      transaction: fc.constantFrom("purchase", "refinance", "renewal", "switch"),
      insured: fc.boolean(),
      switch: fc.record({
        balance: fc.constant(300_000),
        newLoan: fc.integer({ min: 299_000, max: 305_000 }),
        yearsLeft: fc.constant(20),
        newAmortizationYears: fc.constantFrom(20, 25),
        betweenFederalLenders: fc.boolean(),
        withOtherLoan: fc.boolean(),
        testedBefore: maybe(fc.boolean()),
      }),
      on: day("2021-06-01", "2027-06-01"),
    }),
    figures: ["rate", "tested", "because", "mayTestAt"],
  },
  prepaymentCharge: {
    inputs: fc.record({ ...closedMortgage, compounding }),
    figures: [
      "threeMonthsInterest",
      "interestRateDifferential",
      "charge",
      "chargedBalance",
      "comparedWith",
      "isCapped",
    ],
  },
  annualPercentageRate: {
    inputs: fc.record({
      principal: cents(900_000).map((each) => each + 10_000),
      annualRate: percent(12),
      amortizationYears: years,
      termYears: fc.integer({ min: 1, max: 10 }),
      costs: cents(20_000),
      compounding,
      frequency,
    }),
    figures: ["apr", "costOfBorrowing", "averagePrincipal"],
  },
  compareEquityLoans: {
    inputs: fc.record({
      balance: cents(900_000).map((each) => each + 10_000),
      yearsRemaining: years,
      currentRate: percent(12),
      takenOut: cents(300_000),
      months: fc.integer({ min: 0, max: 120 }),
      newRate: percent(12),
      lineRate: percent(15),
      secondRate: percent(20),
      charge: maybe(cents(30_000)),
      closingCosts: maybe(cents(5_000)),
      setUpCosts: maybe(cents(5_000)),
      homeValue: maybe(cents(2_000_000)),
      compounding,
    }),
    figures: [0, 1, 2].flatMap((at) =>
      ["payment", "interest", "costs", "cost", "owed", "most"].map((part) => `loans.${at}.${part}`),
    ),
  },
  primeMove: {
    inputs: fc.record({
      balance: cents(900_000).map((each) => each + 1_000),
      annualRate: percent(8).map((each) => each + 1),
      yearsRemaining: years,
      kind: fc.constantFrom("adjustable", "fixed-payment"),
      by: fc.integer({ min: -10, max: 40 }).map((each) => each / 10),
      compounding,
    }),
    figures: [
      "annualRate",
      "paymentBefore",
      "paymentAfter",
      "interestAfter",
      "triggerRate",
      "isTriggered",
    ],
  },
  variableRateSchedule: {
    inputs: fc.record({
      principal: cents(900_000).map((each) => each + 1_000),
      annualRate: percent(8),
      amortizationYears: fc.integer({ min: 6, max: 30 }),
      termYears: fc.constant(5),
      kind: fc.constantFrom("adjustable", "fixed-payment"),
      frequency,
      ratePath: fc
        .array(percent(12), { maxLength: 4 })
        .map((path) => path.map((annualRate, at) => ({ fromPayment: 5 + at * 9, annualRate }))),
    }),
    figures: ["payment", "triggerRate", "trigger.number", "balance", "totals.interest"],
  },
};

const at = (result: unknown, path: string) =>
  path.split(".").reduce<unknown>((value, key) => Object(value)[key], result) ?? null;

const functions = { ...canada, compareEquityLoans } as unknown as Record<
  string,
  (inputs: object) => unknown
>;

const vectorOf = (call: string, inputs: object, index: number) => {
  const known = JSON.parse(JSON.stringify(inputs)) as object;
  const result = functions[call]?.(known);
  const figures = calls[call]?.figures ?? [];
  return {
    id: `${call}-${index}`,
    call,
    inputs: known,
    expected: Object.fromEntries(figures.map((path) => [path, at(result, path)])),
    tolerance: 1e-5,
  };
};

describe.skipIf(python === undefined)("a Python program without libraries", () => {
  test.each(Object.keys(calls))("agrees with %s on random inputs", (call) => {
    const inputs = calls[call]?.inputs ?? fc.constant({});
    const seed = Number(process.env.PROPERTY_SEED ?? 20261120);
    const sample = fc.sample(inputs, { numRuns: 150, seed });
    const path = join(folder, `${call}.json`);
    writeFileSync(path, JSON.stringify(sample.map((each, index) => vectorOf(call, each, index))));
    const { stdout, stderr } = runProgram("agree.py", rulesPath, path);
    expect(stdout + stderr).toBe("150 of 150 agree\n");
  });
});

test.runIf(python === undefined)("Python is not installed, so agreement was not checked", () => {});
