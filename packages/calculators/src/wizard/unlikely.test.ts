import { expect, test } from "vitest";
import { wizardWordsEn } from "../language/wizardWords.en.ts";
import { wizardWordsFr } from "../language/wizardWords.fr.ts";
import type { FormFieldKind } from "./FormField.ts";
import { warningOf } from "./unlikely.ts";

const ask = (name: string, kind: FormFieldKind, value: unknown, draft: object = {}) =>
  warningOf({ name, field: { kind, label: name }, value, draft }, wizardWordsEn.unlikely);

test.each([
  ["interestRate", "percent", 25.1, "Really 25.1%? Mortgages cost far less."],
  ["interestRate", "percent", 55, "Really 55%? Mortgages cost far less."],
  ["newRate", "percent", 0.055, "Really 0.055%? For 5.5%, enter 5.5."],
  ["loanTerm", "years", 41, "Really 41 years? The longest is 40."],
  ["debts.rate", "percent", 61, "Really 61%? The law allows less."],
] as const)("%s in %s of %d gets a warning", (name, kind, value, warning) => {
  expect(ask(name, kind, value)).toBe(warning);
});

test.each([
  ["interestRate", "percent", 25],
  ["interestRate", "percent", 0],
  ["interestRate", "percent", null],
  ["debts.rate", "percent", 40],
  ["loanTerm", "years", 40],
  ["downPayment", "dollars", 900_000],
] as const)("%s in %s of %d gets no warning", (name, kind, value) => {
  expect(ask(name, kind, value)).toBeNull();
});

test.each([
  [
    "annualIncome",
    120,
    "Really $120? For thousands, type 120k.",
    "120\u00a0$? En milliers, tapez 120\u00a0k.",
  ],
  ...["loanAmount", "homePrice", "currentBalance", "balance"].map(
    (name) =>
      [
        name,
        480,
        "Really $480? For thousands, type 480k.",
        "480\u00a0$? En milliers, tapez 480\u00a0k.",
      ] as const,
  ),
] as const)("%s of %d gets a warning in both languages", (name, value, inEnglish, inFrench) => {
  const asked = { name, field: { kind: "dollars" as const, label: name }, value, draft: {} };
  const warnings = [wizardWordsEn, wizardWordsFr].map(({ unlikely }) => warningOf(asked, unlikely));
  expect(warnings).toEqual([inEnglish, inFrench]);
});

test("a down payment above the price gets a warning, one equal to the price does not", () => {
  const draft = { homePrice: 500_000 };
  expect(ask("downPayment", "dollars", 500_001, draft)).toMatch(/more than the home costs/);
  expect(ask("downPayment", "dollars", 500_000, draft)).toBeNull();
});
