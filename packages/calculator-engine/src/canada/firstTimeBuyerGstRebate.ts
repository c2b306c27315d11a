import { checkInputs } from "../checkInputs.ts";
import { amount } from "../fieldRules.ts";
import { gstRebate } from "./rules/programs.ts";
import { ruleInForce } from "./rules/ruleInForce.ts";

/**
 * The federal GST given back to a first-time buyer of a new home, in dollars.
 *
 * All of it up to a price, then falling in a straight line to nothing. Provincial relief and the
 * older GST new housing rebate are not counted.
 *
 * @param price dollars, before tax.
 * @param on ISO date that chooses the rule in force.
 * @throws CalculatorInputError when the price is not an amount.
 * @example
 * firstTimeBuyerGstRebate(1_250_000); // 25000
 */
export function firstTimeBuyerGstRebate(price: number, on?: string): number {
  checkInputs({ price }, { price: amount });
  const { rate, fullTo, goneAt } = ruleInForce(gstRebate, on).value;
  const share = Math.min(1, Math.max(0, (goneAt - price) / (goneAt - fullTo)));
  return (Math.min(price, fullTo) * share * rate) / 100;
}
