import fc from "fast-check";
import { expect, test } from "vitest";
import { caseOf } from "../../testing/caseOf.ts";
import { forAll } from "../../testing/forAll.ts";
import { countAffordability } from "../affordability/affordabilityCount.ts";
import { affordability } from "../affordability/affordabilityEstimate.ts";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { type HomeIncomeInputs, homeIncome } from "./homeIncomeEstimate.ts";
import { type HomeIncomeFacts, homeIncomeInsight } from "./homeIncomeInsight.ts";

const usual: HomeIncomeInputs = {
  homePrice: 500_000,
  downPayment: 50_000,
  interestRate: 4.5,
  loanTerm: 25,
  monthlyDebts: 0,
};

const dollars = (min: number, max: number) => fc.integer({ min, max });

const purchases = fc.record({
  homePrice: dollars(150_000, 1_400_000),
  share: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
  interestRate: fc.double({ min: 1, max: 9, noNaN: true }),
  loanTerm: fc.integer({ min: 10, max: 25 }),
  monthlyDebts: dollars(0, 3_000),
});
const facts = fc.record({
  propertyTaxRate: fc.double({ min: 0, max: 2, noNaN: true }),
  heating: dollars(0, 300),
  condoFees: dollars(0, 900),
  ownedHome: fc.constantFrom("never", "recently"),
  province: fc.constantFrom("ON", "AB", "BC"),
}) satisfies fc.Arbitrary<Partial<HomeIncomeFacts>>;

test("the income affords the price, and a dollar a month less does not", () => {
  forAll([purchases, facts], { numRuns: 60 }, ({ share, ...asked }, given) => {
    const inputs = { ...asked, downPayment: Math.ceil(asked.homePrice * share) };
    const { verdict } = homeIncomeInsight.answer(inputs, given);
    if (verdict.id !== "earn") throw new Error(verdict.id);
    const { homePrice, ...household } = inputs;
    const price = (annualIncome: number) =>
      countAffordability(caseOf(affordabilityInsight, { ...household, annualIncome }, given)).price;
    expect(price(verdict.income.value + 0.01)).toBeGreaterThan(homePrice - 1);
    expect(price(verdict.income.value - 12)).toBeLessThan(homePrice);
  });
});

test("the estimate is the inverse of the affordability estimate", () => {
  forAll([dollars(100_000, 2_000_000), dollars(0, 4_000)], (homePrice, monthlyDebts) => {
    const inputs = { ...usual, homePrice, monthlyDebts };
    const annualIncome = homeIncome.calculate(inputs).incomeByRule;
    expect(affordability.calculate({ ...inputs, annualIncome }).maxPrice).toBeCloseTo(homePrice, 3);
  });
});
