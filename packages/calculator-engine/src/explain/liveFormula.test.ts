import { describe, expect, test } from "vitest";
import { evaluateFormula } from "../../testing/evaluateFormula.ts";
import { card, home, household, loan } from "../../testing/exampleInputs.ts";
import { explainAffordability } from "../affordability/affordabilityInsight.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { explainClosingFees } from "../closingFees/closingFeesInsight.ts";
import { explainDebtConsolidation } from "../debtConsolidation/explainDebtConsolidation.ts";
import { explainPayment } from "../payment/paymentInsight.ts";
import { explainRefinance } from "../refinance/refinanceInsight.ts";
import { explainRentVsBuy } from "../rentVsBuy/explainRentVsBuy.ts";
import type { ExplanationStep, SumStep } from "./explainSteps.ts";

const mortgage = { loanAmount: 300_000, loanTerm: 25, paymentFrequency: "monthly" } as const;
const debts = [
  [card, { ...card, id: "2", name: "Car loan", rate: 7.5 }],
  // Two debts with the same name must stay separate.
  [
    { ...card, balance: 5_000 },
    { ...card, id: "2", payment: 90, rate: 0 },
  ],
];
const provinces: Province[] = ["ON", "BC", "AB", "MB", "SK", "QC", "NB", "NS", "PE", "NL"];
const prices = [400, 28_000, 55_000, 199_000.5, 512_345, 1_250_000, 3_400_000];

type Case = readonly [name: string, explained: readonly (readonly ExplanationStep[])[]];
const cases: readonly Case[] = [
  [
    "affordability",
    [5.5, 0, 21].map((interestRate) => explainAffordability({ ...household, interestRate })),
  ],
  ["payment", [5.5, 0, 0.01].map((interestRate) => explainPayment({ ...mortgage, interestRate }))],
  ["refinance", [4.75, 7, 0, 6.5].map((newRate) => explainRefinance({ ...loan, newRate }))],
  ["rent-vs-buy", [2_600, 6_000].map((monthlyRent) => explainRentVsBuy({ ...home, monthlyRent }))],
  [
    "debt-consolidation",
    debts.flatMap((owed) =>
      [5.5, 0].map((newRate) => explainDebtConsolidation({ debts: owed, newRate, newTerm: 25 })),
    ),
  ],
  ...provinces.map((province): Case => {
    const explain = (homePrice: number, share: number) =>
      explainClosingFees({
        homePrice,
        downPayment: homePrice * share,
        loanType: "conventional",
        province,
      });
    const shares = [0.04, 0.05, 0.075, 0.1, 0.1999, 0.2, 0.5];
    return [
      `closing-fees in ${province}`,
      prices.map((price, at) => explain(price, shares[at] ?? 1)),
    ];
  }),
];

interface Identified {
  readonly id: string;
  readonly row?: number;
}

const key = ({ id, row }: Identified) => `${id} ${row}`;

/** Returns every figure of an explanation, both results and operands. */
function figuresIn(steps: readonly ExplanationStep[]): ReadonlyMap<string, number> {
  const inFormulas = steps.flatMap((step) =>
    [...step.formula, ...("liveFormula" in step ? (step.liveFormula ?? []) : [])].flatMap(
      (token) => (token.kind === "figure" ? [token] : []),
    ),
  );
  const found = steps.filter((step): step is SumStep => step.kind === "sum");
  return new Map([...inFormulas, ...found].map((figure) => [key(figure), figure.value]));
}

function expectSame(found: unknown, { id, unit, value }: SumStep) {
  const expected = unit === "percent" ? value / 100 : value;
  const room = 1e-9 * Math.max(1, Math.abs(expected));
  expect(Math.abs(Number(found) - expected), id).toBeLessThanOrEqual(room);
}

describe.each(cases)("the formulas of %s", (_, explained) => {
  const pairs = explained.flatMap((own) => explained.map((other) => [own, other] as const));
  test.each(pairs)("hold for random inputs", (own, other) => {
    const figures = figuresIn(other);
    for (const step of own) {
      if (step.kind === "decision" || step.liveFormula === null) continue;
      const same = other.find(({ id }) => id === step.id) as SumStep;
      const valueFor = (token: Identified) => figures.get(key(token)) ?? Number.NaN;
      expectSame(evaluateFormula(step.liveFormula ?? step.formula, valueFor), same);
    }
  });
});
