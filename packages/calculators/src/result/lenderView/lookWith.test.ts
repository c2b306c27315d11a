import { words as english } from "@simcoe/calculator-engine/words/en";
import { words as french } from "@simcoe/calculator-engine/words/fr";
import { expect, test } from "vitest";
import { affordabilityWordsEn } from "../../affordability/affordability.en.ts";
import { affordabilityInsight } from "../../affordability/affordabilityInsight.tsx";
import { closingFeesWordsEn } from "../../closingFees/closingFees.en.ts";
import { closingFeesInsight } from "../../closingFees/closingFeesInsight.tsx";
import { type ResultWords, resultWordsEn } from "../resultWords.en.ts";
import { lookWith } from "./lookWith.ts";

const words: ResultWords = { ...resultWordsEn, engine: english };
const { lender: closing } = closingFeesInsight(closingFeesWordsEn, words);
const { lender: affording } = affordabilityInsight(affordabilityWordsEn, words);

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
  const assumed = lookWith(closing, purchase, {}).view;
  const toronto = lookWith(closing, purchase, { city: "Toronto" }).view;
  const first = lookWith(closing, purchase, { ownedHome: "never" }).view;
  expect(toronto.lender.value).toBeGreaterThan(assumed.lender.value);
  expect(first.lender.value).toBe(assumed.lender.value - 4000);
  expect([toronto.headline, first.headline]).toEqual([assumed.headline, assumed.headline]);
});

test("A city of another province is not used", () => {
  const answers = { province: "QC", city: "Toronto" } as const;
  const { used, refused } = lookWith(affording, income, answers);
  expect(used).toEqual({ province: "QC" });
  expect(refused).toEqual({});
});

test("A number out of range is named and the assumption kept", () => {
  const { view, refused } = lookWith(affording, income, {
    heating: 250,
    propertyTaxRate: 140,
  });
  expect(Object.keys(refused)).toEqual(["propertyTaxRate"]);
  const said = [english, french].map(
    (engine) => refused.propertyTaxRate && engine.issue(refused.propertyTaxRate),
  );
  expect(said).toEqual(["Enter a number from 0 to 100.", "Entrez un nombre de 0 à 100."]);
  expect(view).toEqual(lookWith(affording, income, { heating: 250 }).view);
});
