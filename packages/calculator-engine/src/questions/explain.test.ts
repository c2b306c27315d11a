import { describe, expect, test } from "vitest";
import { anyInsight } from "../../testing/anyInsight.ts";
import { evaluateFormula } from "../../testing/evaluateFormula.ts";
import {
  atRenewal,
  beforeRenewal,
  card,
  home,
  household,
  loan,
} from "../../testing/exampleInputs.ts";
import { examplesOf } from "../../testing/workedExamples.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import { debtConsolidationInsight } from "../debtConsolidation/debtConsolidationInsight.ts";
import { type ExplanationStep, readFormula, type SumStep } from "../explain/explainSteps.ts";
import type { OtherOffer } from "../renewal/renewalFields.ts";
import { type QuestionId, questionIds } from "./questions.ts";

const [broker] = atRenewal.offers as [OtherOffer];
const carLoan = { ...card, id: "2", name: "Car loan" };
const owed = [
  [card, { ...carLoan, balance: 12_000, payment: 310, rate: 7.5 }],
  [card, { ...carLoan, rate: 7.5 }],
  // Two debts with the same name must stay separate.
  [
    { ...card, balance: 5_000 },
    { ...card, id: "2", payment: 90, rate: 0 },
  ],
];
const provinces: Province[] = ["ON", "BC", "AB", "MB", "SK", "QC", "NB", "NS", "PE", "NL"];
/** Prices with the share of each that is put down. */
const purchases = [
  ...[28_000, 512_345, 1_250_000].map((price) => [price, 0.1] as const),
  ...([400, 28_000, 55_000, 199_000.5, 512_345, 1_250_000, 3_400_000] as const).map(
    (price, at) => [price, [0.04, 0.05, 0.075, 0.1, 0.1999, 0.2, 0.5][at] ?? 1] as const,
  ),
];
const mortgage = { loanAmount: 300_000, loanTerm: 25, paymentFrequency: "monthly" };

/** Inputs to explain, in groups whose formulas are the same; the worked examples of other questions. */
const explained: readonly (readonly [QuestionId, readonly object[]])[] = [
  [
    "affordability",
    [{}, { interestRate: 0 }, { interestRate: 21 }, { monthlyDebts: 9_000 }].map((change) => ({
      ...household,
      ...change,
    })),
  ],
  ["payment", [5.5, 0, 0.01].map((interestRate) => ({ ...mortgage, interestRate }))],
  ["refinance", [4.75, 7, 0, 6.5].map((newRate) => ({ ...loan, newRate }))],
  ["rent-vs-buy", [2_600, 6_000].map((monthlyRent) => ({ ...home, monthlyRent }))],
  [
    "debt-consolidation",
    owed.flatMap((debts) => [5.5, 0].map((newRate) => ({ debts, newRate, newTerm: 25 }))),
  ],
  [
    "renewal",
    [
      atRenewal,
      beforeRenewal,
      { ...atRenewal, offers: [] },
      { ...beforeRenewal, offers: [] },
      // The letter's term outlasts the mortgage, or its rate is 0.
      { ...beforeRenewal, renewalTerm: 25, offers: [] },
      { ...beforeRenewal, renewalRate: 0, offers: [] },
      // Staying is better, and an offer never breaks even.
      { ...atRenewal, renewalRate: 4.1 },
      { ...atRenewal, offers: [{ ...broker, annualRate: 9 }] },
      { ...beforeRenewal, currentRate: 0, renewalRate: 0 },
      // The new term, then the present one, outlasts the mortgage.
      { ...atRenewal, yearsRemaining: 3.3 },
      { ...beforeRenewal, yearsRemaining: 1 },
      // An offer ends before the present term.
      { ...beforeRenewal, offers: [{ ...broker, termYears: 1 }, ...beforeRenewal.offers] },
    ],
  ],
  ...provinces.map(
    (province) =>
      [
        "closing-fees",
        purchases.map(([homePrice, share]) => ({
          ...{ homePrice, downPayment: homePrice * share },
          ...{ loanType: "conventional", province },
        })),
      ] as const,
  ),
];
const others = questionIds.filter((id) => explained.every(([explainedId]) => explainedId !== id));

interface Identified {
  readonly id: string;
  readonly row?: number;
}

const key = ({ id, row }: Identified) => `${id} ${row}`;

/** Returns every figure of an explanation, both operands and results. */
const figuresIn = (steps: readonly ExplanationStep[]) =>
  steps.flatMap((step) => [
    ...[...step.formula, ...("liveFormula" in step ? (step.liveFormula ?? []) : [])].flatMap(
      (token) => (token.kind === "figure" ? [token] : []),
    ),
    ...(step.kind === "sum" ? [step] : []),
  ]);

