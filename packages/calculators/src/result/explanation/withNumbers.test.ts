import { explainAffordability } from "@simcoe/calculator-engine/insight";
import { expect, test } from "vitest";
import { withNumbers } from "./withNumbers.ts";

const steps = explainAffordability({
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
});

test("Every name in a formula gives way to its number", () => {
  expect(steps.map(withNumbers)).toEqual([
    "$120,000 ÷ 12",
    "$10,000 × 32% − $500",
    "5.5% ÷ 12",
    "25 years × 12",
    "$2,700 × (1 − (1 + 0.00458333) ^ −300) ÷ 0.00458333",
    "the larger of 0 and $439,676.76 + $80,000",
  ]);
});

test("A name that is part of another is not mistaken for it", () => {
  const step = {
    id: "x",
    label: "x",
    formula: "new rate − rate",
    operands: [
      { label: "rate", value: 1, unit: "percent" as const },
      { label: "new rate", value: 2, unit: "percent" as const },
    ],
    value: 1,
    unit: "percent" as const,
  };
  expect(withNumbers(step)).toBe("2% − 1%");
});
