import { checkInputs } from "../checkInputs.ts";
import { amount } from "../fieldRules.ts";
import { unrecoverableCosts } from "./rules/programs.ts";
import { ruleInForce } from "./rules/ruleInForce.ts";

/**
 * What owning a home costs without ever coming back, in dollars a year: the "five percent rule".
 *
 * Property tax, maintenance and the cost of the money tied up, each a percentage of the value. Rent
 * below it, a twelfth a month, is the cheaper way to live there. The cost of capital dates from the
 * low rates of 2019.
 *
 * @param on ISO date that chooses the rule in force.
 * @throws CalculatorInputError when the value is not an amount.
 * @example
 * unrecoverableCost(500_000); // 25000
 */
export function unrecoverableCost(homeValue: number, on?: string): number {
  checkInputs({ homeValue }, { homeValue: amount });
  const { propertyTax, maintenance, capital } = ruleInForce(unrecoverableCosts, on).value;
  return (homeValue * (propertyTax + maintenance + capital)) / 100;
}
