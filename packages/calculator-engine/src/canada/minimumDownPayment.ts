import { checkInputs } from "../calculator.ts";
import { amount, mustBe, oneOf } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import { insuredUnits, minimumDownPaymentRule } from "./rules/eligibleMortgage.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";

/**
 * Occupancy of the home: the owner; the owner and tenants; no year-round occupant, or a relative
 * without rent; or only tenants.
 */
export type Occupancy = "owner" | "owner-and-rental" | "second-home" | "rental";

/** Use of a home, which decides whether it can be insured. */
export interface HomeUse extends InputsIn<typeof homeUseRules> {}

export const homeUseRules = {
  /** `"owner"` by default. */
  occupancy: /* @__PURE__ */ optional(
    /* @__PURE__ */ oneOf(["owner", "owner-and-rental", "second-home", "rental"]),
  ),
  /** Homes in the building, from 1 to 4; 1 by default. */
  units: /* @__PURE__ */ optional(
    /* @__PURE__ */ mustBe<Accepting<number>>("a whole number from 1 to 4", (value) =>
      [1, 2, 3, 4].includes(Number(value)),
    ),
  ),
};

/** Returns true if insurers accept a home with this use. */
export const isInsuredUse = ({ occupancy, units = 1 }: HomeUse): boolean =>
  occupancy !== "rental" && (occupancy !== "second-home" || units === 1);

/** Returns `minimumDownPayment` for inputs that have been checked. */
export function minDown(price: number, use: HomeUse, book: RuleBook): number {
  const { rows, insuredBelow = Infinity, uninsured } = book.inForce(minimumDownPaymentRule).value;
  if (!isInsuredUse(use) || price >= insuredBelow) return (price * uninsured) / 100;
  const least = bracketedTax(price, rows);
  const { units = 1 } = use;
  if (units < 3) return least;
  const { from, percent } = book.inForce(insuredUnits).value;
  return units < from ? least : Math.max(least, (price * percent) / 100);
}

export interface MinimumDownPaymentInputs extends HomeUse, RuleChoice {
  /** Dollars. */ readonly price: number;
}

/**
 * Returns the minimum down payment on a home of one to four units, in dollars.
 *
 * The minimum rises with the price. It jumps at the price from which a mortgage cannot be insured:
 * today from 125,000 to 300,000 at 1,500,000. Three and four units require a tenth of the whole price.
 * A home that its owner rents out and does not live in, and a second home of two or more units, cannot be
 * insured and require a fifth.
 *
 * @throws CalculatorInputError when the price is not an amount.
 * @example
 * minimumDownPayment({ price: 1_000_000 }); // 75000
 */
export function minimumDownPayment(inputs: MinimumDownPaymentInputs): number {
  checkInputs(inputs, { price: amount, ...homeUseRules });
  return minDown(inputs.price, inputs, openRules(inputs));
}
