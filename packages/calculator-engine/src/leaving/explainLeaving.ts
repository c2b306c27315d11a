import { type ExplanationStep, explainSteps, figuresOf } from "../explain/explainSteps.ts";
import type { Unit } from "../quantity.ts";
import { assertValid } from "../validate.ts";
import {
  type LeavingInputs,
  leaving,
  leavingFields,
  ruleOfThumbMonths,
  workOutLeaving,
} from "./leavingEstimate.ts";

/** Units of the figures that only this question uses. */
export const leavingFigures = {
  monthlyInterest: "dollars",
  threeMonthsInterest: "dollars",
  lenderCharge: "dollars",
  chargedBalance: "dollars",
  comparedWith: "percent",
  differential: "dollars",
  costAtEnd: "dollars",
  cheapestCost: "dollars",
  cheapestAfter: "months",
} as const satisfies Readonly<Record<string, Unit>>;

/**
 * Explains the rule of thumb step by step.
 *
 * @throws CalculatorInputError
 * @example
 * explainLeaving({
 *   balance: 280_000, currentRate: 3.64, yearsRemaining: 22, monthsRemaining: 42,
 *   method: "discounted-posted",
 * }).at(-1); // { kind: "sum", id: "threeMonthsInterest", value: 2548, … }
 */
export function explainLeaving(inputs: LeavingInputs): readonly ExplanationStep[] {
  assertValid(leaving, inputs);
  const { workings, result } = workOutLeaving(inputs);
  const figures = figuresOf(leavingFields, leavingFigures, { ...inputs, ...workings, ...result });
  return explainSteps(figures, [
    ["monthlyRate", "{currentRate} ÷ 12"],
    ["monthlyInterest", "{balance} × {monthlyRate}"],
    ["threeMonthsInterest", `{monthlyInterest} × ${ruleOfThumbMonths}`],
  ]);
}
