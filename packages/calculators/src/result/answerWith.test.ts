import { affordabilityInsight, refinanceInsight } from "@mortgage-kit/calculator-engine/insight";
import { expect, test } from "vitest";
import type { FactValues } from "../wizard/Facts.ts";
import { answerWith } from "./answerWith.ts";

const inputs = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
};
const answer = (given: FactValues, preset: FactValues = {}, on?: string) =>
  answerWith({ insight: affordabilityInsight }, inputs, given, { preset, on });

test("A fact out of range is reported and the assumed value is used", () => {
  const { answer: counted, refused, used } = answer({ propertyTaxRate: 140, heating: 250 });
  expect(Object.keys(refused)).toEqual(["propertyTaxRate"]);
  expect(used).toEqual({ heating: 250 });
  expect(counted).toEqual(answer({ heating: 250 }).answer);
});

test("Facts of another question and an unknown place are ignored", () => {
  const { answer: counted, used } = answer({ rateType: "fixed" }, { province: "Atlantis" });
  expect(used).toEqual({});
  expect(counted).toEqual(answer({}).answer);
});

test("A fact set by the page is neither given nor assumed", () => {
  const province = ({ facts }: { facts: readonly { id: string }[] }) =>
    facts.find(({ id }) => id === "province");
  expect(province(answer({}, { province: "BC" }).answer)).toMatchObject({
    value: "BC",
    assumed: false,
  });
});

test("The page's rates replace the market's", () => {
  const loan = {
    currentBalance: 350_000,
    currentRate: 6.5,
    newRate: 4.75,
    yearsRemaining: 20,
    closingCosts: 3_500,
  };
  const gainAt = (annualRate: number) =>
    answerWith(
      { insight: refinanceInsight },
      loan,
      {},
      {
        preset: {},
        rates: [{ years: 2, annualRate }],
      },
    ).answer.lender.figure?.value ?? 0;
  expect(gainAt(4)).toBeCloseTo(gainAt(5) - 7_000, 2);
});

test("A clock set back does not select older rules", () => {
  expect(answer({}, {}, "1999-12-31").answer).toEqual(answer({}).answer);
});
