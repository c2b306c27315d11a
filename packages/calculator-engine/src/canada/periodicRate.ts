import { checkInputs } from "../calculator.ts";
import { oneOf, rate } from "../fieldRules.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { type Compounding, compoundingsPerYear, equivalentRate } from "./compounding.ts";
import { type InputsIn, optional } from "./optionalField.ts";

export interface PeriodicRateInputs extends InputsIn<typeof rateRules> {}

export const rateRules = {
  /** Percent a year. */ annualRate: rate,
  /** Semi-annual by default. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
  /** Monthly by default. */
  frequency: optional(oneOf(Object.keys(paymentsPerYear) as PaymentFrequency[])),
};

/**
 * Returns the rate charged between two payments, as a **fraction** (0.0045 for 0.45 %).
 *
 * With `m` compoundings and `p` payments a year, the rate is `(1 + r/m)^(m/p) - 1`. Charged at every
 * payment, it costs the same over a year as the quoted rate. The calculation uses `log1p` and `expm1`
 * to keep full precision as the rate approaches 0.
 *
 * @throws CalculatorInputError when the rate is not a percentage from 0 to 100, or for an unknown
 * frequency or compounding.
 * @example
 * periodicRate({ annualRate: 5.5 }); // 0.00453168…
 */
export function periodicRate(inputs: PeriodicRateInputs): number {
  checkInputs(inputs, rateRules);
  return equivalentRate(inputs.annualRate, inputs.compounding, inputs.frequency);
}
