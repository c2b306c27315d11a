import { describe, expect, test } from "vitest";
import { plain } from "../../testing/brokersCase.ts";
import { loan } from "../../testing/exampleInputs.ts";
import type { Requirement } from "../calculator.ts";
import { ownerTaxRules } from "../canada/ownerTaxes.ts";
import { eachRule } from "../canada/rules/eachRule.ts";
import { debtConsolidationRecommendations } from "../debtConsolidation/debtConsolidationEstimate.ts";
import { readFormula } from "../explain/explainSteps.ts";
import { paymentInsight } from "../payment/paymentInsight.ts";
import { words as paymentEnglish } from "../payment/paymentWords.en.ts";
import { words as paymentFrench } from "../payment/paymentWords.fr.ts";
import { refinanceRecommendations } from "../refinance/refinanceEstimate.ts";
import { refinanceInsight } from "../refinance/refinanceInsight.ts";
import { renewalRecommendations } from "../renewal/renewalEstimate.ts";
import { rentVsBuyRecommendations } from "../rentVsBuy/rentVsBuyEstimate.ts";
import { rulesFrench } from "../words/rules.fr.ts";
import { uncitedRulesFrench } from "../words/uncitedRules.fr.ts";
import type { Words } from "../words/Words.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

describe("a number", () => {
  test.each([
    ["dollars", 519_676.76, "$519,677", "519 677 $"],
    ["cents", 1_234.56, "$1,234.56", "1 234,56 $"],
    ["cents", -0.001, "$0.00", "0,00 $"],
    ["anyCents", 300_000, "$300,000", "300 000 $"],
    ["anyCents", 20_000.5, "$20,000.50", "20 000,50 $"],
    ["signedCents", 12.3, "+$12.30", "+12,30 $"],
    ["percent", 5.5, "5.5%", "5,5 %"],
    ["share", 20, "20.0%", "20,0 %"],
    ["months", 1, "1 month", "1 mois"],
    ["years", 7.5, "7.5 years", "7,5 ans"],
    ["span", 21 + 4 / 12, "21 years 4 months", "21 ans 4 mois"],
    ["span", 0.01, "0 months", "0 mois"],
    ["number", 1_300, "1,300", "1 300"],
  ] as const)("as %s, %d is %o and %o", (kind, value, inEnglish, inFrench) => {
    expect(english.format[kind](value)).toBe(inEnglish);
    expect(plain(french.format[kind](value))).toBe(inFrench);
  });

  test("has a no-break space before its unit in French", () => {
    expect(french.format.cents(1_234.56)).toBe("1\u00a0234,56\u00a0$");
    expect(french.format.percent(5.5)).toBe("5,5\u00a0%");
  });
});

test.each([
  ["2026-07-01", "July 1, 2026", "1er juillet 2026"],
  ["2026-12-15", "December 15, 2026", "15 décembre 2026"],
])("the day %s is formatted as %o and %o", (iso, inEnglish, inFrench) => {
  expect(english.format.date(iso)).toBe(inEnglish);
  expect(plain(french.format.date(iso))).toBe(inFrench);
});

test("English gives the estimates' own recommendations", () => {
  const all = {
    ...refinanceRecommendations,
    ...rentVsBuyRecommendations,
    ...debtConsolidationRecommendations,
    ...renewalRecommendations,
  };
  for (const [id, text] of Object.entries(all)) {
    expect(english.recommendation(id as keyof typeof all)).toBe(text);
  }
});

test("every rule has a French name, and every French name a rule", () => {
  const all = [...eachRule(), ...ownerTaxRules];
  const inFrench: Readonly<Record<string, string>> = { ...rulesFrench, ...uncitedRulesFrench };
  for (const { id, name } of all) expect(inFrench[id], id).not.toBe(name);
  expect(Object.keys(inFrench).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const [id, name] of Object.entries(rulesFrench)) {
    expect(plain(french.rule({ id, name: "" }))).toBe(name);
  }
});

