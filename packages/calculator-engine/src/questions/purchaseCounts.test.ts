import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cases, testCounts } from "../../testing/testCounts.ts";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import type { City } from "../canada/rules/landTransferTaxOfCities.ts";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import { paymentInsight } from "../payment/paymentInsight.ts";
import { rentVsBuyInsight } from "../rentVsBuy/rentVsBuyInsight.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const dollars = (max: number) => number(0.01, max);
const percent = number(0, 25);
const place = fc.constantFrom<{ province: Province; city: City | "elsewhere" }>(
  { province: "ON", city: "elsewhere" },
  { province: "ON", city: "Toronto" },
  { province: "QC", city: "Montreal" },
  { province: "NS", city: "Halifax" },
  { province: "NS", city: "elsewhere" },
  { province: "QC", city: "elsewhere" },
  { province: "BC", city: "elsewhere" },
  { province: "SK", city: "elsewhere" },
);
const buyer = fc.record({
  place,
  ownedHome: fc.constantFrom("recently", "earlier", "never"),
  residency: fc.constantFrom("all", "not-all"),
  occupancy: fc.constantFrom("owner", "rental"),
  municipalRate: fc.constantFrom(null, 0, 1.25),
  inTaxedArea: fc.boolean(),
  livesInProvince: fc.boolean(),
  newlyBuilt: fc.boolean(),
});
const on = fc.constantFrom("2026-01-01", "2026-11-20", "2027-06-30");
const compounding = fc.constantFrom("semi-annual", "monthly", "annual", "quarterly");

/** Arbitrary answer and its estimate's figure, for each question about a purchase. */
const cases: Cases = {
  affordability: fc
    .record({
      inputs: fc.record({
        annualIncome: dollars(1e7),
        monthlyDebts: number(0, 1e5),
        downPayment: number(0, 1e7),
        interestRate: percent,
        loanTerm: number(1, 40),
      }),
      buyer,
      compounding,
      upkeep: fc.record({ propertyTaxRate: number(0, 5), heating: number(0, 500) }),
      on,
    })
    .map(({ inputs, buyer: { place, ...facts }, compounding, upkeep, on }) => {
      const given = { ...place, ...facts, ...upkeep, compounding };
      const answer = affordabilityInsight.answer(inputs, given, { on });
      return [answer, answer.estimate.maxPrice];
    }),
  payment: fc
    .record({
      inputs: fc.record({
        loanAmount: dollars(1e8),
        interestRate: percent,
        loanTerm: number(1, 40),
        paymentFrequency: fc.constantFrom("monthly", "accelerated-weekly", "quarterly"),
      }),
      homePrice: fc.option(dollars(2e6)),
      buyer,
      compounding,
      on,
    })
    .map(({ inputs, homePrice, buyer, compounding, on }) => {
      const { ownedHome, occupancy, newlyBuilt, place } = buyer;
      const { province } = place;
      const given = { ownedHome, occupancy, newlyBuilt, province, homePrice, compounding };
      const answer = paymentInsight.answer(inputs, given, { on });
      return [answer, answer.estimate.monthly];
    }),
  "rent-vs-buy": fc
    .record({
      inputs: fc.record({
        homePrice: dollars(1e7),
        downPayment: number(0, 1e7),
        interestRate: percent,
        monthlyRent: dollars(1e5),
        yearsToStay: number(1, 40),
        propertyTaxRate: number(0, 5),
      }),
      buyer,
      compounding,
      growth: fc.record({
        appreciation: number(0, 8),
        investmentReturn: number(0, 8),
        rentIncrease: number(0, 5),
      }),
      on,
    })
    .map(({ inputs, buyer: { place, occupancy, ...facts }, compounding, growth, on }) => {
      const given = { ...place, ...facts, ...growth, compounding };
      const answer = rentVsBuyInsight.answer(inputs, given, { on });
      return [answer, answer.estimate.totalBuyingCost];
    }),
  "closing-fees": fc
    .record({
      homePrice: dollars(1e7),
      share: number(0.001, 0.99),
      amortizationYears: fc.constantFrom(25, 30, 40),
      buyer,
      on,
    })
    .map(({ homePrice, share, amortizationYears, buyer: { place, ...facts }, on }) => {
      const inputs = {
        homePrice: homePrice + 1,
        downPayment: Math.max(0.01, homePrice * share),
        loanType: "conventional",
        province: place.province,
      } as const;
      const given = { ...facts, city: place.city, amortizationYears };
      const answer = closingFeesInsight.answer(inputs, given, { on });
      return [answer, answer.estimate.cashRequired];
    }),
};

test("each lists the tests of the buyers and cites their rules", () => {
  const facts = { ownedHome: "earlier" } as const;
  const income = { annualIncome: 120_000, monthlyDebts: 0, downPayment: 40_000, interestRate: 5 };
  const loan = { loanAmount: 540_000, interestRate: 5, loanTerm: 30 };
  const answers = [
    paymentInsight.answer(
      { ...loan, paymentFrequency: "monthly" },
      { ...facts, homePrice: 600_000 },
    ),
    affordabilityInsight.answer({ ...income, loanTerm: 30 }, facts),
  ];
  for (const { lender } of answers) {
    const ids = lender.notes.flatMap((note) =>
      note.id === "first-time" ? note.tests.map(({ rule }) => rule.id) : [],
    );
    expect(ids).toContain("first-time-test-insured");
    expect(lender.rulesUsed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  }
});

testCounts(cases);

test("no figure has a bridge where no lender could lend, and none of them agrees unchecked", () => {
  fc.assert(
    fc.property(fc.oneof(...Object.values(cases)), ([answer]) => {
      const { lender, verdict } = answer;
      if (!lender.figure) expect(lender.bridge).toEqual([]);
      for (const words of verdict.confidence === "checked" ? [] : [english, french])
        expect(words.verdict(answer).sentence).not.toMatch(/agrees|confirme/);
    }),
  );
});
