import { defineCalculator } from "../defineCalculator.ts";
import { type LeavingInputs, leavingFields } from "./leavingFields.ts";

export interface LeavingResult {
  /** Dollars of interest in a month, at today's balance. */
  readonly monthlyInterest: number;
  /** Dollars of three months' interest, the rule of thumb. */
  readonly threeMonthsInterest: number;
}

/** Months of interest in the rule of thumb. */
export const ruleOfThumbMonths = 3;

export function workOutLeaving({ balance, currentRate }: LeavingInputs) {
  const monthlyRate = currentRate / 1200;
  const monthlyInterest = balance * monthlyRate;
  const threeMonthsInterest = monthlyInterest * ruleOfThumbMonths;
  return { workings: { monthlyRate }, result: { monthlyInterest, threeMonthsInterest } };
}

/**
 * Calculator of the charge for leaving a mortgage before its term ends, by the rule of thumb: three
 * months' interest on today's balance.
 *
 * @throws CalculatorInputError
 * @example
 * leaving.calculate({
 *   balance: 280_000, currentRate: 3.64, yearsRemaining: 22, monthsRemaining: 42,
 *   method: "discounted-posted",
 * }).threeMonthsInterest; // 2548
 */
export const leaving = /* @__PURE__ */ defineCalculator<LeavingInputs, LeavingResult>({
  id: "leaving",
  fields: leavingFields,
  workOut: workOutLeaving,
});
