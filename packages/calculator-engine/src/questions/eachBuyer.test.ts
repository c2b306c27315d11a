import { expect, test } from "vitest";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { type ClosingFeesFacts, closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import type { GivenFacts } from "../insight/facts.ts";
import { rentVsBuyInsight } from "../rentVsBuy/rentVsBuyInsight.ts";

const purchase = {
  homePrice: 800_000,
  downPayment: 200_000,
  loanType: "conventional",
  province: "ON",
} as const;

const on = "2026-11-21";

const closing = (given: GivenFacts<ClosingFeesFacts>) =>
  closingFeesInsight.answer(purchase, given, { on });

const single = { "buyers.0.owned": "never", "buyers.0.spouseOwned": false } as const;
const couple = { buyerCount: "2", ...single, "buyers.1.owned": "recently" } as const;

test("one answer for all buyers gives the same result as equal answers per buyer", () => {
  expect(closing({ ownedHome: "never" })).toEqual(
    closing({ ownedHome: "never", "buyers.0.owned": "recently", "buyers.0.share": 70 }),
  );
});

test("buyers are given as rows of a list, or by their paths", () => {
  const rows = closing({ buyers: [{ owned: "never", spouseOwned: false }, { owned: "recently" }] });
  expect(rows).toEqual(closing(couple));
  expect(() => closing({ buyers: [{ own: "never" }] } as never)).toThrow(/buyers.0.own must be/);
});

test("affordability and rent or buy decide by the same buyers", () => {
  const loan = { interestRate: 4.5, loanTerm: 30 };
  const income = { annualIncome: 120_000, monthlyDebts: 0, downPayment: 60_000, ...loan };
  const price = (given: object) => affordabilityInsight.answer(income, given, { on }).lender.price;
  expect(price({ ...couple })).toBe(price({ ownedHome: "never" }));
  expect(price({ buyerCount: "2" })).toBe(price({ ownedHome: "recently" }));
  const home = { homePrice: 600_000, downPayment: 150_000, propertyTaxRate: 1.2 };
  const stay = { ...home, interestRate: 4.5, monthlyRent: 2_500, yearsToStay: 7 };
  const cost = (given: object) => rentVsBuyInsight.answer(stay, given, { on }).lender.buyingCost;
  expect(cost({}) - cost(couple)).toBeGreaterThan(2_000);
  expect(cost({ ...couple, "buyers.0.share": 100 })).toBeCloseTo(cost({ ownedHome: "never" }), 6);
});
