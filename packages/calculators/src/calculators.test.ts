import {
  closingFees,
  type DebtConsolidationResult,
  downPaymentWarning,
  type RefinanceResult,
  type RenewalResult,
  type RentVsBuyResult,
  refinance,
  stepsOf,
} from "@mortgage-kit/calculator-engine";
import { closingFeesFormFrench } from "@mortgage-kit/calculator-engine/form/fr/closingFees";
import { debtConsolidationFormFrench } from "@mortgage-kit/calculator-engine/form/fr/debtConsolidation";
import { refinanceFormFrench } from "@mortgage-kit/calculator-engine/form/fr/refinance";
import { renewalFormFrench } from "@mortgage-kit/calculator-engine/form/fr/renewal";
import { rentVsBuyFormFrench } from "@mortgage-kit/calculator-engine/form/fr/rentVsBuy";
import { words as engineWords } from "@mortgage-kit/calculator-engine/words/fr";
import { describe, expect, test } from "vitest";
import type { CalculatorView } from "./CalculatorView.ts";
import { calculatorIds, calculators, languageCodes } from "./calculators.ts";
import { en } from "./language/en.ts";
import { fr } from "./language/fr.ts";
import { enteredAnswers } from "./result/enteredAnswers.ts";
import { formatFigure } from "./result/Figure.ts";

const closingFeesEn = await calculators["closing-fees"].en();
const closingFeesFr = await calculators["closing-fees"].fr();
const debtConsolidationEn = await calculators["debt-consolidation"].en();
const debtConsolidationFr = await calculators["debt-consolidation"].fr();
const refinanceEn = await calculators.refinance.en();
const refinanceFr = await calculators.refinance.fr();

const all = await Promise.all(
  calculatorIds.flatMap((id) =>
    languageCodes.map(async (code) => ({
      id,
      code,
      view: (await calculators[id][code]()) as CalculatorView,
    })),
  ),
);

describe.each(all)("$id in $code", ({ id, code, view }) => {
  test("is the engine's calculator of that name, in that language", () => {
    expect([view.calculator.id, view.language.code]).toEqual([id, code]);
  });

  test("has texts for each of its steps", () => {
    expect(view.steps).toHaveLength(stepsOf(view.calculator).length);
  });

  test("shows every field of its steps, with every choice", () => {
    const asked: string[] = stepsOf(view.calculator).flat();
    // At renewal nothing is charged for leaving: only the result shows the charge.
    const shown = id === "renewal" ? [...asked, "prepaymentCharge"] : asked;
    expect(Object.keys(view.fields).sort()).toEqual(shown.sort());
  });
});

const refinancing = {
  currentBalance: 350_000,
  currentRate: 6.5,
  newRate: 4.75,
  yearsRemaining: 20,
  closingCosts: 3500,
};

test("A higher new rate has no break-even and is advised against", () => {
  const inputs = { ...refinancing, newRate: 7 };
  const { advice, headline, groups } = refinanceEn.summarize(refinance.calculate(inputs), inputs);
  expect(advice?.text).toBe("Refinancing may not be worth it");
  expect(formatFigure(headline.value, en.format)).toMatch(/^-\$/);
  expect(groups[0]?.figures.find(({ label }) => label === "Break-even")).toMatchObject({
    value: { value: 0, unit: "months" },
    note: "The new payment is not lower, so there is none",
  });
});

test("A result has the same numbers in French, with French advice", () => {
  const result = refinance.calculate(refinancing);
  const [english, french] = [refinanceEn, refinanceFr].map((view) =>
    view.summarize(result, refinancing),
  );
  expect(french?.headline.value).toEqual(english?.headline.value);
  expect(french?.advice?.tone).toBe(english?.advice?.tone);
  expect(french?.advice?.text).toBe("Le refinancement semble avantageux");
  expect(french && formatFigure(french.headline.value, fr.format)).toBe("347,72\u00a0$");
});

const purchase = { homePrice: 500_000, loanType: "conventional", province: "ON" } as const;

