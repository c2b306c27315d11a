import { checkInputs } from "../checkInputs.ts";
import { amount, oneOf } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { optional } from "./optionalField.ts";
import { minimumDownPaymentRule } from "./rules/eligibleMortgage.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";

/** Who lives in the home: its owner, or a tenant in all of it. */
export type Occupancy = "owner" | "rental";

export const occupancyRule = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(["owner", "rental"]));

/** `minimumDownPayment` for inputs that have been checked. */
export function minDown(price: number, occupancy: Occupancy | undefined, book: RuleBook): number {
  const { rows, insuredBelow = Infinity, uninsured } = book.inForce(minimumDownPaymentRule).value;
  const canBeInsured = occupancy !== "rental" && price < insuredBelow;
  return canBeInsured ? bracketedTax(price, rows) : (price * uninsured) / 100;
}

/**
 * The least down payment on a home of one or two units, in dollars.
 *
 * It rises with the price and jumps where the price can no longer be insured, from 125,000 to
 * 300,000 at 1,500,000 today. A home that its owner lets and does not live in cannot be insured.
 *
 * @param price dollars.
 * @param on ISO date that chooses the rule in force.
 * @param choice `occupancy`, `"owner"` unless given, and rules of the caller's own.
 * @throws CalculatorInputError when the price is not an amount.
 * @example
 * minimumDownPayment(1_000_000); // 75000
 */
export function minimumDownPayment(
  price: number,
  on?: string,
  choice: { readonly occupancy?: Occupancy } & Pick<RuleChoice, "rules"> = {},
): number {
  const { occupancy, rules } = choice;
  checkInputs({ price, occupancy }, { price: amount, occupancy: occupancyRule });
  return minDown(price, occupancy, openRules({ on, rules }));
}
