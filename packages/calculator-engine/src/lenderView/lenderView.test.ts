import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { affordability } from "../affordability/affordabilityEstimate.ts";
import { affordabilityLenderView } from "../affordability/affordabilityLenderView.ts";
import type { City } from "../canada/rules/municipalTransfer.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { closingFees } from "../closingFees/closingFeesEstimate.ts";
import { closingFeesLenderView } from "../closingFees/closingFeesLenderView.ts";
import { debtConsolidation } from "../debtConsolidation/debtConsolidationEstimate.ts";
import { debtConsolidationLenderView } from "../debtConsolidation/debtConsolidationLenderView.ts";
import { payment } from "../payment/paymentEstimate.ts";
import { paymentLenderView } from "../payment/paymentLenderView.ts";
import { refinance } from "../refinance/refinanceEstimate.ts";
import { refinanceLenderView } from "../refinance/refinanceLenderView.ts";
import { renewal } from "../renewal/renewalEstimate.ts";
import { renewalLenderView } from "../renewal/renewalLenderView.ts";
import { rentVsBuy } from "../rentVsBuy/rentVsBuyEstimate.ts";
import { rentVsBuyLenderView } from "../rentVsBuy/rentVsBuyLenderView.ts";
import type { Words } from "../words/Words.ts";
import type { LenderView } from "./assembleLenderView.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const dollars = (max: number) => number(0.01, max);
const percent = number(0, 25);
const place = fc.constantFrom<{ province: Province; city: City | null }>(
  { province: "ON", city: null },
  { province: "ON", city: "Toronto" },
  { province: "QC", city: "Montreal" },
  { province: "NS", city: "Halifax" },
  { province: "NS", city: null },
  { province: "QC", city: null },
  { province: "BC", city: null },
  { province: "SK", city: null },
);
const buyer = fc.record({
  place,
  ownedHome: fc.constantFrom("recently", "earlier", "never"),
  citizenOrPermanentResident: fc.boolean(),
  municipalRate: fc.constantFrom(null, 0, 1.25),
  newlyBuilt: fc.boolean(),
  on: fc.constantFrom("2026-01-01", "2026-11-20", "2027-06-30"),
});
const compounding = fc.constantFrom("semi-annual", "monthly", "annual", "quarterly");
const debt = fc.record({
  id: fc.constant("1"),
  name: fc.constant("Card"),
  balance: dollars(1e6),
  payment: dollars(1e5),
  rate: percent,
});

