import { eachRule } from "@mortgage-kit/calculator-engine/canada";
import { expect, test } from "vitest";
import { valuesOfFigures } from "./figures.ts";
import { renderedSite } from "./site.ts";

const site = await renderedSite({ ...process.env, SITE_DATE: "2026-11-20" });

const workedExamples = {
  purchase: { price: 600_000, annualRate: 4.24, monthlyPropertyTax: 400, monthlyHeating: 120 },
  earlyExit: { balance: 400_000, annualRate: 5.24, comparisonRate: 4.24, monthsLeft: 24 },
  refinance: { homeValue: 700_000, balance: 400_000, maximumPercent: 80 },
};
const figures = valuesOfFigures({ ...site, workedExamples }, "2026-11-20");

test("Every figure has a value, and the default brokerage cites each", () => {
  for (const value of Object.values(figures)) expect(value).toMatch(/^\$?[\d,.]+%?$/);
  if (!site.folder.endsWith("greater-simcoe")) return;
  const texts = JSON.stringify(site);
  expect(Object.keys(figures).filter((name) => !texts.includes(`{${name}}`))).toEqual([]);
});

test("The example purchase equals a calculation by hand", () => {
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

test("The example of an early exit equals a calculation by hand", () => {
  expect(figures).toMatchObject({
    exampleThreeMonthsInterest: "$5,240",
    exampleInterestRateDifferential: "$8,000",
  });
});

test("The rules are those in force on the build's date", () => {
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
    ontarioHstReliefMaximum: "$80,000",
    ontarioHstReliefEverybodyFullUpTo: "$1,500,000",
    fhsaYears: "15",
    homeBuyersAmountCredit: "$1,400",
    addedUnitsRefinancePercent: "90%",
  });
  expect(() => valuesOfFigures(site, "2001-01-01")).toThrow("on or after");
});

/** All sentences that this brokerage publishes, without the markup of posts. */
const sentences = JSON.stringify(site)
  .replaceAll(/<t[dh][^>]*>[^<]*/g, " ")
  .replaceAll(/<[^>]+>|\\n|"/g, " ")
  .split(/(?<=[.!?])\s+/);

test("No text calls a rule proposed", () => {
  const proposed = sentences.filter((sentence) =>
    /\b(has|have|is|are|was) proposed\b/.test(sentence),
  );
  expect(proposed).toEqual([]);
});

const otherLaws = new Set(["2018-11-15"]);

test("A date that a text gives for a law is a version's first day, or the day before", () => {
  const days = eachRule().flatMap(({ versions }) =>
    versions.flatMap(({ effectiveFrom }) => [effectiveFrom, dayBefore(effectiveFrom)]),
  );
  const known = new Set([...days, ...otherLaws]);
  const given = sentences.flatMap((sentence) =>
    [
      ...sentence.matchAll(
        /\b(?:since|from|before|after|until|by|On) ([A-Z][a-z]+ \d{1,2}, 20\d\d)/g,
      ),
    ].map(([, day = ""]) => ({ sentence, day: isoDay(day) })),
  );
  if (site.folder.endsWith("greater-simcoe")) expect(given.length).toBeGreaterThan(2);
  for (const { sentence, day } of given) expect([...known], sentence).toContain(day);
});

const isoDay = (day: string) => new Date(`${day} UTC`).toISOString().slice(0, 10);
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
