import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { numberFrom, oneOf, positiveAmount, rate, yearCount } from "../fieldRules.ts";

export const leavingFields = {
  /** Dollars owing today. */
  balance: { rule: positiveAmount, step: 1 },
  /** Percent per year in the contract. */
  currentRate: { rule: rate, step: 1 },
  /** Years left of the amortization. */
  yearsRemaining: { rule: yearCount, step: 1 },
  /** Months left of the present term, which lasts ten years at most. */
  monthsRemaining: {
    rule: /* @__PURE__ */ numberFrom(0, 120, "months"),
    step: 2,
    slider: true,
  },
  /** Method of the contract; the ids are those of `ChargeMethod`. */
  method: {
    rule: /* @__PURE__ */ oneOf([
      "discounted-posted",
      "contract-rate",
      "three-months",
      "present-value",
    ]),
    default: "discounted-posted",
    step: 2,
  },
} as const;

export interface LeavingInputs extends InputsOf<typeof leavingFields> {}

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
export const leaving: CalculatorOf<LeavingInputs, LeavingResult> = /* @__PURE__ */ defineCalculator(
  {
    id: "leaving",
    fields: leavingFields,
    workOut: workOutLeaving,
  },
);
