import {
  affordability,
  closingFees,
  debtConsolidation,
  payment,
  refinance,
  rentVsBuy,
} from "@simcoe/calculator-engine";
import { expect, test } from "vitest";
import { affordabilityView } from "./affordabilityView.ts";
import { answersOf } from "./answersOf.ts";
import { closingFeesView } from "./closingFeesView.tsx";
import { debtConsolidationView } from "./debtConsolidationView.ts";
import { paymentView } from "./paymentView.ts";
import { refinanceView } from "./refinanceView.ts";
import { rentVsBuyView } from "./rentVsBuyView.ts";

const pairs = [
  { calculator: affordability, view: affordabilityView },
  { calculator: payment, view: paymentView },
  { calculator: refinance, view: refinanceView },
  { calculator: rentVsBuy, view: rentVsBuyView },
  { calculator: debtConsolidation, view: debtConsolidationView },
  { calculator: closingFees, view: closingFeesView },
];

test.each(pairs)("$calculator.id has words for each of its steps", ({ calculator, view }) => {
  expect(view.steps).toHaveLength(calculator.steps.length);
});

test.each(pairs)("$calculator.id shows every field that its steps ask for", (pair) => {
  const asked: string[] = pair.calculator.steps.flatMap(({ fields }) => [...fields]);
  const shown = Object.entries(pair.view.fields).filter(([, { kind }]) => kind !== "unasked");
  expect(shown.map(([field]) => field).sort()).toEqual(asked.sort());
});

const refinancing = {
  currentBalance: 350_000,
  currentRate: 6.5,
  newRate: 4.75,
  yearsRemaining: 20,
  closingCosts: 3500,
};

test("A new rate above the old one has no break-even and advises against it", () => {
  const inputs = { ...refinancing, newRate: 7 };
  const { advice, headline, groups } = refinanceView.summarize(refinance.calculate(inputs), inputs);
  expect(advice?.text).toBe("Refinancing may not be worth it");
  expect(headline.value).toMatch(/^-\$/);
  expect(groups[0]?.figures.find(({ label }) => label === "Break-even")).toMatchObject({
    value: "0 months",
    note: "The new payment is not lower, so there is none",
  });
});

const purchase = { homePrice: 500_000, loanType: "conventional", province: "ON" } as const;

test.each([
  [50_000, true],
  [100_000, false],
])("With %d down, default insurance is listed: %s", (downPayment, listed) => {
  const inputs = { ...purchase, downPayment };
  const { groups } = closingFeesView.summarize(closingFees.calculate(inputs), inputs);
  const labels = groups.flatMap(({ figures }) => figures.map(({ label }) => label));
  expect(labels.includes("Mortgage default insurance")).toBe(listed);
});

test("The notes name Ontario in full and any other province by its code", () => {
  const first = (province: "ON" | "BC") => {
    const inputs = { ...purchase, downPayment: 50_000, province };
    return closingFeesView.summarize(closingFees.calculate(inputs), inputs).notes?.texts[0];
  };
  expect(first("ON")).toBe("These estimates are based on typical costs in Ontario.");
  expect(first("BC")).toBe("These estimates are based on typical costs in BC.");
});

test("Answers are repeated in the words and units they were given in", () => {
  const debts = [{ id: "1", name: "Visa", balance: 20_000.5, payment: 500, rate: 19.99 }];
  const draft = { debts, newRate: 5.5, newTerm: 25 };
  expect(answersOf({ view: debtConsolidationView, draft })).toEqual([
    { label: "Visa", value: "$20,000.50 at 19.99%, $500 a month" },
    { label: "New interest rate", value: "5.5%" },
    { label: "New length", value: "25 years" },
  ]);
});

test("Rows of the same name stay apart", () => {
  const card = { name: "Visa", balance: 100, payment: 10, rate: 20 };
  const debts = [
    { ...card, id: "1" },
    { ...card, id: "2" },
  ];
  const answers = answersOf({
    view: debtConsolidationView,
    draft: { debts, newRate: 5, newTerm: 5 },
  });
  expect(answers.slice(0, 2).map(({ label }) => label)).toEqual(["Visa", "Visa, 2"]);
});
