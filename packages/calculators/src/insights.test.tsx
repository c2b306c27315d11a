import {
  affordability,
  type Calculator,
  closingFees,
  debtConsolidation,
  payment,
  refinance,
  rentVsBuy,
} from "@simcoe/calculator-engine";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { affordabilityInsight } from "./affordabilityInsight.tsx";
import { closingFeesInsight } from "./closingFeesInsight.tsx";
import { debtConsolidationInsight } from "./debtConsolidationInsight.tsx";
import { HowWeGotThis } from "./HowWeGotThis/HowWeGotThis.tsx";
import type { Dated, Insight } from "./Insight.ts";
import { LenderSection } from "./LenderSection/LenderSection.tsx";
import { paymentInsight } from "./paymentInsight.tsx";
import { refinanceInsight } from "./refinanceInsight.tsx";
import { rentVsBuyInsight } from "./rentVsBuyInsight.tsx";

/** A calculator, its insight and inputs from ordinary to as far as its form lets anybody go. */
function cases<Inputs extends object, Result extends object, Circumstances extends Dated>(
  calculator: Calculator<Inputs, Result>,
  insight: Insight<Inputs, Result, Circumstances>,
  inputs: readonly NoInfer<Inputs>[],
) {
  return inputs.map((given, index) => ({
    name: `${calculator.id} ${index + 1}`,
    headline: () => (calculator.calculate(given) as Record<string, unknown>)[insight.headline],
    step: () => insight.explain(given).find(({ id }) => id === insight.headline)?.value,
    look: () => insight.lender.look(given, {}),
    picture: () =>
      renderToStaticMarkup(<insight.Picture inputs={given} result={calculator.calculate(given)} />),
    sections: () =>
      renderToStaticMarkup(
        <>
          <HowWeGotThis steps={insight.explain(given)} headline={insight.headline} />
          <LenderSection lender={insight.lender} inputs={given} />
        </>,
      ),
  }));
}

const income = { annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000 };
const loan = { loanAmount: 300_000, interestRate: 5.5, loanTerm: 25 };
const owed = { currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, closingCosts: 3_500 };
const home = { homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, monthlyRent: 2_600 };
const card = { id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 };
const largest = 1e12;

const all = [
  ...cases(affordability, affordabilityInsight, [
    { ...income, interestRate: 5.5, loanTerm: 25 },
    { ...income, monthlyDebts: 99_999, downPayment: 1, interestRate: 5.5, loanTerm: 25 },
    { annualIncome: 0.01, monthlyDebts: 0, downPayment: 0, interestRate: 0.01, loanTerm: 1 / 12 },
    {
      annualIncome: largest,
      monthlyDebts: 0,
      downPayment: largest,
      interestRate: 100,
      loanTerm: 100,
    },
  ]),
  ...cases(payment, paymentInsight, [
    { ...loan, paymentFrequency: "monthly" },
    { loanAmount: 0.01, interestRate: 100, loanTerm: 1 / 12, paymentFrequency: "weekly" },
    { loanAmount: largest, interestRate: 100, loanTerm: 100, paymentFrequency: "quarterly" },
    { loanAmount: 300_000, interestRate: 0.01, loanTerm: 7.3, paymentFrequency: "biweekly" },
  ]),
  ...cases(refinance, refinanceInsight, [
    { ...owed, yearsRemaining: 20 },
    { ...owed, newRate: 9, yearsRemaining: 0.5 },
    { ...owed, closingCosts: 0, yearsRemaining: 1 / 12 },
    { ...owed, currentBalance: largest, closingCosts: largest, yearsRemaining: 100 },
  ]),
  ...cases(rentVsBuy, rentVsBuyInsight, [
    { ...home, yearsToStay: 5, propertyTaxRate: 1.2 },
    { ...home, downPayment: 0, monthlyRent: 0.01, yearsToStay: 1 / 12, propertyTaxRate: 1.2 },
    { ...home, homePrice: largest, downPayment: 0, yearsToStay: 100, propertyTaxRate: 1.2 },
    { ...home, downPayment: 900_000, yearsToStay: 33.3, propertyTaxRate: 0 },
  ]),
  ...cases(debtConsolidation, debtConsolidationInsight, [
    { debts: [card], newRate: 5.5, newTerm: 25 },
    {
      debts: [
        { ...card, payment: 1 },
        { ...card, id: "2" },
      ],
      newRate: 100,
      newTerm: 100,
    },
    { debts: [{ ...card, balance: 0.01, payment: largest }], newRate: 0.01, newTerm: 1 / 12 },
  ]),
  ...cases(closingFees, closingFeesInsight, [
    { homePrice: 500_000, downPayment: 50_000, loanType: "conventional", province: "ON" },
    { homePrice: 0.02, downPayment: 0.01, loanType: "conventional", province: "AB" },
    { homePrice: largest, downPayment: 1, loanType: "conventional", province: "QC" },
    { homePrice: 900_000, downPayment: 450_000, loanType: "conventional", province: "NS" },
  ]),
];

describe.each(all)("$name", ({ headline, step, look, picture, sections }) => {
  test("explains the very figure that the page shows first", () => {
    expect(step()).toBe(headline());
  });

  test("has a bridge that adds up to the cent, each difference named once", () => {
    const view = look();
    const sum = view.bridge.reduce((total, { amount }) => total + amount, view.headline.value);
    const close = Math.max(0.004, Math.abs(view.headline.value) * 1e-12);
    expect(Math.abs(sum - view.lender.value)).toBeLessThan(close);
    const labels = view.bridge.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test("is drawn and written in figures that can be read, with a table", () => {
    const markup = picture() + sections();
    expect(markup).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
    expect(markup).toContain("<table");
    expect(markup).toContain("<figcaption");
  });
});
