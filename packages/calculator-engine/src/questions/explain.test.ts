import { describe, expect, test } from "vitest";
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
import { affordability } from "../affordability/affordabilityEstimate.ts";
import { explainAffordability } from "../affordability/affordabilityInsight.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { closingFees } from "../closingFees/closingFeesEstimate.ts";
import { explainClosingFees } from "../closingFees/closingFeesInsight.ts";
import { debtConsolidation } from "../debtConsolidation/debtConsolidationEstimate.ts";
import { explainDebtConsolidation } from "../debtConsolidation/explainDebtConsolidation.ts";
import { type ExplanationStep, readFormula } from "../explain/explainSteps.ts";
import type { Insight, Verdict } from "../insight/Answer.ts";
import { payment } from "../payment/paymentEstimate.ts";
import { explainPayment } from "../payment/paymentInsight.ts";
import { refinance } from "../refinance/refinanceEstimate.ts";
import { explainRefinance } from "../refinance/refinanceInsight.ts";
import { explainRenewal } from "../renewal/explainRenewal.ts";
import { renewal } from "../renewal/renewalEstimate.ts";
import type { RenewalInputs } from "../renewal/renewalFields.ts";
import { explainRentVsBuy } from "../rentVsBuy/explainRentVsBuy.ts";
import { rentVsBuy } from "../rentVsBuy/rentVsBuyEstimate.ts";
import { insights, type QuestionId } from "./questions.ts";

const debts = [card, { id: "2", name: "Car loan", balance: 12_000, payment: 310, rate: 7.5 }];
const [broker] = atRenewal.offers;
const renewals: [name: string, inputs: RenewalInputs][] = [
  ["at the end of the term", atRenewal],
  ["before it", beforeRenewal],
  ["from the letter alone", { ...atRenewal, offers: [] }],
  ["from the letter alone, early", { ...beforeRenewal, offers: [] }],
  ["from a letter that outlasts the mortgage", { ...beforeRenewal, renewalTerm: 25, offers: [] }],
  ["from a letter without interest", { ...beforeRenewal, renewalRate: 0, offers: [] }],
  ["where staying is better", { ...atRenewal, renewalRate: 4.1 }],
  [
    "where nothing breaks even",
    { ...atRenewal, offers: [{ ...broker, annualRate: 9 }] } as RenewalInputs,
  ],
  ["at rates of 0", { ...beforeRenewal, currentRate: 0, renewalRate: 0 }],
  ["for longer than the mortgage lasts", { ...atRenewal, yearsRemaining: 3.3 }],
  ["after a term that outlasts the mortgage", { ...beforeRenewal, yearsRemaining: 1 }],
  [
    "with an offer that ends before the present term",
    {
      ...beforeRenewal,
      offers: [{ ...broker, termYears: 1 }, ...beforeRenewal.offers],
    } as RenewalInputs,
  ],
];
const provinces: Province[] = ["ON", "BC", "AB", "MB", "SK", "QC", "NB", "NS", "PE", "NL"];

const consolidation = { debts, newRate: 5.5, newTerm: 25 };

type Case = [name: string, steps: readonly ExplanationStep[], result: object, last: string];

const casesOf: Readonly<Partial<Record<QuestionId, readonly Case[]>>> = {
  affordability: [
    [
      "affordability",
      explainAffordability(household),
      affordability.calculate(household),
      "maxPrice",
    ],
    ...[
      { ...household, interestRate: 0 },
      { ...household, monthlyDebts: 9_000 },
    ].map(
      (inputs): Case => [
        `affordability at ${inputs.interestRate} % with debts of ${inputs.monthlyDebts}`,
        explainAffordability(inputs),
        affordability.calculate(inputs),
        "maxPrice",
      ],
    ),
  ],
  payment: [5.5, 0].map((interestRate): Case => {
    const inputs = {
      loanAmount: 300_000,
      interestRate,
      loanTerm: 25,
      paymentFrequency: "monthly",
    } as const;
    return [
      `a payment at ${interestRate} %`,
      explainPayment(inputs),
      payment.calculate(inputs),
      "totalInterest",
    ];
  }),
  refinance: [4.75, 7].map((newRate): Case => {
    const inputs = { ...loan, newRate };
    return [
      `refinancing at ${newRate} %`,
      explainRefinance(inputs),
      refinance.calculate(inputs),
      "recommendation",
    ];
  }),
  "rent-vs-buy": [2_600, 6_000].map((monthlyRent): Case => {
    const inputs = { ...home, monthlyRent };
    return [
      `a rent of ${monthlyRent}`,
      explainRentVsBuy(inputs),
      rentVsBuy.calculate(inputs),
      "recommendation",
    ];
  }),
  "debt-consolidation": [
    [
      "consolidation",
      explainDebtConsolidation(consolidation),
      debtConsolidation.calculate(consolidation),
      "recommendation",
    ],
  ],
  renewal: renewals.map(
    ([name, inputs]): Case => [
      `renewing ${name}`,
      explainRenewal(inputs),
      renewal.calculate(inputs),
      "recommendation",
    ],
  ),
  "closing-fees": provinces.flatMap((province) =>
    [28_000, 512_345, 1_250_000].map((homePrice): Case => {
      const inputs = {
        homePrice,
        downPayment: homePrice / 10,
        loanType: "conventional",
        province,
      } as const;
      return [
        `closing in ${province} at ${homePrice}`,
        explainClosingFees(inputs),
        closingFees.calculate(inputs),
        "cashRequired",
      ];
    }),
  ),
};