test("a colon has a no-break space in French", () => {
  const charge = { value: 5_000, unit: "dollars" } as const;
  expect(
    french.note({
      ...{ id: "charge-is-estimate", isThreeMonths: false },
      ...{ presentValue: charge, most: charge, bank: charge },
    }),
  ).toMatch(/estimation\u00a0: environ/);
});

test("a name within a longer name is not matched", () => {
  const formula = readFormula("{newRate} − {interestRate}", {
    newRate: { id: "newRate", value: 2, unit: "percent" },
    interestRate: { id: "interestRate", value: 1, unit: "percent" },
  });
  expect(english.formula(formula)).toBe("new rate − interest rate");
  expect(english.sum(formula)).toBe("2% − 1%");
});

test("nested functions are written in words", () => {
  const formula = readFormula("min($2000, max($800, $500))", {});
  expect(english.formula(formula)).toBe("the smaller of $2,000 and the larger of $800 and $500");
});

const issue = { field: "x", rule: "x", received: null };
const dollars = { kind: "dollars", min: 0, max: 1e12, isAbove: false } as const;
const percent = { kind: "percent", min: 0, max: 100, isAbove: false } as const;
const above = { min: 0.01, isAbove: true };

test.each<[string, Requirement, string]>([
  ["Enter an amount above $0.", { ...dollars, ...above }, "Entrez un montant supérieur à 0 $."],
  ["Enter an amount of $0 or more.", dollars, "Entrez un montant de 0 $ ou plus."],
  [
    "Enter a number above 0, up to 100.",
    { ...percent, ...above },
    "Entrez un nombre supérieur à 0, jusqu’à 100.",
  ],
  ["Enter a number from 0 to 100.", percent, "Entrez un nombre de 0 à 100."],
])("a field is asked for in both languages: %s", (inEnglish, requirement, inFrench) => {
  expect(english.issue({ ...issue, requirement })).toBe(inEnglish);
  expect(plain(french.issue({ ...issue, requirement }))).toBe(inFrench);
});

test("a field of any other kind has a message too", () => {
  expect(english.issue(issue)).toBe("This cannot be used; change it.");
});

describe("the words of one question", () => {
  const inputs = {
    loanAmount: 5e5,
    interestRate: 5,
    loanTerm: 25,
    paymentFrequency: "weekly",
  } as const;
  const given = { homePrice: 550_000 };
  const everyText = (words: Words) => {
    const answer = paymentInsight.answer(inputs, given);
    return [
      paymentInsight.explain(inputs).map(words.step),
      answer.lender.bridge.map(words.bridgeStep),
      answer.lender.findings.map(words.figure),
      words.verdict(answer),
      answer.facts.map((fact) => words.fact(fact, "payment")),
      paymentInsight.thresholds(inputs, given).map((threshold) => words.threshold(threshold)),
    ];
  };

  test.each([
    ["English", paymentEnglish, english],
    ["French", paymentFrench, french],
  ])("equal the words of all questions in %s", (_, own, all) => {
    expect(everyText(own)).toEqual(everyText(all));
  });

  test("reject ids of other questions by name", () => {
    expect(() => paymentEnglish.figure({ id: "maxPrice" })).toThrow(
      'These words do not speak of "maxPrice"; take those of its question, or all.',
    );
    expect(() => paymentEnglish.recommendation("beneficial")).toThrow(/"beneficial"/);
  });
});

test("a verdict says if its reason is the sentence of the limit", () => {
  for (const given of [{}, { monthsRemaining: 0 }, { homeValue: 400_000 }]) {
    const answer = refinanceInsight.answer(loan, given);
    for (const words of [english, french]) {
      const { because, usesLimit } = words.verdict(answer);
      expect(because.startsWith(words.limit(answer.lender.limit))).toBe(usesLimit);
    }
  }
});
