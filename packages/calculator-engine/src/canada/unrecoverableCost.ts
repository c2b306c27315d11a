import { checkInputs } from "../calculator.ts";
import { amount } from "../fieldRules.ts";
import { unrecoverableCosts } from "./rules/contracts.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";

export interface UnrecoverableCostInputs extends RuleChoice {
  readonly homeValue: number;
}

/**
 * Returns the unrecoverable cost of owning a home, in dollars a year: the "five percent rule".
 *
 * The cost includes property tax, maintenance and the cost of capital, each a percentage of the value.
 * If the monthly rent is below a twelfth of the cost, renting is cheaper. A convention of one author,
 * whose cost of capital dates from the low rates of 2019.
 *
 * @throws CalculatorInputError when the value is not an amount.
 * @example
 * unrecoverableCost({ homeValue: 500_000 }); // 25000
 */
export function unrecoverableCost(inputs: UnrecoverableCostInputs): number {
  checkInputs(inputs, { homeValue: amount });
  const { value } = openRules(inputs).inForce(unrecoverableCosts);
  return (inputs.homeValue * (value.propertyTax + value.maintenance + value.capital)) / 100;
}
