import { describe, expect, test } from "vitest";
import { affordability } from "../affordability/affordabilityEstimate.ts";
import { explainAffordability } from "../affordability/explainAffordability.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { closingFees } from "../closingFees/closingFeesEstimate.ts";
import { explainClosingFees } from "../closingFees/explainClosingFees.ts";
import { debtConsolidation } from "../debtConsolidation/debtConsolidationEstimate.ts";
import { explainDebtConsolidation } from "../debtConsolidation/explainDebtConsolidation.ts";
import { card, home, household, loan } from "../exampleInputs.ts";
import { explainPayment } from "../payment/explainPayment.ts";
import { payment } from "../payment/paymentEstimate.ts";
import { explainRefinance } from "../refinance/explainRefinance.ts";
import { refinance } from "../refinance/refinanceEstimate.ts";
import { explainRentVsBuy } from "../rentVsBuy/explainRentVsBuy.ts";
import { rentVsBuy } from "../rentVsBuy/rentVsBuyEstimate.ts";
import type { ExplanationStep, Operand } from "./describeSteps.ts";

/** Reads a formula in words as arithmetic, so that the words themselves are put to the test. */
function evaluate(formula: string, operands: readonly Operand[]): number {
  const choice = /^the (larger|smaller) of (.+?) and (.+)$/.exec(formula);
  if (choice) {
    const [, which, first = "", second = ""] = choice;
    const pick = which === "larger" ? Math.max : Math.min;
    return pick(evaluate(first, operands), evaluate(second, operands));
  }
  let text = formula.replace(/, since .*$/, "").replaceAll(",", "");
  for (const { label, value, unit } of operands.toSorted(
    (a, b) => b.label.length - a.label.length,
  )) {
    text = text.replaceAll(
      label.replaceAll(",", ""),
      `(${unit === "percent" ? value / 100 : value})`,
    );
  }
  const code = text
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-")
    .replaceAll("^", "**")
    .replaceAll(" %", "/100");
  expect(code).toMatch(/^[\d\s.e+\-*/()]+$/);
  return Number(new Function(`return ${code}`)());
}

const debts = [card, { id: "2", name: "Car loan", balance: 12_000, payment: 310, rate: 7.5 }];
const provinces: Province[] = ["ON", "BC", "AB", "MB", "SK", "QC", "NB", "NS", "PE", "NL"];

const cases: [name: string, steps: readonly ExplanationStep[], result: object, last: string][] = [
  [
    "affordability",
    explainAffordability(household),
    affordability.calculate(household),
    "maxPrice",
  ],
  ...[
    { ...household, interestRate: 0 },
    { ...household, monthlyDebts: 9_000 },
  ].map((inputs): (typeof cases)[number] => [
    `affordability at ${inputs.interestRate} % with debts of ${inputs.monthlyDebts}`,
    explainAffordability(inputs),
    affordability.calculate(inputs),
    "maxPrice",
  ]),
  ...[5.5, 0].map((interestRate): (typeof cases)[number] => {
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
  ...[4.75, 7].map((newRate): (typeof cases)[number] => {
    const inputs = { ...loan, newRate };
    return [
      `refinancing at ${newRate} %`,
      explainRefinance(inputs),
      refinance.calculate(inputs),
      "recommendation",
    ];
  }),
  ...[2_600, 6_000].map((monthlyRent): (typeof cases)[number] => {
    const inputs = { ...home, monthlyRent };
    return [
      `a rent of ${monthlyRent}`,
      explainRentVsBuy(inputs),
      rentVsBuy.calculate(inputs),
      "recommendation",
    ];
  }),
  (() => {
    const inputs = { debts, newRate: 5.5, newTerm: 25 };
    return [
      "consolidation",
      explainDebtConsolidation(inputs),
      debtConsolidation.calculate(inputs),
      "recommendation",
    ] as const;
  })() as (typeof cases)[number],
  ...provinces.flatMap((province) =>
    [28_000, 512_345, 1_250_000].map((homePrice): (typeof cases)[number] => {
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
];

describe.each(cases)("the explanation of %s", (_, steps, result, last) => {
  test("ends at the result", () => {
    const [id, value] = Object.entries(result).find(([field]) => field === last) ?? [];
    expect(steps.at(-1)).toMatchObject({ id, value });
  });

  test("shows each figure of the result, as a step or as an operand", () => {
    const shown = new Set(
      steps.flatMap(({ value, operands }) => [value, ...operands.map((each) => each.value)]),
    );
    for (const figure of Object.values(result)) {
      if (typeof figure === "number") expect(shown).toContain(figure);
    }
  });

  test("says in words what gives each value", () => {
    for (const { formula, operands, value, unit } of steps) {
      if (typeof value === "string") continue;
      const worked = evaluate(formula, operands);
      const expected = unit === "percent" ? value / 100 : value;
      expect(Math.abs(worked - expected), formula).toBeLessThanOrEqual(
        1e-9 * Math.max(1, Math.abs(expected)),
      );
    }
  });
});

test.each([
  ["ON", 500_000, "55,000 × 0.5 % + 195,000 × 1 % + 150,000 × 1.5 % + 100,000 × 2 %"],
  ["AB", 199_000, "50 + 40 × 5"],
  ["SK", 6_000, "25"],
  ["SK", 500_000, "home price × 0.4 %"],
  ["MB", 20_000, "0"],
  ["NS", 500_000, "0"],
  ["PE", 1_000_000, "home price × 2 %"],
  ["NL", 500, "100"],
  ["NL", 500_000, "100 + 4,995 × 0.4"],
  ["NL", 2_000_000, "5,000"],
] as const)("the land transfer tax in %s on %d is written %s", (province, homePrice, written) => {
  const purchase = { homePrice, downPayment: homePrice / 10, province } as const;
  const steps = explainClosingFees({ ...purchase, loanType: "conventional" });
  expect(steps.find(({ id }) => id === "landTransferTax")?.formula).toBe(written);
});

test("the land transfer tax names where its figures were published", () => {
  const steps = explainClosingFees({
    homePrice: 500_000,
    downPayment: 50_000,
    loanType: "conventional",
    province: "QC",
  });
  expect(steps.find(({ id }) => id === "landTransferTax")?.source).toMatch(/^https?:/);
});
