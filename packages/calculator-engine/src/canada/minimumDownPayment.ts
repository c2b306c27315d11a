import { checkInputs } from "../checkInputs.ts";
import { amount, mustBe, oneOf } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { optional } from "./optionalField.ts";
import { insuredUnits, minimumDownPaymentRule } from "./rules/eligibleMortgage.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";

/**
 * Occupants of the home: its owner; its owner beside tenants; no one all year, or a relative
 * without rent; or tenants in all of it.
 */
export type Occupancy = "owner" | "owner-and-rental" | "second-home" | "rental";

/** Use of a home, which decides whether it can be insured. */
export interface HomeUse {
  /** `"owner"` unless given. */
  readonly occupancy?: Occupancy;
  /** Homes in the building, from 1 to 4; 1 unless given. */
  readonly units?: number;
}

export const homeUseRules = {
  occupancy: /* @__PURE__ */ optional(
    /* @__PURE__ */ oneOf(["owner", "owner-and-rental", "second-home", "rental"]),
  ),
  units: /* @__PURE__ */ optional(
    /* @__PURE__ */ mustBe("a whole number from 1 to 4", (value) =>
      [1, 2, 3, 4].includes(Number(value)),
    ),
  ),
};

/** Returns true if insurers accept a home used this way. */
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
  /** Dollars. */
  readonly price: number;
}

/**
 * Returns the least down payment on a home of one to four units, in dollars.
 *
 * It rises with the price and jumps where the price can no longer be insured, from 125,000 to
 * 300,000 at 1,500,000 today. Three and four units take a tenth of the whole price. A home that its
 * owner lets and does not live in cannot be insured: it takes a fifth.
 *
 * @throws CalculatorInputError when the price is not an amount.
 * @example
 * minimumDownPayment({ price: 1_000_000 }); // 75000
 */
export function minimumDownPayment(inputs: MinimumDownPaymentInputs): number {
  checkInputs(inputs, { price: amount, ...homeUseRules });
  return minDown(inputs.price, inputs, openRules(inputs));
}
