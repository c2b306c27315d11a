import { checkInputs } from "../calculator.ts";
import { isNumber, mustBe, rate } from "../fieldRules.ts";
import type { Accepting, InputsIn } from "./optionalField.ts";

export interface BlendedRateInputs extends InputsIn<typeof inputRules> {}

const inputRules = {
  /** Percent a year. */ currentRate: rate,
  /** Percent a year of the new term, before blending. */
  newRate: rate,
  /** Months of the new term, from today. */
  newTermMonths: mustBe<Accepting<number>>(
    "a number of months above 0",
    (value) => isNumber(value) && value > 0 && value <= 1_200,
  ),
  monthsRemaining: mustBe<Accepting<number>>(
    "a number of months from 0 to newTermMonths",
    (value, { newTermMonths }) => isNumber(value) && value >= 0 && value <= Number(newTermMonths),
  ),
};

/**
 * Returns the blended rate of a mortgage that is extended before its term ends, in percent a year. The
 * average is weighted by time: the present rate for the months left and the new rate for the rest.
 *
 * A convention: lenders use different methods, and some add to the rate.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * blendedRate({ currentRate: 6, monthsRemaining: 12, newRate: 4, newTermMonths: 60 }); // 4.4
 */
export function blendedRate(inputs: BlendedRateInputs): number {
  checkInputs(inputs, inputRules);
  const { currentRate, monthsRemaining, newRate, newTermMonths } = inputs;
  const rest = newTermMonths - monthsRemaining;
  return (currentRate * monthsRemaining + newRate * rest) / newTermMonths;
}
