import { checkInputs } from "../checkInputs.ts";
import { amount } from "../fieldRules.ts";
import { unrecoverableCosts } from "./rules/contracts.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";

/**
 * What owning a home costs without ever coming back, in dollars a year: the "five percent rule".
 *
 * Property tax, maintenance and the cost of the money tied up, each a percentage of the value. Rent
 * below it, a twelfth a month, is the cheaper way to live there. A convention of one author, whose
 * cost of capital dates from the low rates of 2019.
 *
 * @param on ISO date that chooses the rule in force.
 * @param rules rules of the caller's own.
 * @throws CalculatorInputError when the value is not an amount.
 * @example
 * unrecoverableCost(500_000); // 25000
 */
export function unrecoverableCost(
  homeValue: number,
  on?: string,
  rules?: RuleChoice["rules"],
): number {
  checkInputs({ homeValue }, { homeValue: amount });
  const { value } = openRules({ on, rules }).inForce(unrecoverableCosts);
  return (homeValue * (value.propertyTax + value.maintenance + value.capital)) / 100;
}
