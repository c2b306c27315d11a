import { checkInputs } from "../calculator.ts";
import { amount } from "../fieldRules.ts";
import { firstTimeRebate } from "./newHousingRebate.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";

export interface GstRebateInputs extends RuleChoice {
  /** Dollars, before tax. */
  readonly price: number;
}

/**
 * Returns the federal GST given back to a first-time buyer of a new home, in dollars.
 *
 * The rebate is the whole tax up to a price, then a share that falls in a straight line to nothing. It
 * applies to agreements from 2025-03-20 to 2030-12-31; nothing before and after. The amount includes
 * the ordinary GST new housing rebate and the first-time buyers' rebate. `newHousingRebate` separates
 * them and adds Ontario's.
 *
 * Source: Excise Tax Act, s. 254(2.1).
 *
 * @throws CalculatorInputError when the price is not an amount.
 * @example
 * firstTimeBuyerGstRebate({ price: 1_250_000 }); // 25000
 */
export function firstTimeBuyerGstRebate(inputs: GstRebateInputs): number {
  checkInputs(inputs, { price: amount });
  return firstTimeRebate(inputs.price, openRules(inputs));
}
