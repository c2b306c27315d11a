import fc from "fast-check";
import { expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { plain } from "../../testing/brokersCase.ts";
import { caseOf } from "../../testing/caseOf.ts";
import { household } from "../../testing/exampleInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { CalculatorInputError } from "../calculator.ts";
import { provinces, territories } from "../canada/place.ts";
import { countHomeIncome } from "../homeIncome/homeIncomeCount.ts";
import { homeIncome } from "../homeIncome/homeIncomeEstimate.ts";
import { countAffordability } from "./affordabilityCount.ts";
import type { AffordabilityInputs } from "./affordabilityEstimate.ts";
import { affordabilityInsight } from "./affordabilityInsight.ts";
import { words as english } from "./affordabilityWords.en.ts";
import { words as french } from "./affordabilityWords.fr.ts";

const debtless = { ...household, monthlyDebts: 0 };

const { answer, thresholds } = affordabilityInsight;
const common = { ownedHome: "never", residency: "all", occupancy: "owner" } as const;

/** Arbitrary inputs with any occupancy in any province or territory, and an arbitrary increase. */
const anybody = {
  inputs: fc.record({
    annualIncome: fc.integer({ min: 40_000, max: 300_000 }),
    monthlyDebts: fc.integer({ min: 0, max: 1_500 }),
    downPayment: fc.integer({ min: 5_000, max: 400_000 }),
    interestRate: fc.integer({ min: 200, max: 900 }).map((each) => each / 100),
    loanTerm: fc.constantFrom(20, 25, 30),
  }),
  facts: fc.record({
    province: fc.constantFrom(...provinces, ...territories),
    units: fc.constantFrom("1", "2", "3", "4"),
    occupancy: fc.constantFrom("owner", "owner-and-rental", "second-home", "rental"),
    ownedHome: fc.constantFrom("never", "earlier", "recently"),
    newlyBuilt: fc.boolean(),
  }),
  more: fc.integer({ min: 1, max: 20_000 }),
};

const priceOf = (inputs: AffordabilityInputs, given = {}): number =>
  countAffordability(caseOf(affordabilityInsight, inputs, given)).figure?.value ?? 0;

test("a dollar more of savings, or of income, or less of debts, never lowers the price", () => {
  const buyers = {
    ...household,
    annualIncome: 140_000,
    monthlyDebts: 300,
    downPayment: 136_000,
    interestRate: 4.5,
  };
  expect(priceOf({ ...buyers, downPayment: 137_000 })).toBeGreaterThan(priceOf(buyers));
  forAll([anybody.inputs, anybody.facts, anybody.more], { numRuns: 80 }, (one, facts, more) => {
    const price = priceOf(one, facts);
    for (const better of [
      { ...one, downPayment: one.downPayment + more },
      { ...one, annualIncome: one.annualIncome + more },
      { ...one, monthlyDebts: Math.max(0, one.monthlyDebts - more) },
    ]) {
      expect(priceOf(better, facts)).toBeGreaterThanOrEqual(price - 0.01);
    }
  });
});

test("a longer amortization never lowers the price, unless it is given that it cannot be insured", () => {
  forAll([anybody.inputs, anybody.facts], { numRuns: 120 }, (one, facts) => {
    const longer = { ...one, loanTerm: one.loanTerm + 5 };
    if (priceOf(longer, facts) >= priceOf(one, facts) - 0.01) return;
    const { lender, verdict } = answer(longer, facts);
    const isGiven =
      lender.notes.some(({ id }) => id === "amortization") ||
      lender.limit.id === "amortization" ||
      (verdict.id === "stop-below" && verdict.shorter !== null);
    expect(isGiven).toBe(true);
  });
});

test("an invalid fact is rejected by name", () => {
  expect(() => answer(household, { heating: -1 })).toThrow(CalculatorInputError);
  expect(() => answer(household, { heating: -1 })).toThrow(/heating must be/);
  expect(() => answer(household, {}, { on: "2026-02-31" })).toThrow(/^on must be a day/);
  // @ts-expect-error affordability does not ask for the value of a home
  expect(() => answer(household, { homeValue: 1 })).toThrow(
    /homeValue must be a fact of this question/,
  );
  // @ts-expect-error not a province or territory
  expect(() => answer(household, { province: "US" })).toThrow(/province must be one of/);
});

test("thresholds are the lender's, and none is far away", () => {
  const found = thresholds({
    ...debtless,
    annualIncome: 95_000,
    downPayment: 60_000,
    interestRate: 4.59,
    loanTerm: 30,
  });
  for (const { value, input } of found) {
    expect(value.value).toBeLessThanOrEqual(Math.max(4 * input.value, 1e4));
  }
});

test("the income needed for the estimate's price is given if a lender stops below it", () => {
  const { lender, estimate } = answer(household);
  expect(lender.price).toBeLessThan(estimate.maxPrice);
  const needed = lender.findings.find(({ id }) => id === "incomeNeeded")?.value ?? Number.NaN;
  expect(needed).toBeGreaterThan(household.annualIncome);
  const enough = answer({ ...household, annualIncome: needed + 1 }).lender;
  expect(enough.price).toBeGreaterThanOrEqual(estimate.maxPrice - 1);
  expect(answer({ ...household, annualIncome: needed - 100 }).lender.price).toBeLessThan(
    estimate.maxPrice,
  );
});

test.each([
  [{ selfEmployedIncome: 120_000, selfEmployedIncomeBefore: 150_000 }, 120_000, "latest-is-lower"],
  [{ selfEmployedIncome: 120_000, selfEmployedIncomeBefore: 90_000 }, 105_000, "average"],
  [{ selfEmployedIncome: 30_000 }, 90_000, "one-year-only"],
  [{ rentalIncome: 24_000 }, 108_000, "share"],
  // Rent above the whole income counts as the whole income.
  [{ rentalIncome: 500_000 }, 60_000, "share"],
] as const)("of an income of 120,000 with %o, %i counts: %s", (given, counted, because) => {
  const { price, notes } = answer(debtless, given).lender;
  expect(price).toBe(answer({ ...debtless, annualIncome: counted }).lender.price);
  expect(notes[0]).toMatchObject({
    total: { value: counted },
    parts: [{ because }],
  });
});

test("the price in the sentence is never above the lender's price, nor on the cap of insured homes", () => {
  forAll([anybody.inputs], manyRuns, (inputs) => {
    const known = answer(inputs, { ...common, province: "ON", city: "elsewhere" });
    if (!("price" in known.verdict)) return;
    const { value } = known.verdict.price;
    for (const written of [
      english.verdict(known).sentence,
      plain(french.verdict(known).sentence),
    ]) {
      const [price = ""] = /\d[\d ,]*(?=[^\d]*$)/.exec(written) ?? [];
      const shown = Number(price.replace(/\D/g, ""));
      if (known.verdict.id === "debts-leave-no-room") continue;
      expect(shown).toBeLessThanOrEqual(value + 0.01);
      expect(shown).toBeGreaterThan(value * 0.998 - 1);
    }
  });
});

test("a home in mind takes the income that the income question names, in 500 cases", () => {
  const cents = fc.double({ min: 0, max: 900_000, noNaN: true });
  const given = fc.record({
    ...{ homeInMind: cents, closingSavings: fc.option(fc.integer({ min: 0, max: 60_000 })) },
    propertyTaxRate: fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10),
    condoFees: fc.integer({ min: 0, max: 900 }),
    residency: fc.constantFrom("all", "not-all"),
  });
  const inputs = fc.record({ household: anybody.inputs, downPayment: cents });
  forAll(
    [inputs, anybody.facts, given],
    { numRuns: 500 },
    ({ household, downPayment }, asked, more) => {
      const inputs = { ...household, downPayment };
      const known = caseOf(affordabilityInsight, inputs, { ...asked, ...more });
      const { home, ...count } = countAffordability(known);
      if (!home?.takes || count.prohibitedUntil) return;
      expect(home.takes.down).toBeGreaterThan(Math.floor(downPayment));
      if (home.takes.income === null || home.putDown < 0.01) return;
      const same = { ...inputs, homePrice: home.price, downPayment: home.putDown };
      const estimate = homeIncome.calculate(same);
      const { figure } = countHomeIncome({ ...known, inputs: same, estimate });
      expect(home.takes.income).toBeCloseTo(figure?.value ?? 0, 1);
    },
  );
});