/** For each question, arbitrary inputs and circumstances, what it makes of them and the estimate's own figure. */
const cases: Record<string, fc.Arbitrary<readonly [view: LenderView, headline: number]>> = {
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
    })
    .map(({ inputs, buyer: { place, ...facts }, compounding, upkeep }) => [
      affordabilityLenderView(inputs, { ...place, ...facts, ...upkeep, compounding }),
      affordability.calculate(inputs).maxPrice,
    ]),
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
    })
    .map(({ inputs, homePrice, buyer: { place, ...facts }, compounding }) => [
      paymentLenderView(inputs, { ...place, ...facts, homePrice, compounding }),
      payment.calculate(inputs).monthly,
    ]),
  refinance: fc
    .record({
      inputs: fc.record({
        currentBalance: dollars(1e7),
        currentRate: percent,
        newRate: percent,
        yearsRemaining: number(1, 40),
        closingCosts: number(0, 1e5),
      }),
      circumstances: fc.record({
        compounding,
        rateType: fc.constantFrom("fixed", "variable"),
        monthsRemaining: number(0, 120),
        comparisonRate: fc.option(percent),
        homeValue: fc.option(dollars(1e7)),
      }),
    })
    .map(({ inputs, circumstances }) => [
      refinanceLenderView(inputs, circumstances),
      refinance.calculate(inputs).totalSavings,
    ]),
  rentVsBuy: fc
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
    })
    .map(({ inputs, buyer: { place, ...facts }, compounding }) => [
      rentVsBuyLenderView(inputs, { ...place, ...facts, compounding }),
      rentVsBuy.calculate(inputs).totalBuyingCost,
    ]),
  debtConsolidation: fc
    .record({
      inputs: fc.record({
        debts: fc.array(debt, { minLength: 1, maxLength: 4 }),
        newRate: percent,
        newTerm: number(1, 40),
      }),
      circumstances: fc.record({
        compounding,
        homeValue: fc.option(dollars(1e7)),
        mortgageBalance: number(0, 1e7),
        mortgageRate: percent,
        monthsRemaining: number(0, 120),
      }),
    })
    .map(({ inputs, circumstances }) => [
      debtConsolidationLenderView(inputs, circumstances),
      debtConsolidation.calculate(inputs).interestSavings,
    ]),
  renewal: fc
    .record({
      inputs: fc.record({
        mortgageBalance: dollars(1e7),
        amortizationYears: number(1, 40),
        monthsRemaining: fc.integer({ min: 0, max: 60 }),
        mortgageRate: percent,
        prepaymentCharge: fc.oneof(fc.constant(0), number(0, 1e5)),
        renewalRate: percent,
        renewalTerm: number(1, 10),
        offers: fc.array(
          fc.record({
            id: fc.constant("1"),
            name: fc.constant("Broker"),
            rate: percent,
            term: number(1, 10),
            cashBack: number(0, 1e4),
            fees: number(0, 1e4),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      circumstances: fc.record({
        compounding,
        rateType: fc.constantFrom("fixed", "variable"),
        comparisonRate: fc.option(percent),
        rateAfter: fc.option(percent),
      }),
    })
    .map(({ inputs, circumstances }) => [
      renewalLenderView(inputs, circumstances),
      renewal.calculate(inputs).renewalSavings,
    ]),
  closingFees: fc
    .record({ homePrice: dollars(1e7), share: number(0.001, 0.99), buyer })
    .map(({ homePrice, share, buyer: { place, ...facts } }) => {
      const inputs = {
        homePrice: homePrice + 1,
        downPayment: Math.max(0.01, homePrice * share),
        loanType: "conventional",
        province: place.province,
      } as const;
      return [
        closingFeesLenderView(inputs, { city: place.city, ...facts }),
        closingFees.calculate(inputs).cashRequired,
      ];
    }),
};

const cents = (dollars: number) => Math.round(dollars * 100) + 0;

/** A question's own words, which speak of all its views. */
const wordsOf = (question: string): Promise<readonly Words[]> =>
  Promise.all(
    ["en", "fr"].map(async (language) => {
      const { words } = await import(`../${question}/${question}Words.${language}.ts`);
      return words;
    }),
  );

describe.each(Object.entries(cases))("the lender's view of %s", async (question, arbitrary) => {
  const spoken = await wordsOf(question);

  test("leads from the estimate's figure to the lender's and adds up to the cent", () => {
    fc.assert(
      fc.property(arbitrary, ([view, headline]) => {
        const differences = view.bridge.map(({ amount }) => cents(amount));
        const sum = differences.reduce((total, amount) => total + amount, 0);
        expect(cents(view.headline.value)).toBe(cents(headline));
        expect(cents(view.headline.value) + sum).toBe(cents(view.lender.value));
      }),
    );
  });

  test("shows no difference of nothing, and only finite figures", () => {
    fc.assert(
      fc.property(arbitrary, ([view]) => {
        for (const step of view.bridge) expect(step.amount).not.toBe(0);
        const ids = view.notes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const words of spoken) {
          const reasons = view.bridge.map(words.bridgeStep);
          const told = reasons.flatMap(({ label, because }) => [label, because]);
          const all = [...told, ...view.notes.map(words.note), words.lenderSentence(view)].join(
            " ",
          );
          expect(all).not.toMatch(/undefined|NaN|null/);
        }
        const figures = [view.headline, view.lender, ...view.findings];
        for (const { value } of figures) expect(value).toSatisfy(Number.isFinite);
      }),
    );
  });

  test("names every rule behind the bridge, once, with its date and source", () => {
    fc.assert(
      fc.property(arbitrary, ([{ bridge, rulesUsed }]) => {
        const ids = rulesUsed.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { rule } of bridge) if (rule) expect(rulesUsed).toContainEqual(rule);
        for (const { source } of rulesUsed) expect(source).toMatch(/^https?:/);
      }),
      { numRuns: 30 },
    );
  });
});
