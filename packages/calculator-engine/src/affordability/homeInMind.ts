import { incomeNeeded } from "../canada/incomeNeeded.ts";
import type { MaximumPurchaseInputs } from "../canada/qualify.ts";
import { positiveAmount } from "../fieldRules.ts";
import { largestWhere } from "../finance/largestWhere.ts";
import { cashCosts, closingCashOf, costsAt } from "./affordabilityCash.ts";
import type { AffordabilityCase } from "./affordabilityFacts.ts";
import type { possiblePurchase } from "./affordabilityPurchase.ts";

/** Income that a home in mind takes at this down payment, or the down payment at this income. */
export interface HomeTaken {
  /** Dollars a year that a lender counts. */
  readonly counted: number;
  /** Dollars a year that it takes; `null` if only the down payment is too small. */
  readonly income: number | null;
  /** Dollars to have for the down payment and what is paid out of it first, at this income. */
  readonly down: number;
}

export interface HomeInMind {
  readonly price: number;
  /** Dollars put down after `paidFirst`, which closing takes out of the savings, and `besides` on top. */
  readonly putDown: number;
  readonly paidFirst: number;
  readonly besides: number;
  /** Income or down payment that it takes; `null` if it is within the price. */
  readonly takes: HomeTaken | null;
}

/**
 * Returns what a home takes by the count of the income question.
 *
 * @param paid Returns the dollars of some savings that closing takes first.
 */
function homeTaken(
  { annualIncome, ...purchase }: MaximumPurchaseInputs,
  price: number,
  paid: (savings: number) => number,
): HomeTaken {
  const needed = (savings: number) => {
    const downPayment = Math.min(price, Math.max(0, savings - paid(savings)));
    return incomeNeeded({ ...purchase, price, downPayment }).annualIncome;
  };
  // An income that is just enough is not short.
  const shortOf = (savings: number) => (needed(savings) ?? Infinity) - annualIncome || -1;
  // Whole dollars, from savings that are too small to those that pay the price.
  const most = Math.ceil(price + paid(price));
  const short = largestWhere(Math.floor(purchase.downPayment), most - 1, shortOf);
  const income = needed(purchase.downPayment);
  const isShort = income !== null && income > annualIncome;
  return {
    counted: annualIncome,
    income: isShort ? income : null,
    down: Math.min(most, short + 1),
  };
}

/** Returns a home in mind with what it takes, if it costs more than the price; `null` if none was given. */
export function homeInMindOf(
  asked: AffordabilityCase,
  { final, paidAt }: ReturnType<typeof possiblePurchase>,
  most: number,
  isCash: boolean,
): HomeInMind | null {
  const { homeInMind: price, closingSavings } = asked.facts;
  const { downPayment } = asked.inputs;
  if (price === null || price < positiveAmount.min) return null;
  const costsOf = isCash ? cashCosts(asked) : null;
  const paid = (savings: number) =>
    costsOf ? Math.max(0, costsOf(price) - (closingSavings ?? 0)) : paidAt(price, savings);
  const paidFirst = paid(downPayment);
  const putDown = Math.min(price, Math.max(0, downPayment - paidFirst));
  return {
    ...{ price, putDown, paidFirst },
    besides: isCash ? 0 : closingCashOf(costsAt(asked, price, putDown), price) - paidFirst,
    takes: price <= most ? null : homeTaken(final.purchase, price, paid),
  };
}
