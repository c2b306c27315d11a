import { eachRule } from "@mortgage-kit/calculator-engine/canada";
import { faqCategories, figureNames, rates } from "@mortgage-kit/content";
import { expect, test } from "vitest";
import { figuresOn } from "./figures.ts";

const figures = figuresOn("2026-11-20", {
  purchase: { price: 600_000, annualRate: 4.24, monthlyPropertyTax: 400, monthlyHeating: 120 },
  earlyExit: { balance: 400_000, annualRate: 5.24, comparisonRate: 4.24, monthsLeft: 24 },
  refinance: { homeValue: 700_000, balance: 400_000 },
});

test("Every figure that a text may cite has a value, and no other", () => {
  expect(Object.keys(figures).sort()).toEqual([...figureNames].sort());
  // A brokerage without sample rates has no APR to cite.
  const valued = Object.entries(figures).filter(
    ([name]) => rates.length > 0 || !name.startsWith("sampleApr"),
  );
  for (const [, value] of valued) expect(value).toMatch(/^\$?[\d,.]+%?$/);
});

test("The worked purchase comes out as worked by hand", () => {
  expect(figures).toMatchObject({
    exampleMinimumDownPayment: "$35,000",
    examplePremiumSalesTax: "$1,808",
    exampleOntarioLandTransferTax: "$8,475",
    exampleOntarioLandTransferTaxFirstTime: "$4,475",
    exampleMonthlyPayment: "$3,168",
    exampleExtendedMonthlyPayment: "$2,880",
    exampleQualifyingRate: "6.24%",
    exampleQualifyingPayment: "$3,844",
    exampleIncomeNeeded: "$134,300",
  });
});

test("The worked early exit comes out as worked by hand", () => {
  expect(figures).toMatchObject({
    exampleThreeMonthsInterest: "$5,240",
    exampleInterestRateDifferential: "$8,000",
  });
});

test("The rules are those of the day", () => {
  expect(figures).toMatchObject({
    minimumDownPaymentFirstTierPercent: "5%",
    minimumDownPaymentFirstTierLimit: "$500,000",
    insuredPriceCap: "$1,500,000",
    premiumBelow10PercentDown: "4%",
    premiumFrom10To15PercentDown: "3.1%",
    premiumFrom15To20PercentDown: "2.8%",
    extendedInsuredAmortizationYears: "30",
    ontarioFirstTimeRebateFullUpTo: "$368,333",
    firstTimeGstRebateMaximum: "$50,000",
    fhsaYears: "15",
  });
  expect(() => figuresOn("2001-01-01")).toThrow("on or after");
});

test("A text calls Ontario's larger relief proposed as long as its rule does", () => {
  const said = JSON.stringify(faqCategories).includes("has proposed a larger one");
  const relief = eachRule().filter(({ id }) => id.startsWith("hst-relief-"));
  expect(relief.length).toBeGreaterThan(0);
  const isOpen = relief.some(({ versions }) =>
    versions.some(({ status = "in-force" }) => status !== "in-force"),
  );
  // Another brokerage need not speak of it.
  expect(!said || isOpen).toBe(true);
});
