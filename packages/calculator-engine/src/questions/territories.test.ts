import { describe, expect, test } from "vitest";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { territories } from "../canada/place.ts";
import { paymentInsight } from "../payment/paymentInsight.ts";
import { rentVsBuyInsight } from "../rentVsBuy/rentVsBuyInsight.ts";
import type { Words } from "../words/Words.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const income = {
  ...{ annualIncome: 120_000, monthlyDebts: 0, downPayment: 60_000 },
  ...{ interestRate: 4.5, loanTerm: 25 },
};
const stay = {
  ...{ monthlyRent: 2_500, yearsToStay: 7, homePrice: 600_000, downPayment: 60_000 },
  ...{ interestRate: 4.5, propertyTaxRate: 1.2 },
};
const loan = {
  ...{ loanAmount: 450_000, interestRate: 4.5, loanTerm: 25 },
  paymentFrequency: "monthly",
} as const;

describe.each(territories)("in %s", (province) => {
  const given = { province } as const;
  const answers = [
    affordabilityInsight.answer(income, given),
    rentVsBuyInsight.answer(stay, given),
    paymentInsight.answer(loan, { ...given, homePrice: 500_000 }),
  ] as const;

  test("no provincial rule is used, and no transfer tax is counted", () => {
    for (const { lender } of answers) {
      expect(lender.rulesUsed.map(({ id }) => id).join()).not.toMatch(/transfer|-(on|ab)\b/);
      expect(lender.bridge.map(({ id }) => id).join()).not.toMatch(/transfer/);
    }
  });

  test("a note says what is charged there and that it is not counted", () => {
    const [afford, buying] = answers;
    const note = afford.lender.notes.find(({ id }) => id === "territory-fees");
    expect(note && english.note(note)).toMatch(/no land transfer tax.*fees.*not counted/);
    expect(note && french.note(note)).toMatch(/Aucun droit de mutation.*frais/);
    expect(english.verdict(buying).because).toMatch(/territory's fees.*are not counted/);
    expect(french.verdict(buying).because).toMatch(/frais .* du territoire ne sont pas comptés/);
  });

  test("the insurance is the federal one, with no tax on its premium", () => {
    const [, , payment] = answers;
    const found = (id: string) =>
      payment.lender.findings.find((each) => each.id === id)?.value ?? Number.NaN;
    expect(found("premium")).toBeCloseTo(450_000 * 0.031);
    expect(found("premiumTax")).toBe(0);
  });

  test("the visitor can select it by name in both languages", () => {
    const fact = affordabilityInsight
      .answer(income, given)
      .facts.find(({ id }) => id === "province");
    const nameIn = (words: Words) => fact && words.fact(fact, "affordability").value;
    expect(nameIn(english)).toMatch(/^(Yukon|Northwest Territories|Nunavut)$/);
    expect(nameIn(french)).toMatch(/^(Yukon|Territoires du Nord-Ouest|Nunavut)$/);
  });
});
