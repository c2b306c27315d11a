import { checkInputs } from "../calculator.ts";
import { largestWhere } from "../finance/largestWhere.ts";
import { isInsuredUse } from "./minimumDownPayment.ts";
import type { InsuranceRefusal } from "./mortgageInsurance.ts";
import {
  type MaximumPurchaseInputs,
  purchaseRules,
  type Qualification,
  type QualificationCount,
  qualify,
  withNotices,
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

function brokenLimit({ insurance, ratios, limits }: QualificationCount): PurchaseLimit | null {
  if (insurance.refusal === "price-cap") return "insurance-cap";
  if (insurance.refusal) return "down-payment";
  if (ratios.gds > limits.gds) return "income-gds";
  return ratios.tds > limits.tds ? "income-tds" : null;
}

/** Returns by how many percent of the income a purchase stays within its limits; less than 0 if it does not. */
const slackOf = ({ insurance, ratios, limits }: QualificationCount) =>
  insurance.refusal ? -Infinity : Math.min(limits.gds - ratios.gds, limits.tds - ratios.tds);

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

/** Returns what is left of the down payment at a price in cents, worked out once for each. */
function leftAfter(downPayment: number, paidFirst: PurchaseBounds["paidFirst"]) {
  if (!paidFirst) return () => downPayment;
  const known = new Map<number, number>();
  return (cents: number) => {
    const left = known.get(cents) ?? downPayment - paidFirst(cents / 100);
    known.set(cents, left);
    return left;
  };
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
  const left = leftAfter(downPayment, paidFirst);
  const at = (cents: number) =>
    qualify({ ...inputs, downPayment: Math.max(0, left(cents)) }, cents / 100, book);
  const slackAt = (cents: number) => (left(cents) < 0 ? -Infinity : slackOf(at(cents)));

  const { uninsured, insuredBelow = Infinity } = book.inForce(minimumDownPaymentRule).value;
  const most = Math.min(maxCents, Math.floor(priceUpTo * 100));
  /** Returns the highest price of which what is left of the down payment is this share, in percent. */
  const paidUpTo = (share: number) => {
    const end = Math.min(most, Math.floor((Math.ceil(downPayment * 100) * 100) / share));
    const paidBeyond = (cents: number) => (left(cents) * 10_000) / share - (cents - 1);
    return paidBeyond(end) >= 0 ? end : largestWhere(0, end - 1, paidBeyond);
  };
  const conventionalEnd = paidUpTo(uninsured);
  const insuredEnd = isInsuredUse(inputs) ? Math.min(most, Math.round(insuredBelow * 100) - 1) : 0;
  // When the insured test was easier, a larger loan could pass although a smaller one failed.
  const insuredStart = conventionalEnd + 1;
  const cents =
    insuredStart <= insuredEnd && slackAt(insuredStart) >= 0
      ? largestWhere(insuredStart, insuredEnd, slackAt)
      : largestWhere(paidUpTo(100), conventionalEnd, slackAt);

  const putDown = Math.max(0, left(cents));
  const notices = noticesOf(book);
  if (cents === most && most < maxCents) {
    // More may be there than the price.
    const whole = { ...inputs, downPayment: Math.min(putDown, cents / 100) };
    const best = qualify(whole, cents / 100, book);
    return {
      ...withNotices(best, book),
      boundBy: "price-limit",
      refusedAbove: null,
      notices,
      putDown,
    };
  }
  const best = at(cents);
  const dearer = at(Math.min(cents + 1, maxCents));
  const next = brokenLimit(dearer) ?? "down-payment";
  // Above the cap, the limit for a mortgage without insurance is still the 20 % down payment.
  const boundBy = next === "insurance-cap" && !best.insurance.required ? "down-payment" : next;
  return {
    ...withNotices(best, book),
    boundBy,
    refusedAbove: dearer.insurance.refusal,
    notices,
    putDown,
  };
}
