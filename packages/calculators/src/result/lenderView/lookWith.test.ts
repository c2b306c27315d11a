import { expect, test } from "vitest";
import { affordabilityInsight } from "../affordabilityInsight.tsx";
import { closingFeesInsight } from "../closingFeesInsight.tsx";
import { lookWith } from "./lookWith.ts";

const purchase = {
  homePrice: 500_000,
  downPayment: 50_000,
  loanType: "conventional",
  province: "ON",
} as const;
const income = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
};

test("An answer changes the lender's figure and leaves the headline alone", () => {
  const assumed = lookWith(closingFeesInsight.lender, purchase, {}).view;
  const toronto = lookWith(closingFeesInsight.lender, purchase, { city: "Toronto" }).view;
  const first = lookWith(closingFeesInsight.lender, purchase, { firstTimeBuyer: true }).view;
  expect(toronto.lender.value).toBeGreaterThan(assumed.lender.value);
  expect(first.lender.value).toBe(assumed.lender.value - 4000);
  expect([toronto.headline, first.headline]).toEqual([assumed.headline, assumed.headline]);
});

test("A city of another province is not used", () => {
  const answers = { province: "QC", city: "Toronto" } as const;
  const { used, refused } = lookWith(affordabilityInsight.lender, income, answers);
  expect(used).toEqual({ province: "QC" });
  expect(refused).toEqual({});
});

test("A number out of range is named and the assumption kept", () => {
  const { view, refused } = lookWith(affordabilityInsight.lender, income, {
    heating: 250,
    propertyTaxRate: 140,
  });
  expect(refused).toEqual({ propertyTaxRate: "a number from 0 to 100" });
  expect(view).toEqual(lookWith(affordabilityInsight.lender, income, { heating: 250 }).view);
});
