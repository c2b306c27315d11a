import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { presentValue } from "../finance/presentValue.ts";

export const fixedOrVariableFields = {
  /** Dollars borrowed or owing. */
  loanAmount: { rule: positiveAmount, step: 1 },
  /** Years of the amortization. */
  loanTerm: { rule: yearCount, default: 25, step: 1 },
  /** Percent per year offered for five years fixed. */
  fixedRate: { rule: rate, step: 2, slider: true },
  /** Percent per year offered for a variable rate today. */
  variableRate: { rule: rate, step: 2, slider: true },
} as const;

export interface FixedOrVariableInputs extends InputsOf<typeof fixedOrVariableFields> {}

export interface FixedOrVariableResult {
  /** Dollars a month. */
  readonly fixedPayment: number;
  readonly variablePayment: number;
  /** Dollars of interest over five years, or until the mortgage is repaid if that is sooner. */
  readonly fixedInterest: number;
  readonly variableInterest: number;
  /** Interest that the variable rate saves; negative if it costs more. */
  readonly variableSaves: number;
}

/** Months over which the choices are compared. */
export const comparedMonths = 60;

export function workOutFixedOrVariable(inputs: FixedOrVariableInputs) {
  const { loanAmount, loanTerm, fixedRate, variableRate } = inputs;
  const months = loanTerm * 12;
  const monthsCompared = Math.min(months, comparedMonths);
  const monthsAfter = months - monthsCompared;
  const follow = (annualRate: number) => {
    const monthlyRate = annualRate / 1200;
    const payment = levelPayment(loanAmount, monthlyRate, months);
    const owed = presentValue(payment, monthlyRate, monthsAfter);
    return {
      monthlyRate,
      payment,
      owed,
      interest: payment * monthsCompared - (loanAmount - owed),
    };
  };
  const fixed = follow(fixedRate);
  const variable = follow(variableRate);
  return {
    workings: {
      months,
      monthsCompared,
      monthsAfter,
      fixedMonthlyRate: fixed.monthlyRate,
      fixedOwed: fixed.owed,
      variableMonthlyRate: variable.monthlyRate,
      variableOwed: variable.owed,
    },
    result: {
      fixedPayment: fixed.payment,
      variablePayment: variable.payment,
      fixedInterest: fixed.interest,
      variableInterest: variable.interest,
      variableSaves: fixed.interest - variable.interest,
    },
  };
}

/**
 * Calculator of a fixed or a variable rate, by the simple rule: interest over five years at rates that
 * stay as they are, both compounded monthly.
 *
 * @throws CalculatorInputError
 * @example
 * fixedOrVariable.calculate({
 *   loanAmount: 400_000, loanTerm: 25, fixedRate: 4.09, variableRate: 3.7,
 * }).variableSaves; // 7556.04…
 */
export const fixedOrVariable: CalculatorOf<FixedOrVariableInputs, FixedOrVariableResult> =
  /* @__PURE__ */ defineCalculator({
    id: "fixed-or-variable",
    fields: fixedOrVariableFields,
    workOut: workOutFixedOrVariable,
  });
