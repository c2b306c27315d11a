import { checkInputs } from "../checkInputs.ts";
import { amount } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { minimumDownPaymentRule } from "./rules/mortgageInsurance.ts";
import { ruleInForce } from "./rules/ruleInForce.ts";

/**
 * The least down payment on a home of one or two units that its owner lives in, in dollars.
 *
 * It rises with the price and jumps where the price can no longer be insured, from 125,000 to
 * 300,000 at 1,500,000 today.
 *
 * @param price dollars.
 * @param on ISO date that chooses the rule in force.
 * @throws CalculatorInputError when the price is not an amount.
 * @example
 * minimumDownPayment(1_000_000); // 75000
 */
export function minimumDownPayment(price: number, on?: string): number {
  checkInputs({ price }, { price: amount });
  const { rows, insuredBelow, uninsured } = ruleInForce(minimumDownPaymentRule, on).value;
  return price < insuredBelow ? bracketedTax(price, rows) : (price * uninsured) / 100;
}
