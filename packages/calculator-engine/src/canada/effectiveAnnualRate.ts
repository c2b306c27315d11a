import { checkInputs } from "../calculator.ts";
import { oneOf, rate } from "../fieldRules.ts";
import { type Compounding, compoundingsPerYear } from "./compounding.ts";
import { type InputsIn, optional } from "./optionalField.ts";

export interface EffectiveAnnualRateInputs extends InputsIn<typeof inputRules> {}

const inputRules = {
  /** Percent a year. */ annualRate: rate,
  /** Semi-annual by default, as fixed-rate mortgages are quoted in Canada. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
};

/**
 * Converts a quoted rate to its cost over a year, as a **fraction** (0.0506 for 5.06 %).
 *
 * Source: Interest Act, s. 6, under which a Canadian mortgage states its rate
 * "calculated yearly or half-yearly, not in advance".
 *
 * @throws CalculatorInputError when the rate is not a percentage from 0 to 100.
 * @example
 * effectiveAnnualRate({ annualRate: 5 }); // 0.050625
 */
export function effectiveAnnualRate(inputs: EffectiveAnnualRateInputs): number {
  checkInputs(inputs, inputRules);
  const times = compoundingsPerYear[inputs.compounding ?? "semi-annual"];
  return Math.expm1(times * Math.log1p(inputs.annualRate / 100 / times));
}
