import { words as english } from "@simcoe/calculator-engine/words/en";
import { words as french } from "@simcoe/calculator-engine/words/fr";
import { expect, test } from "vitest";
import { affordabilityWordsEn } from "../../affordability/affordability.en.ts";
import { affordabilityInsight } from "../../affordability/affordabilityInsight.tsx";
import { closingFeesWordsFr } from "../../closingFees/closingFees.fr.ts";
import { closingFeesInsight } from "../../closingFees/closingFeesInsight.tsx";
import { type ResultWords, resultWordsEn } from "../resultWords.en.ts";
import { resultWordsFr } from "../resultWords.fr.ts";
import { askedQuestions } from "./askedQuestions.ts";
import { type Answers, lookWith } from "./lookWith.ts";

const inEnglish: ResultWords = { ...resultWordsEn, engine: english };
const inFrench: ResultWords = { ...resultWordsFr, engine: french };
const { lender: closing } = closingFeesInsight(closingFeesWordsFr, inFrench);
const { lender: affording } = affordabilityInsight(affordabilityWordsEn, inEnglish);

const purchase = { homePrice: 600_000, downPayment: 60_000, loanType: "conventional" } as const;
const income = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
};

const askedClosing = (province: "ON" | "NS" | "QC", answers: Answers<typeof closing.assumed>) => {
  const inputs = { ...purchase, province };
  return askedQuestions(closing, inputs, lookWith(closing, inputs, answers)).map(
    ({ name }) => name,
  );
};
const askedAffording = (answers: Answers<typeof affording.assumed>) =>
  askedQuestions(affording, income, lookWith(affording, income, answers)).map(({ name }) => name);

test("Who lives in a home of their own today is asked no more about it", () => {
  const further = "citizenOrPermanentResident";
  expect(askedClosing("ON", {})).not.toContain(further);
  expect(askedClosing("ON", { ownedHome: "earlier" })).toContain(further);
  expect(askedAffording({ ownedHome: "never" })).toContain(further);
});

test("A municipality's own rate is asked for where it sets one and no table has it", () => {
  expect(askedClosing("ON", {})).not.toContain("municipalRate");
  expect(askedClosing("NS", {})).toContain("municipalRate");
  expect(askedClosing("QC", {})).toContain("municipalRate");
  expect(askedClosing("NS", { city: "Halifax" })).not.toContain("municipalRate");
  expect(askedAffording({})).not.toContain("municipalRate");
  expect(askedAffording({ province: "NS" })).toContain("municipalRate");
});

test("A rate above the law's limit is named at its question, and none is counted", () => {
  const inputs = { ...purchase, province: "NS" } as const;
  const { view, refused } = lookWith(closing, inputs, { municipalRate: 2 });
  const said = refused.municipalRate && french.issue(refused.municipalRate);
  expect(said).toBe("Entrez un nombre de 0 à 1,5.");
  expect(view).toEqual(lookWith(closing, inputs, {}).view);
});

test("A rate that was given for one place is let be in another", () => {
  const inputs = { ...purchase, province: "NS" } as const;
  const halifax = lookWith(closing, inputs, { city: "Halifax", municipalRate: 1 }).view;
  expect(halifax).toEqual(lookWith(closing, inputs, { city: "Halifax" }).view);
});