function expectSame(found: unknown, { id, unit, value }: SumStep) {
  const expected = unit === "percent" ? value / 100 : value;
  const room = 1e-9 * Math.max(1, Math.abs(expected));
  expect(Math.abs(Number(found) - expected), id).toBeLessThanOrEqual(room);
}

describe.each([...explained, ...others.map((id) => [id, examplesOf(id)] as const)])(
  "the explanation of %s, %#",
  (question, inputs) => {
    const { calculator, explain, answer } = anyInsight(question);
    const results = inputs.map((each) => calculator.calculate(each));
    const explanations = inputs.map(explain);
    const each = explanations.flatMap((steps, at) => [[steps, results[at] ?? {}] as const]);

    test("ends with the recommendation, or with the estimate's figure", () => {
      const isTotal = question === "payment";
      const figure = isTotal ? "totalInterest" : answer(inputs[0] ?? {}).lender.estimate.id;
      for (const [steps, result] of each) {
        const step = steps.at(-1);
        const advice = "recommendationId" in result && result.recommendationId;
        expect(step?.kind === "decision" ? step.answer : step?.value).toBe(
          advice || Object(result)[figure],
        );
        expect(step?.id).toBe(advice ? "recommendation" : figure);
      }
    });

    test("shows each figure of the result, as a step or within one", () => {
      for (const [steps, result] of each) {
        const shown = figuresIn(steps).map(({ value }) => value);
        for (const value of Object.values(result)) {
          if (typeof value === "number") expect(shown).toContain(value);
        }
      }
    });

    test("has formulas that give each value, and true conditions", () => {
      for (const step of explanations.flat()) {
        if (step.kind === "decision") expect(evaluateFormula(step.formula)).toBe(true);
        else {
          expectSame(evaluateFormula(step.formula), step);
          if (step.condition) expect(evaluateFormula(step.condition)).toBe(true);
        }
      }
    });

    test("has live formulas that give the values of the other inputs", () => {
      for (const other of explanations) {
        const figures = new Map(figuresIn(other).map((figure) => [key(figure), figure.value]));
        const valueFor = (token: Identified) => figures.get(key(token)) ?? Number.NaN;
        for (const step of explanations.flat()) {
          if (step.kind === "decision" || step.liveFormula === null) continue;
          const same = other.find(({ id }) => id === step.id) as SumStep;
          expectSame(evaluateFormula(step.liveFormula ?? step.formula, valueFor), same);
        }
      }
    });
  },
);

const closing = { loanType: "conventional" } as const;
const price = (value: number) =>
  ({ homePrice: { id: "homePrice", value, unit: "dollars" } }) as const;

test.each([
  ["ON", 500_000, "$55000 × 0.5% + $195000 × 1% + $150000 × 1.5% + $100000 × 2%"],
  ["AB", 199_000, "$50 + 40 × $5"],
  ["SK", 6_000, "$25"],
  ["SK", 500_000, "{homePrice} × 0.4%"],
  ["QC", 50_000, "$50000 × 0.5%"],
  ["MB", 20_000, "$0"],
  ["NS", 500_000, "$0"],
  ["PE", 1_000_000, "{homePrice} × 2%"],
  ["NL", 500, "$100"],
  ["NL", 500_000, "$100 + 4995 × $0.4"],
  ["NL", 2_000_000, "$5000"],
] as const)(
  "the land transfer tax in %s on %d is %s, and names its source",
  (province, homePrice, line) => {
    const purchase = { ...closing, homePrice, downPayment: homePrice / 10, province };
    const step = closingFeesInsight.explain(purchase).find(({ id }) => id === "landTransferTax");
    expect(step?.formula).toEqual(readFormula(line, price(homePrice)));
    expect(step).toMatchObject({ source: expect.stringMatching(/^https?:/) });
  },
);

test("a debt's figures have its name", () => {
  const [debts = []] = owed;
  const [balance] = debtConsolidationInsight.explain({ debts, newRate: 5.5, newTerm: 25 });
  expect(balance?.formula).toMatchObject([
    { id: "debts.balance", of: "Credit Card", value: 20_000 },
    { symbol: "+" },
    { id: "debts.balance", of: "Car loan", value: 12_000 },
  ]);
});

test.each(questionIds)("what %s cannot calculate is not explained either", (id) => {
  expect(() => anyInsight(id).explain({})).toThrow(/must be/);
});
