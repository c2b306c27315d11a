import { type ExplanationStep, explainSteps, figuresOf } from "../explain/explainSteps.ts";
import type { Unit } from "../quantity.ts";
import { assertValid } from "../validate.ts";
import {
  type AffordabilityInputs,
  affordability,
  affordabilityFields,
  debtToIncome,
  workOutAffordability,
} from "./affordabilityEstimate.ts";

/** Units of the figures that only this question uses. */
export const affordabilityFigures = {
  debtToIncome: "percent",
  monthlyIncome: "dollars",
  affordablePayment: "dollars",
  affordableMortgage: "dollars",
  maxPrice: "dollars",
  lenderMaxPrice: "dollars",
  incomeNeeded: "dollars",
  gds: "percent",
  tds: "percent",
  taxesAtClosing: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/**
 * Explains the affordability estimate step by step; the last step is `maxPrice`.
 *
 * @throws CalculatorInputError
 * @example
 * explainAffordability({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * }).at(-1); // { id: "maxPrice", value: 519676.76…, … }
 */
export function explainAffordability(inputs: AffordabilityInputs): readonly ExplanationStep[] {
  assertValid(affordability, inputs);
  const { workings, result } = workOutAffordability(inputs);
  const plain = "{affordablePayment} × {months}";
  const textbook = "{affordablePayment} × (1 − (1 + {monthlyRate}) ^ −{months}) ÷ {monthlyRate}";
  const values = { ...inputs, ...workings, ...result, debtToIncome };
  return explainSteps(figuresOf(affordabilityFields, affordabilityFigures, values), [
    ["monthlyIncome", "{annualIncome} ÷ 12"],
    ["affordablePayment", "{monthlyIncome} × {debtToIncome} − {monthlyDebts}"],
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{loanTerm} × 12"],
    [
      "affordableMortgage",
      workings.monthlyRate === 0 ? plain : textbook,
      { liveFormula: `if({monthlyRate} > 0, ${textbook}, ${plain})` },
    ],
    ["maxPrice", "max(0, {affordableMortgage} + {downPayment})"],
  ]);
}