/** Returns the worked examples of a question; its last step is its advice or the estimate's figure. */
function workedExamples(id: QuestionId): readonly Case[] {
  const { calculator, explain, answer } = insights[id] as unknown as Insight<
    object,
    object,
    object,
    Verdict
  >;
  return examplesOf(id).map((inputs) => {
    const result = calculator.calculate(inputs);
    const last =
      "recommendationId" in result ? "recommendation" : answer(inputs).lender.estimate.id;
    return [`a worked example of ${id}`, explain(inputs), result, last];
  });
}

const cases = (Object.keys(insights) as QuestionId[]).flatMap(
  (id) => casesOf[id] ?? workedExamples(id),
);

describe.each(cases)("the explanation of %s", (_, steps, result, last) => {
  test("ends with the result", () => {
    const step = steps.at(-1);
    const found = step?.kind === "decision" ? step.answer : step?.value;
    const field = last === "recommendation" ? "recommendationId" : last;
    expect(step?.id).toBe(last);
    expect(Object.entries(result)).toContainEqual([field, found]);
  });

  test("shows each figure of the result, as a step or within one", () => {
    const shown = new Set(
      steps.flatMap((step) => [
        ...(step.kind === "sum" ? [step.value] : []),
        ...step.formula.flatMap((token) => (token.kind === "figure" ? [token.value] : [])),
      ]),
    );
    for (const figure of Object.values(result)) {
      if (typeof figure === "number") expect(shown).toContain(figure);
    }
  });

  test("has formulas that give each value, and true conditions", () => {
    for (const step of steps) {
      if (step.kind === "decision") expect(evaluateFormula(step.formula)).toBe(true);
      else {
        const expected = step.unit === "percent" ? step.value / 100 : step.value;
        const off = Math.abs(Number(evaluateFormula(step.formula)) - expected);
        expect(off, step.id).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
        if (step.condition) expect(evaluateFormula(step.condition)).toBe(true);
      }
    }
  });
});

const price = (value: number) =>
  ({ homePrice: { id: "homePrice", value, unit: "dollars" } }) as const;

test.each([
  ["ON", 500_000, "$55000 × 0.5% + $195000 × 1% + $150000 × 1.5% + $100000 × 2%"],
  ["AB", 199_000, "$50 + 40 × $5"],
  ["SK", 6_000, "$25"],
  ["SK", 500_000, "{homePrice} × 0.4%"],
  ["MB", 20_000, "$0"],
  ["NS", 500_000, "$0"],
  ["PE", 1_000_000, "{homePrice} × 2%"],
  ["NL", 500, "$100"],
  ["NL", 500_000, "$100 + 4995 × $0.4"],
  ["NL", 2_000_000, "$5000"],
] as const)("the land transfer tax in %s on %d is %s", (province, homePrice, line) => {
  const purchase = { homePrice, downPayment: homePrice / 10, province } as const;
  const steps = explainClosingFees({ ...purchase, loanType: "conventional" });
  const step = steps.find(({ id }) => id === "landTransferTax");
  expect(step?.formula).toEqual(readFormula(line, price(homePrice)));
});

test("the land transfer tax names its source", () => {
  const steps = explainClosingFees({
    homePrice: 500_000,
    downPayment: 50_000,
    loanType: "conventional",
    province: "QC",
  });
  expect(steps.find(({ id }) => id === "landTransferTax")).toMatchObject({
    source: expect.stringMatching(/^https?:/),
  });
});

test("a debt's figures have its name", () => {
  const [balance] = explainDebtConsolidation({ debts, newRate: 5.5, newTerm: 25 });
  expect(balance?.formula).toMatchObject([
    { id: "debts.balance", of: "Credit Card", value: 20_000 },
    { symbol: "+" },
    { id: "debts.balance", of: "Car loan", value: 12_000 },
  ]);
});
