import { checkInputs } from "../calculator.ts";
import { isInsuredUse } from "./minimumDownPayment.ts";
import type { InsuranceRefusal } from "./mortgageInsurance.ts";
import {
  type MaximumPurchaseInputs,
  purchaseRules,
  type Qualification,
  qualify,
} from "./qualify.ts";
import { minimumDownPaymentRule } from "./rules/eligibleMortgage.ts";
import { openRules } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

/** Limit that a price one cent higher would exceed; `"price-limit"` if only the law's price is. */
export type PurchaseLimit =
  | "income-gds"
  | "income-tds"
  | "down-payment"
  | "insurance-cap"
  | "price-limit";

export interface MaximumPurchase extends Qualification {
  readonly boundBy: PurchaseLimit;
  /** Reason that insurers would refuse a higher price; `null` if they would accept it. */
  readonly refusedAbove: InsuranceRefusal | null;
  readonly notices: readonly RuleNotice[];
}

/** Upper limit of the search. Keeps every price in the search a valid amount. */
const maxCents = 1e14;

function brokenLimit({ insurance, ratios, limits }: Qualification): PurchaseLimit | null {
  if (insurance.refusal === "price-cap") return "insurance-cap";
  if (insurance.refusal) return "down-payment";
  if (ratios.gds > limits.gds) return "income-gds";
  return ratios.tds > limits.tds ? "income-tds" : null;
}

/** Returns the last cents that pass: `from` must pass, and none after the first failure. */
function lastThatPasses(from: number, to: number, passes: (cents: number) => boolean): number {
  let [pass, fail] = [from, to + 1];
  while (fail - pass > 1) {
    const middle = Math.floor((pass + fail) / 2);
    if (passes(middle)) pass = middle;
    else fail = middle;
  }
  return pass;
}

/**
 * Returns the maximum price that a lender would finance for this buyer, to the cent, and the limit
 * reached.
 *
 * Tests the payment at the qualifying rate against the debt service limits, with the insurance premium
 * added to the loan. The limits are those of the law for mortgages that can be insured; most lenders
 * also apply them without insurance. If insurers would refuse the amortization, the test uses the
 * longest one that they accept for these buyers. Therefore the price never falls as the down payment,
 * the income or the amortization rises, or as debts fall. Property tax is a percentage of the price.
 * Closing costs are not taken from the down payment. A buyer whose income supports no mortgage can
 * still pay the down payment in cash, which is then the price.
 *
 * @throws CalculatorInputError for anything that is not a finite number in range or a known name.
 * @example
 * maximumPurchase({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, annualRate: 5.5,
 *   amortizationYears: 25, province: "ON", propertyTaxRate: 1.2, heating: 100,
 * }).boundBy; // "income-gds"
 */
export function maximumPurchase(inputs: MaximumPurchaseInputs): MaximumPurchase {
  return purchaseWithin(inputs, {});
}

/** Further limits on a purchase. */
export interface PurchaseBounds {
  /** Highest price by law, in dollars. */
  readonly priceUpTo?: number;
  /** Returns what is paid out of the down payment before the rest is put down, in dollars. */
  readonly paidFirst?: ((price: number) => number) | undefined;
}

/**
 * Returns the maximum purchase within further limits, with the part of the down payment that is put
 * down.
 *
 * @throws CalculatorInputError as `maximumPurchase`.
 */
export function purchaseWithin(
  inputs: MaximumPurchaseInputs,
  { priceUpTo = Infinity, paidFirst }: PurchaseBounds,
): MaximumPurchase & { readonly putDown: number } {
  checkInputs(inputs, purchaseRules);
  const { downPayment } = inputs;
  const book = openRules(inputs);
  const known = new Map<number, number>();
  const left = (cents: number) => {
    const found = known.get(cents) ?? downPayment - (paidFirst?.(cents / 100) ?? 0);
    if (paidFirst) known.set(cents, found);
    return found;
  };
  const at = (cents: number) =>
    qualify(
      paidFirst ? { ...inputs, downPayment: Math.max(0, left(cents)) } : inputs,
      cents / 100,
      book,
    );
  const passes = (cents: number) => left(cents) >= 0 && brokenLimit(at(cents)) === null;

  const { uninsured, insuredBelow = Infinity } = book.inForce(minimumDownPaymentRule).value;
  const most = Math.min(maxCents, Math.floor(priceUpTo * 100));
  const paidUpTo = (share: number) => {
    const end = Math.min(most, Math.floor((Math.ceil(downPayment * 100) * 100) / share));
    const paidBy = (cents: number) => (left(cents) * 10_000) / share;
    const isPaid = (cents: number) => paidBy(cents) >= cents - 1;
    if (isPaid(end)) return end;
    let [pass, fail] = [0, end];
    // What is left changes little with the price, so that it soon names the one that it pays.
    for (let round = 0; round < 8; round++) {
      const next = Math.floor(paidBy(round % 2 === 0 ? fail : pass)) + 1;
      if (next <= pass || next >= fail) break;
      if (isPaid(next)) pass = next;
      else fail = next;
    }
    return lastThatPasses(pass, fail - 1, isPaid);
  };
  const conventionalEnd = paidUpTo(uninsured);
  const insuredEnd = isInsuredUse(inputs) ? Math.min(most, Math.round(insuredBelow * 100) - 1) : 0;
  // When the insured test was easier, a larger loan could pass although a smaller one failed.
  const insuredStart = conventionalEnd + 1;
  const cents =
    insuredStart <= insuredEnd && passes(insuredStart)
      ? lastThatPasses(insuredStart, insuredEnd, passes)
      : lastThatPasses(paidUpTo(100), conventionalEnd, passes);

  const best = at(cents);
  const putDown = Math.max(0, left(cents));
  if (cents === most && most < maxCents) {
    return {
      // More may be there than the price.
      ...qualify({ ...inputs, downPayment: Math.min(putDown, cents / 100) }, cents / 100, book),
      boundBy: "price-limit",
      refusedAbove: null,
      notices: noticesOf(book),
      putDown,
    };
  }
  const dearer = at(Math.min(cents + 1, maxCents));
  const next = brokenLimit(dearer) ?? "down-payment";
  // Above the cap, the limit for a mortgage without insurance is still the 20 % down payment.
  const boundBy = next === "insurance-cap" && !best.insurance.required ? "down-payment" : next;
  const { refusal } = dearer.insurance;
  return { ...best, boundBy, refusedAbove: refusal, notices: noticesOf(book), putDown };
}
