import { checkInputs } from "../calculator.ts";
import { amount, mustBe, oneOf, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { buyerRules } from "./buyers.ts";
import { type Compounding, compoundingsPerYear, equivalentRate } from "./compounding.ts";
import { type DebtServiceRatios, rentalRule, serviceRatios } from "./debtServiceRatios.ts";
import type { FirstTimeDecision } from "./firstTimeBuyer.ts";
import { homeUseRules, isInsuredUse } from "./minimumDownPayment.ts";
import { type InsuranceRefusal, insure, type MortgageInsurance } from "./mortgageInsurance.ts";
import { type Accepting, flag, type InputsIn, optional } from "./optionalField.ts";
import { testedRate } from "./qualifyingRate.ts";
import { conventionalLimits, type DebtServiceLimits, insuredLimits } from "./rules/debtService.ts";
import { minimumDownPaymentRule } from "./rules/eligibleMortgage.ts";
import { insurancePremium } from "./rules/insurancePremium.ts";
import { landTransferTaxBrackets, type Province } from "./rules/landTransferTaxBrackets.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface MaximumPurchaseInputs extends InputsIn<typeof purchaseRules>, RuleChoice {}

/** Limit that a price one cent higher would exceed; `"price-limit"` if only the law's price is. */
export type PurchaseLimit =
  | "income-gds"
  | "income-tds"
  | "down-payment"
  | "insurance-cap"
  | "price-limit";

export interface Qualification {
  readonly price: number;
  readonly insurance: MortgageInsurance;
  readonly qualifyingRate: number;
  /** Dollars a month at the contract rate. */
  readonly payment: number;
  /** Dollars a month at the qualifying rate. */
  readonly qualifyingPayment: number;
  readonly ratios: DebtServiceRatios;
  readonly limits: DebtServiceLimits;
  /** Rule that holds the limits; `null` for a lender's own limits. */
  readonly limitsRule: RuleInForce<DebtServiceLimits> | null;
  /** Amortization; shorter than requested if insurers would refuse the longer one for these buyers. */
  readonly amortizationYears: number;
  /** Outcome of the first-time test if the longer amortization depends on it, else `null`. */
  readonly firstTime: FirstTimeDecision | null;
}

export interface MaximumPurchase extends Qualification {
  readonly boundBy: PurchaseLimit;
  /** Reason that insurers would refuse a higher price; `null` if they would accept it. */
  readonly refusedAbove: InsuranceRefusal | null;
  readonly notices: readonly RuleNotice[];
}

const limitsRules = { law: insuredLimits, cautious: conventionalLimits };

const isLimit = (limit: unknown) => typeof limit === "number" && limit > 0 && limit <= 100;

/** Input rules, shared with `incomeNeeded`. */
export const purchaseRules = {
  ...buyerRules,
  province: oneOf(Object.keys(landTransferTaxBrackets) as Province[]),
  newlyBuilt: flag,
  /** True if the buyer accepts a shorter amortization that can be insured. Defaults to true. */
  takesShorter: flag,
  ...homeUseRules,
  rental: rentalRule,
  borrowedDownPayment: flag,
  /** Percent: five-year posted rate, for days on which the stress test used it. */
  benchmark: optional(rate),
  /**
   * Limits of the law by default, with and without insurance; `"cautious"`: the convention of 32 and 40
   * percent; or a lender's own limits, in percent.
   */
  limits: optional(
    mustBe<Accepting<DebtServiceLimits | "law" | "cautious">>(
      '"law", "cautious", or { gds, tds }, each a percentage above 0',
      (value) =>
        Object.hasOwn(limitsRules, String(value)) ||
        [Object(value).gds, Object(value).tds].every(isLimit),
    ),
  ),
  annualRate: rate,
  /** Longest amortization that the buyer accepts. */
  amortizationYears: yearCount,
  /** Semi-annual by default. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
  /** Dollars a year before tax. */
  annualIncome: positiveAmount,
  downPayment: amount,
  /** Percent of the price a year. */
  propertyTaxRate: optional(rate),
  /** Dollars of payments a month on loans and leases. */
  monthlyDebts: optional(amount),
  /** Dollars a month. */
  heating: optional(amount),
  /** Dollars a month. */
  condoFees: optional(amount),
};

/** Upper limit of the search. Keeps every price in the search a valid amount. */
const maxCents = 1e14;

function amortizationsWithin(
  { amortizationYears, takesShorter = true }: MaximumPurchaseInputs,
  book: RuleBook,
) {
  if (!takesShorter) return [amortizationYears];
  const { longestYears, standardYears } = book.inForce(insurancePremium).value;
  const shorter = [longestYears, standardYears].filter((years) => years < amortizationYears);
  return [amortizationYears, ...new Set(shorter)];
}

function limitsOf({ limits = "law" }: MaximumPurchaseInputs, book: RuleBook) {
  if (typeof limits === "object") return { limits, limitsRule: null };
  const limitsRule = book.inForce(limitsRules[limits]);
  return { limits: limitsRule.value, limitsRule };
}

function qualifyOver(
  inputs: MaximumPurchaseInputs,
  price: number,
  book: RuleBook,
): Omit<Qualification, "firstTime"> {
  const { annualRate, amortizationYears, compounding } = inputs;
  const insurance = insure({ ...inputs, price }, book);
  const monthly = (rate: number) =>
    levelPayment(
      insurance.insuredMortgage,
      equivalentRate(rate, compounding),
      amortizationYears * paymentsPerYear.monthly,
    );
  const insured = insurance.required;
  const tested = testedRate(annualRate, { ...inputs, insured }, book);
  const qualifyingPayment = monthly(tested);
  const propertyTax = (price * (inputs.propertyTaxRate ?? 0)) / 100;
  return {
    price,
    insurance,
    qualifyingRate: tested,
    payment: monthly(annualRate),
    qualifyingPayment,
    ratios: serviceRatios({ ...inputs, mortgagePayment: qualifyingPayment, propertyTax }, book),
    ...limitsOf(inputs, book),
    amortizationYears,
  };
}

/** Returns the purchase with the available amortization that needs the least income. */
export function qualify(
  inputs: MaximumPurchaseInputs,
  price: number,
  book: RuleBook,
): Qualification {
  const asked = qualifyOver(inputs, price, book);
  const { firstTime } = asked.insurance;
  if (!asked.insurance.required) return { ...asked, firstTime };
  const isRefused = (one: typeof asked) => (one.insurance.refusal === "amortization" ? 1 : 0);
  const [best = asked] = amortizationsWithin(inputs, book)
    .map((amortizationYears) => qualifyOver({ ...inputs, amortizationYears }, price, book))
    .sort((a, b) => isRefused(a) - isRefused(b) || a.qualifyingPayment - b.qualifyingPayment);
  return { ...best, firstTime };
}

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