test.each([
  [50_000, true],
  [100_000, false],
])("With %d down, default insurance is listed: %s", (downPayment, listed) => {
  const inputs = { ...purchase, downPayment };
  const { groups } = closingFeesEn.summarize(closingFees.calculate(inputs), inputs);
  const labels = groups.flatMap(({ figures }) => figures.map(({ label }) => label));
  expect(labels.includes("Mortgage default insurance")).toBe(listed);
});

test("The notes name Ontario in full, other provinces by code in English and by name in French", () => {
  const first = (view: typeof closingFeesEn, province: "ON" | "BC") => {
    const inputs = { ...purchase, downPayment: 50_000, province };
    return view.summarize(closingFees.calculate(inputs), inputs).notes?.texts[0];
  };
  const typical = "These estimates are based on typical costs in";
  expect(first(closingFeesEn, "ON")).toBe(`${typical} Ontario.`);
  expect(first(closingFeesEn, "BC")).toBe(`${typical} BC.`);
  expect(first(closingFeesFr, "BC")).toMatch(/ en Colombie-Britannique\.$/);
});

const debts = [{ id: "1", name: "Visa", balance: 20_000.5, payment: 500, rate: 19.99 }];
const draft = { debts, newRate: 5.5, newTerm: 25 };
const answersIn = (view: typeof debtConsolidationEn, of: typeof draft) =>
  enteredAnswers(view, of).map(({ label, value }) => [
    label,
    formatFigure(value, view.language.format),
  ]);

test("The summary repeats answers in their own words and units", () => {
  expect(answersIn(debtConsolidationEn, draft)).toEqual([
    ["Visa", "$20,000.50 at 19.99%, $500 a month"],
    ["New interest rate", "5.5%"],
    ["New length", "25 years"],
  ]);
  expect(answersIn(debtConsolidationFr, draft)[0]).toEqual([
    "Visa",
    "20\u00a0000,50\u00a0$ à 19,99\u00a0%, 500\u00a0$ par mois",
  ]);
});

test("The summary has the values of a row as numbers too", () => {
  const [visa] = enteredAnswers(debtConsolidationEn, draft);
  expect(visa?.parts?.map(({ label, value }) => [label, Object(value).value])).toEqual([
    ["Balance", 20_000.5],
    ["Monthly payment", 500],
    ["Interest rate", 19.99],
  ]);
});

test("Rows with the same name stay separate", () => {
  const card = { name: "Visa", balance: 100, payment: 10, rate: 20 };
  const two = [
    { ...card, id: "1" },
    { ...card, id: "2" },
  ];
  const answers = enteredAnswers(debtConsolidationEn, { ...draft, debts: two });
  expect(answers.slice(0, 2).map(({ label }) => label)).toEqual(["Visa", "Visa, 2"]);
});

test("French advice and warnings come from the engine", () => {
  const advice = [
    ...["beneficial", "not-worth-it"].map((recommendationId) =>
      refinanceFormFrench.advice({ recommendationId } as RefinanceResult),
    ),
    ...["renting-better", "buying-better"].map((recommendationId) =>
      rentVsBuyFormFrench.advice({ recommendationId } as RentVsBuyResult),
    ),
    ...["highly-recommended", "good-for-cash-flow", "consider-carefully"].map((recommendationId) =>
      debtConsolidationFormFrench.advice({ recommendationId } as DebtConsolidationResult),
    ),
    ...["switch-better", "stay-better", "blend-better"].map((recommendationId) =>
      renewalFormFrench.advice({ recommendationId } as RenewalResult),
    ),
  ];
  expect(advice).toEqual(
    (
      [
        "beneficial",
        "not-worth-it",
        "renting-better",
        "buying-better",
        "highly-recommended",
        "good-for-cash-flow",
        "consider-carefully",
        "switch-better",
        "stay-better",
        "blend-better",
      ] as const
    ).map((id) => engineWords.recommendation(id)),
  );
  for (const percent of [4, 10]) {
    const warning = downPaymentWarning(percent);
    expect(warning && closingFeesFormFrench.warning(warning)).toBe(
      warning && engineWords.warning(warning.id),
    );
  }
});
