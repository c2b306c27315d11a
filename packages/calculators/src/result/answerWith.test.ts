import { affordabilityInsight } from "@mortgage-kit/calculator-engine/insight";
import { expect, test } from "vitest";
import { answerWith, type FactValues } from "./answerWith.ts";

const inputs = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
};
const answer = (given: FactValues, settled: FactValues = {}, on?: string) =>
  answerWith({ insight: affordabilityInsight }, inputs, given, { settled, on });

test("A fact out of range is named and the value taken for granted counts", () => {
  const { answer: counted, refused, used } = answer({ propertyTaxRate: 140, heating: 250 });
  expect(Object.keys(refused)).toEqual(["propertyTaxRate"]);
  expect(used).toEqual({ heating: 250 });
  expect(counted).toEqual(answer({ heating: 250 }).answer);
});

test("Facts of another question, and a place that is none, are left out", () => {
  const { answer: counted, used } = answer({ rateType: "fixed" }, { province: "Atlantis" });
  expect(used).toEqual({});
  expect(counted).toEqual(answer({}).answer);
});

test("What the page settles is neither said nor taken for granted", () => {
  const province = ({ facts }: { facts: readonly { id: string }[] }) =>
    facts.find(({ id }) => id === "province");
  expect(province(answer({}, { province: "BC" }).answer)).toMatchObject({
    value: "BC",
    assumed: false,
  });
});

test("A clock that was put back asks for no older rules", () => {
  expect(answer({}, {}, "1999-12-31").answer).toEqual(answer({}).answer);
});
