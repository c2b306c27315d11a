import fc from "fast-check";
import { expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { plain, verdictTexts } from "../../package-test/verdictTexts.ts";
import { CalculatorInputError } from "../calculator.ts";
import { provinces, territories } from "../canada/place.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { completeFacts, type FactDefinitions } from "../insight/facts.ts";
import { countAffordability } from "./affordabilityCount.ts";
import { type AffordabilityInputs, affordability } from "./affordabilityEstimate.ts";
import { type AffordabilityFacts, affordabilityInsight } from "./affordabilityInsight.ts";
import { words as english } from "./affordabilityWords.en.ts";
import { words as french } from "./affordabilityWords.fr.ts";

const household = (
  annualIncome: number,
  monthlyDebts: number,
  downPayment: number,
  interestRate = 5.5,
  loanTerm = 25,
): AffordabilityInputs => ({ annualIncome, monthlyDebts, downPayment, interestRate, loanTerm });

const { answer, thresholds } = affordabilityInsight;
const { sentences, hinges } = verdictTexts(answer, [english, french]);
const common = { ownedHome: "never", residency: "all", occupancy: "owner" } as const;
const ontario = { preset: { province: "ON" } } as const;

test("over 30 years both outcomes are given until home ownership is given", () => {
  const buyers = household(95_000, 0, 60_000, 4.59, 30);
  const { lender, verdict, facts } = answer(buyers, {}, ontario);
  expect(lender.figure?.value).toBe(300_000);
  expect(verdict).toMatchObject({ id: "stop-below", confidence: "depends" });
  expect(verdict.otherwise?.figure?.value).toBeCloseTo(448_770.5, 2);
  expect(facts[0]).toMatchObject({ id: "ownedHome", assumed: true, decides: true });
  expect(sentences(buyers)).toEqual([
    "Shop up to about $300,000.",
    "Visez un prix d’au plus 300 000 $ environ.",
  ]);
  expect(facts[0] && english.fact(facts[0], "affordability").effect).toBe(
    "If nobody buying has ever owned a home: up to about $448,700.",
  );
  expect(sentences(buyers, { ownedHome: "never" })).toEqual([
    "Shop up to about $448,700.",
    "Visez un prix d’au plus 448 700 $ environ.",
  ]);
});

test("a lender's price far below the estimate is not an agreement", () => {
  const buyers = household(140_000, 450, 42_500, 4.24, 25);
  const given = { ...common, city: "Toronto", propertyTaxRate: 1.2 } as const;
  const { lender, verdict } = answer(buyers, given);
  expect(verdict.id).toBe("stop-below");
  expect(lender.estimate.value - (lender.figure?.value ?? 0)).toBeCloseTo(41_859.07, 2);
  expect(sentences(buyers, given)).toEqual([
    "Shop up to about $607,300.",
    "Visez un prix d’au plus 607 300 $ environ.",
  ]);
});

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

const definitions = affordabilityInsight.facts as unknown as FactDefinitions<
  AffordabilityFacts,
  AffordabilityInputs
>;

/** Returns the lender's price without the rest of an answer, which takes fifty times as long. */
function priceOf(inputs: AffordabilityInputs, given = {}): number {
  const { facts } = completeFacts(definitions, inputs, given);
  const estimate = affordability.calculate(inputs);
  return countAffordability({ inputs, estimate, facts, on: rulesCheckedOn }).figure?.value ?? 0;
}

test("a dollar more of savings, or of income, or less of debts, never lowers the price", () => {
  const buyers = household(140_000, 300, 136_000, 4.5);
  expect(priceOf({ ...buyers, downPayment: 137_000 })).toBeGreaterThan(priceOf(buyers));
  fc.assert(
    fc.property(anybody.inputs, anybody.facts, anybody.more, (one, facts, more) => {
      const price = priceOf(one, facts);
      for (const better of [
        { ...one, downPayment: one.downPayment + more },
        { ...one, annualIncome: one.annualIncome + more },
        { ...one, monthlyDebts: Math.max(0, one.monthlyDebts - more) },
      ]) {
        expect(priceOf(better, facts)).toBeGreaterThanOrEqual(price - 0.01);
      }
    }),
    { numRuns: 80 },
  );
});

test("a longer amortization never lowers the price, unless it is given that it cannot be insured", () => {
  fc.assert(
    fc.property(anybody.inputs, anybody.facts, (one, facts) => {
      const { lender, verdict } = answer({ ...one, loanTerm: one.loanTerm + 5 }, facts);
      const isGiven =
        lender.notes.some(({ id }) => id === "amortization") ||
        lender.limit.id === "amortization" ||
        (verdict.id === "stop-below" && verdict.shorter !== null);
      if (!isGiven) {
        expect(lender.figure?.value ?? 0).toBeGreaterThanOrEqual(priceOf(one, facts) - 0.01);
      }
    }),
    { numRuns: 120 },
  );
});

test("if the amortization cannot be insured, the longest insurable one is named", () => {
  const buyers = household(95_000, 0, 60_000, 4.59, 30);
  expect(answer(buyers).verdict).toMatchObject({
    shorter: { years: { value: 25 }, price: { value: expect.closeTo(427_673.53, 2) } },
  });
  expect(hinges(buyers)).toEqual([
    "Over 25 years it could be insured, and reach about $427,700. Have about $4,635 more in cash for closing.",
    "Sur 25 ans, le prêt pourrait être assuré et le prix atteindre environ 427 700 $. Prévoyez environ 4 635 $ de plus au comptant pour la clôture.",
  ]);
});

test("buyers prohibited from purchasing get the prohibition and its last day", () => {
  const buyers = household(120_000, 500, 80_000);
  const given = { residency: "not-all" } as const;
  expect(answer(buyers, given).verdict).toMatchObject({ id: "not-until", lastDay: "2026-12-31" });
  expect(sentences(buyers, given)[0]).toBe(
    "Unless an exception applies, you may not buy until December 31, 2026.",
  );
  expect(answer(buyers, given, { on: "2027-01-01" }).verdict.id).not.toBe("not-until");
  // Without the fact, the answer reports that it decides.
  expect(answer(buyers).facts.find(({ id }) => id === "residency")).toMatchObject({
    decides: true,
  });
});

test("debts above the limit report by how much they must fall", () => {
  const buyers = household(48_000, 1_400, 20_000);
  expect(answer(buyers).verdict).toMatchObject({
    id: "debts-leave-no-room",
    fallBy: { value: 120, unit: "dollars" },
  });
  expect(sentences(buyers)).toEqual([
    "Pay off debts that cost at least $120 a month before you borrow.",
    "Réduisez d’abord les versements de vos dettes d’au moins 120 $ par mois.",
  ]);
});

test("without a mortgage the price is the savings less the costs of closing", () => {
  const { lender, verdict } = answer(household(20_000, 900, 80_000));
  const price = lender.figure?.value ?? 0;
  // Ontario's land transfer tax in its second bracket, the minimum legal fee and title insurance.
  const costs = 275 + (price - 55_000) * 0.01 + 800 + price * 0.0002;
  expect(price + costs).toBeCloseTo(80_000, 1);
  expect(lender.bridge.at(-1)?.id).toBe("costs-of-closing");
  expect(verdict).toMatchObject({
    id: "debts-leave-no-room",
    price: { value: expect.closeTo(price, 2) },
  });
  expect(answer(household(1_200, 0, 80_000)).verdict.id).toBe("cash-only");
});

test("without a down payment no lender would lend", () => {
  expect(answer(household(100_000, 0, 0)).verdict).toMatchObject({
    id: "nothing-down",
    share: { value: 5, unit: "percent" },
  });
});

test("the stress test, limits, upkeep and premium lead to the lender's price", () => {
  const { lender } = answer(household(120_000, 500, 80_000));
  expect(lender.figure?.value).toBe(516_600.01);
  expect(lender.bridge.map(({ id }) => id)).toEqual([
    "compounding",
    "stress-test",
    "debt-service-limits",
    "housing-costs",
    "premium-in-loan",
  ]);
});

test.each([
  [{ downPayment: 20_000 }, "minimum-down-payment", 400_000],
  [{ annualIncome: 500_000, downPayment: 140_000 }, "insurance-cap", 1_499_999.99],
])("with %o the last line is %s", (change, id, price) => {
  const { lender } = answer({ ...household(120_000, 500, 80_000), ...change });
  expect(lender.bridge.at(-1)?.id).toBe(id);
  expect(lender.figure?.value).toBe(price);
});

test("30 years are reported as uninsurable for a buyer who does not qualify", () => {
  const long = household(120_000, 500, 80_000, 5.5, 30);
  const notesOf = (facts: Partial<AffordabilityFacts>) =>
    answer(long, facts).lender.notes.map(({ id }) => id);
  expect(notesOf({})).toContain("amortization");
  expect(notesOf({ ownedHome: "never" })).not.toContain("amortization");
});

test("facts set by the page count as neither given nor assumed", () => {
  const { facts } = answer(household(120_000, 500, 80_000), {}, { preset: { province: "BC" } });
  expect(facts.find(({ id }) => id === "province")).toMatchObject({ value: "BC", assumed: false });
  expect(facts.map(({ id }) => id)).not.toContain("city");
});

test("an invalid fact is rejected by name", () => {
  const buyers = household(120_000, 500, 80_000);
  expect(() => answer(buyers, { heating: -1 })).toThrow(CalculatorInputError);
  expect(() => answer(buyers, { heating: -1 })).toThrow(/heating must be/);
  expect(() => answer(buyers, {}, { on: "2026-02-31" })).toThrow(/^on must be a day/);
  // @ts-expect-error affordability does not ask for the value of a home
  expect(() => answer(buyers, { homeValue: 1 })).toThrow(
    /homeValue must be a fact of this question/,
  );
  // @ts-expect-error not a province or territory
  expect(() => answer(buyers, { province: "US" })).toThrow(/province must be one of/);
});

test("thresholds are the lender's, and none is far away", () => {
  const found = thresholds(household(95_000, 0, 60_000, 4.59, 30));
  const down = found.find(({ field }) => field === "downPayment");
  expect(down).toMatchObject({ outcome: "amortization", becomes: "income-gds", direction: "up" });
  expect(down && plain(english.threshold(down))).toBe(
    "With a down payment of about $100,000 or more, your housing costs are the limit.",
  );
  for (const { value, input } of found) {
    expect(value.value).toBeLessThanOrEqual(Math.max(4 * input.value, 1e4));
  }
});

const buyers = fc.record({
  annualIncome: fc.integer({ min: 20_000, max: 400_000 }),
  monthlyDebts: fc.integer({ min: 0, max: 4_000 }),
  downPayment: fc.integer({ min: 0, max: 600_000 }),
  interestRate: fc.double({ min: 1, max: 12, noNaN: true }),
  loanTerm: fc.integer({ min: 5, max: 35 }),
});
const facts = fc.record({
  ownedHome: fc.constantFrom("never", "earlier", "recently"),
  residency: fc.constantFrom("all", "not-all"),
  occupancy: fc.constantFrom("owner", "rental"),
}) satisfies fc.Arbitrary<Partial<AffordabilityFacts>>;

test("verdict, figure and sentence never contradict each other", () => {
  fc.assert(
    fc.property(buyers, fc.option(facts, { nil: {} }), (inputs, given) => {
      const answered = answer(inputs, given);
      const { lender, verdict, facts: asked } = answered;
      const figure = lender.figure?.value ?? 0;
      expect(lender.estimate.value).toBeCloseTo(affordability.calculate(inputs).maxPrice, 1);
      if (verdict.id === "stop-below") expect(figure).toBeLessThan(lender.estimate.value);
      if (verdict.id === "shop-up-to") expect(figure).toBeGreaterThan(lender.estimate.value);
      if (verdict.id === "fits") expect(lender.isClose).toBe(true);
      const open = asked.some(({ assumed, decides }) => assumed && decides);
      expect(verdict.confidence).toMatch(open ? "depends" : /checked|usual/);
      for (const words of [english, french]) {
        const { sentence, because } = words.verdict(answered);
        expect(`${sentence} ${because}`).not.toMatch(/undefined|NaN|null/);
        if (open) expect(sentence).not.toMatch(/agrees|confirme/);
      }
    }),
    { numRuns: 60 },
  );
});

test("the income needed for the estimate's price is given if a lender stops below it", () => {
  const inputs = household(120_000, 500, 80_000);
  const { lender, estimate } = answer(inputs);
  expect(lender.price).toBeLessThan(estimate.maxPrice);
  const needed = lender.findings.find(({ id }) => id === "incomeNeeded")?.value ?? Number.NaN;
  expect(needed).toBeGreaterThan(inputs.annualIncome);
  const enough = answer({ ...inputs, annualIncome: needed + 1 }).lender;
  expect(enough.price).toBeGreaterThanOrEqual(estimate.maxPrice - 1);
  expect(answer({ ...inputs, annualIncome: needed - 100 }).lender.price).toBeLessThan(
    estimate.maxPrice,
  );
});

test("a building with three homes needs 10 % down", () => {
  const inputs = household(200_000, 0, 60_000);
  expect(answer(inputs, { units: "2" }).lender.price).toBe(answer(inputs).lender.price);
  expect(answer(inputs, { units: "3" }).lender.price).toBeCloseTo(600_000, 0);
});

test("income other than salary counts by the rule of its kind", () => {
  const inputs = household(120_000, 500, 80_000);
  const given = { variableIncome: 20_000, variableIncomeBefore: 10_000 };
  const { lender, estimate } = answer(inputs, given);
  expect(estimate.maxPrice).toBe(answer(inputs).estimate.maxPrice);
  expect(lender.price).toBe(answer(household(115_000, 500, 80_000)).lender.price);
  // 32 % of a twelfth of the 5,000 that do not count, over 300 months at 5.5 / 12 percent.
  expect(lender.bridge[0]).toMatchObject({ id: "income-counted", amount: -21712.43 });
  expect(lender.rulesUsed.map(({ id }) => id)).toContain("counted-income");
  const [note] = lender.notes;
  expect(note && plain(english.note(note))).toBe(
    "A lender could count $115,000 of income a year. Bonus, overtime and commission: $15,000 of $20,000, the average of two years. Lenders differ in this.",
  );
  expect(note && plain(french.note(note))).toBe(
    "Un prêteur pourrait compter un revenu de 115 000 $ par année. Bonis, heures supplémentaires et commissions : 15 000 $ sur 20 000 $, la moyenne de deux ans. Les prêteurs ne comptent pas tous de la même façon.",
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
  const { price, notes } = answer(household(120_000, 0, 80_000), given).lender;
  expect(price).toBe(answer(household(counted, 0, 80_000)).lender.price);
  expect(notes[0]).toMatchObject({
    total: { value: counted },
    parts: [{ because }],
  });
});

test("without the second year's income one year does not count, and both outcomes are given", () => {
  const inputs = household(120_000, 500, 80_000);
  expect(answer(inputs, { ...common, selfEmployedIncome: 120_000 }).verdict).toMatchObject({
    id: "second-year",
    price: { value: expect.closeTo(516_600.01, 2) },
    confidence: "depends",
  });
  // 44 % of 5,000 less the debts and the heating is 1,600 a month, tested at 7.5 %.
  expect(sentences(inputs, { ...common, selfEmployedIncome: 60_000 })).toEqual([
    "Shop up to about $262,700.",
    "Visez un prix d’au plus 262 700 $ environ.",
  ]);
  const before = answer(inputs, { ...common, selfEmployedIncome: 60_000 }).facts.find(
    ({ id }) => id === "selfEmployedIncomeBefore",
  );
  expect(before && english.fact(before, "affordability").effect).toBe(
    "If the self-employed income was $60,000 the year before: up to about $516,600.",
  );
  // The verdict names the second year itself if another fact decides more.
  expect(hinges(household(110_000, 400, 80_000, 4.6), { selfEmployedIncome: 60_000 })).toEqual([
    "Income of one year does not count. With a second year of it, up to about $507,100. Have about $3,789 more in cash for closing.",
    "Le revenu d’une seule année ne compte pas. Avec une deuxième année, jusqu’à environ 507 100 $. Prévoyez environ 3 789 $ de plus au comptant pour la clôture.",
  ]);
});

test("rent counts on top of the income, by the share for rents", () => {
  const inputs = household(120_000, 500, 160_000);
  const given = { occupancy: "owner-and-rental", units: "2" } as const;
  const { lender } = answer(inputs, { ...given, homeRent: 1_000 });
  expect(lender.price).toBe(answer(household(126_000, 500, 160_000), given).lender.price);
  expect(lender.bridge[0]?.amount).toBeGreaterThan(0);
  // Rent is ignored for a home that is not rented out.
  expect(answer(inputs, { homeRent: 1_000 }).lender.price).toBe(answer(inputs).lender.price);
});

test("no ratio is stated where hardly any income counts", () => {
  const inputs = {
    annualIncome: 90_000,
    monthlyDebts: 450,
    downPayment: 60_000,
    interestRate: 5,
    loanTerm: 25,
  };
  const ids = (selfEmployedIncome: number) =>
    affordabilityInsight.answer(inputs, { selfEmployedIncome }).lender.findings.map(({ id }) => id);
  expect(ids(0)).toEqual(expect.arrayContaining(["gds", "tds"]));
  expect(ids(90_000)).not.toContain("tds");
  expect(ids(90_000)).not.toContain("gds");
});

test("the price in the sentence is never above the lender's price, nor on the cap of insured homes", () => {
  fc.assert(
    fc.property(anybody.inputs, (inputs) => {
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
    }),
    manyRuns,
  );
});

test("a price a cent below the cap of insured homes is rounded below it", () => {
  const rich = household(400_000, 0, 125_000.001, 4.5, 25);
  const known = answer(rich, { ...common, ownedHome: "recently", city: "elsewhere" });
  expect(known.verdict).toHaveProperty("price.value", 1_499_999.99);
  expect(english.verdict(known).sentence).toBe("Shop up to about $1,499,000.");
});

test("without a province the answer depends on it, and it is asked first", () => {
  const buyers = household(95_000, 0, 60_000);
  const open = answer(buyers, common);
  expect(open.verdict.confidence).toBe("depends");
  expect(open.facts[0]).toMatchObject({ id: "province", assumed: true, decides: true });
  const given = answer(buyers, { ...common, province: "ON" });
  expect(given.facts.find(({ id }) => id === "province")).toMatchObject({ decides: false });
});

test("a home in mind has an answer at every price, with cents and with costs that are paid first", () => {
  const cents = fc.double({ min: 0, max: 900_000, noNaN: true });
  fc.assert(
    fc.property(cents, cents, fc.boolean(), (homeInMind, downPayment, newlyBuilt) => {
      const inputs = { ...household(120_000, 500, 0, 4.04, 25), downPayment };
      const given = { province: "AB", homeInMind, newlyBuilt } as const;
      const { verdict } = answer(inputs, given);
      if (verdict.id !== "home-takes") return;
      expect(verdict.down.value).toBeGreaterThan(Math.floor(downPayment));
      expect(verdict.needed === null || verdict.needed.value > 0).toBe(true);
    }),
    { numRuns: 60 },
  );
});
