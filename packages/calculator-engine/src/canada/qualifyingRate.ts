import { checkInputs } from "../checkInputs.ts";
import { rate } from "../fieldRules.ts";
import { stressTest } from "./rules/qualifying.ts";
import { ruleInForce } from "./rules/ruleInForce.ts";

/**
 * The rate a lender tests the payment at, in percent: the contract rate plus a buffer, and never
 * less than a floor. The same rule holds with and without mortgage insurance.
 *
 * Assumes a new mortgage: a straight switch that raises neither loan nor amortization is exempt.
 * Source: OSFI, minimum qualifying rate.
 *
 * @param on ISO date that chooses the rule in force.
 * @throws CalculatorInputError when the rate is not a percentage from 0 to 100.
 * @example
 * qualifyingRate(4.09); // 6.09
 */
export function qualifyingRate(contractRate: number, on?: string): number {
  checkInputs({ contractRate }, { contractRate: rate });
  const { buffer, floor } = ruleInForce(stressTest, on).value;
  return Math.max(contractRate + buffer, floor);
}
