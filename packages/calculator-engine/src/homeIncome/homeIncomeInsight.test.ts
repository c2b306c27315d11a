import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plain, verdictTexts } from "../../package-test/verdictTexts.ts";
import { affordability } from "../affordability/affordabilityEstimate.ts";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { type HomeIncomeInputs, homeIncome } from "./homeIncomeEstimate.ts";
import { type HomeIncomeFacts, homeIncomeInsight } from "./homeIncomeInsight.ts";
import { words as english } from "./homeIncomeWords.en.ts";
import { words as french } from "./homeIncomeWords.fr.ts";

const answer = (inputs: HomeIncomeInputs, given: Partial<HomeIncomeFacts> = {}) =>
  homeIncomeInsight.answer(inputs, given);
const { sentences, hinges } = verdictTexts(answer, [english, french]);

const usual: HomeIncomeInputs = {
  homePrice: 500_000,
  downPayment: 50_000,
  interestRate: 4.5,
  loanTerm: 25,
  monthlyDebts: 0,
};

describe("the income for a home", () => {
  test("is a lender's, with the cash beside it", () => {
    expect(sentences(usual)).toEqual([
      "This home takes an income of about $114,100 a year.",
      "Cette propriété exige un revenu d’environ 114 100 $ par année.",
    ]);
    // 50,000 down, 6,475 of transfer tax, 1,116 of tax on the premium, 1,700 of fees.
    expect(answer(usual).lender.cash).toBeCloseTo(50_000 + 6_475 + 13_950 * 0.08 + 1_700, 0);
    expect(hinges(usual)[0]).toMatch(/^And about \$\d\d,\d{3} in cash, with the closing costs\.$/);
  });

  test("is refused where no income is enough", () => {
    const little = { ...usual, downPayment: 20_000 };
    expect(answer(little).lender.figure).toBeNull();
    expect(sentences(little).map(plain)).toEqual([
      "Put down at least $25,000 ($5,000 more than you plan).",
      "Versez d’abord au moins 25 000 $ (5 000 $ de plus que prévu).",
    ]);
    const dear = { ...usual, homePrice: 1_600_000, downPayment: 200_000 };
    expect(answer(dear).verdict).toMatchObject({
      id: "put-more-down",
      shortBy: { value: 120_000 },
      cause: "price-cap",
    });
  });

  test("is short of a dollar where only a part of a cent is missing", () => {
    expect(sentences({ ...usual, homePrice: 500_000.01, downPayment: 25_000 })[0]).toBe(
      "Put down at least $25,000 ($1 more than you plan).",
    );
  });

  test("assumes the longest amortization that can be insured, and says so", () => {
    const long = { ...usual, loanTerm: 30 };
    expect(answer(long, { ownedHome: "recently" }).verdict).toMatchObject({
      id: "earn",
      shorter: { value: 25 },
    });
    expect(answer(long, { ownedHome: "never" }).verdict).toMatchObject({ shorter: null });
  });

  test("says that the rent of a home is not counted", () => {
    const rented = hinges({ ...usual, downPayment: 120_000 }, { occupancy: "rental" });
    expect(rented[0]).toMatch(/Its rent is not counted: lenders count about 50% of it\.$/);
    expect(rented[1]).toMatch(/Le loyer n’est pas compté : un prêteur en compte environ 50 %\.$/);
    expect(hinges(usual)[0]).not.toMatch(/rent/);
  });

  test("follows the place in its cash", () => {
    const { cash } = answer(usual, { city: "Toronto" }).lender;
    expect(cash - answer(usual).lender.cash).toBeCloseTo(6_475, 0);
  });

  test("is forbidden to buyers from abroad by the federal law", () => {
    expect(answer(usual, { residency: "not-all" }).verdict.id).toBe("not-until");
  });
});

const dollars = (min: number, max: number) => fc.integer({ min, max });

test("the income affords the price, and a dollar a month less does not", () => {
  fc.assert(
    fc.property(
      fc.record({
        homePrice: dollars(150_000, 1_400_000),
        share: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
        interestRate: fc.double({ min: 1, max: 9, noNaN: true }),
        loanTerm: fc.integer({ min: 10, max: 25 }),
        monthlyDebts: dollars(0, 3_000),
      }),
      fc.record({
        propertyTaxRate: fc.double({ min: 0, max: 2, noNaN: true }),
        heating: dollars(0, 300),
        condoFees: dollars(0, 900),
        ownedHome: fc.constantFrom("never", "recently"),
        province: fc.constantFrom("ON", "AB", "BC"),
      }),
      ({ share, ...asked }, said) => {
        const inputs = { ...asked, downPayment: Math.ceil(asked.homePrice * share) };
        const given = said as Partial<HomeIncomeFacts>;
        const { verdict } = answer(inputs, given);
        if (verdict.id !== "earn") throw new Error(verdict.id);
        const { homePrice, ...household } = inputs;
        const price = (annualIncome: number) =>
          affordabilityInsight.answer({ ...household, annualIncome }, given).lender.price;
        expect(price(verdict.income.value + 0.01)).toBeGreaterThan(homePrice - 1);
        expect(price(verdict.income.value - 12)).toBeLessThan(homePrice);
      },
    ),
    { numRuns: 60 },
  );
});

test("the estimate is the inverse of the affordability estimate", () => {
  fc.assert(
    fc.property(dollars(100_000, 2_000_000), dollars(0, 4_000), (homePrice, monthlyDebts) => {
      const inputs = { ...usual, homePrice, monthlyDebts };
      const annualIncome = homeIncome.calculate(inputs).incomeByRule;
      expect(affordability.calculate({ ...inputs, annualIncome }).maxPrice).toBeCloseTo(
        homePrice,
        3,
      );
    }),
  );
});
