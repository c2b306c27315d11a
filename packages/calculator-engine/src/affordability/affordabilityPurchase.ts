import { incomeNeeded } from "../canada/incomeNeeded.ts";
import type { LandTransferTax } from "../canada/landTransferTax.ts";
import { type PurchaseBounds, purchaseWithin } from "../canada/maximumPurchase.ts";
import type { MaximumPurchaseInputs } from "../canada/qualify.ts";
import { mortgageRegistration } from "../canada/rules/mortgageRegistration.ts";
import { largestWhere } from "../finance/largestWhere.ts";
import type { InsightCase } from "../insight/Answer.ts";
import { includesForeigner, subjectOf } from "../insight/eachBuyer.ts";
import { type HousingFacts, testedPurchase, withCoSigner } from "../insight/incomeTest.ts";
import { insuranceOf } from "../insight/insuranceCosts.ts";
import { reserveOf } from "../insight/lenderPolicies.ts";
import { newHomeCosts } from "../insight/newHomeCosts.ts";
import {
  type PurchaseCosts,
  priceByLaw,
  purchaseCosts,
  transferOf,
} from "../insight/purchaseCosts.ts";
import {
  asCircumstances,
  type NewHomeFacts,
  type PlaceFacts,
  type PurchaseFacts,
} from "../insight/purchaseFacts.ts";
import { typicalFeesOf } from "../typicalFees.ts";
import type { AffordabilityInputs, AffordabilityResult } from "./affordabilityEstimate.ts";
import { householdIncome, type IncomeFacts } from "./affordabilityIncome.ts";

export interface AffordabilityFacts
  extends PurchaseFacts,
    PlaceFacts,
    NewHomeFacts,
    IncomeFacts,
    HousingFacts {
  /**
   * Dollars saved for the costs of closing, besides the down payment; `null` if unknown, in which case
   * they cover all but the taxes on buyers from elsewhere and on a new home.
   */
  readonly closingSavings: number | null;
  /** Dollars: price of a home in mind; `null` for none. */
  readonly homeInMind: number | null;
}

export type AffordabilityCase = InsightCase<
  AffordabilityInputs,
  AffordabilityResult,
  AffordabilityFacts
>;

/**
 * Returns the purchase that a lender's count of the income allows. Rent from a home of two to four units
 * counts by the insurer's program if the loan is insured; `atLender` is then the price by the lender's own.
 */
function qualifiedPurchase(asked: AffordabilityCase, bounds: PurchaseBounds = {}) {
  const { facts, on } = asked;
  const counted = (isInsured: boolean) => {
    const income = householdIncome(asked.inputs, facts, on, isInsured);
    const inputs = { ...withCoSigner(asked.inputs, facts), annualIncome: income.counted };
    const purchase = { ...testedPurchase(inputs, facts, on), annualIncome: income.counted };
    return {
      income,
      inputs,
      purchase,
      best: purchaseWithin({ ...purchase, takesShorter: false }, bounds),
    };
  };
  const own = { ...counted(false), atLender: null };
  if (facts.homeRent === 0) return own;
  const insured = counted(true);
  if (!insured.best.insurance.required || insured.income.counted === own.income.counted) return own;
  return { ...insured, atLender: own.best.price };
}

export function costsAt({ inputs, facts, on }: AffordabilityCase, price: number, putDown: number) {
  const downPayment = Math.min(putDown, price);
  const { province } = facts;
  return purchaseCosts(
    { price, downPayment, amortizationYears: inputs.loanTerm, province },
    asCircumstances(facts, on),
  );
}

/** Returns what closing takes in cash besides the down payment, in dollars. */
export const closingCostsOf = (
  { transfer, newHome, insurance }: Pick<PurchaseCosts, "transfer" | "newHome" | "insurance">,
  price: number,
) => transfer.total + newHome.cash + insurance.salesTax + typicalFeesOf(price).total;

/**
 * Returns the purchase that income, law (an exception to the prohibition) and cash allow, with what the
 * savings for closing do not cover paid out of the down payment. Unknown savings: see `closingSavings`.
 */
export function possiblePurchase(asked: AffordabilityCase) {
  const { inputs, facts, on } = asked;
  const { closingSavings, province } = facts;
  const free = qualifiedPurchase(asked);
  const isFromAbroad = subjectOf(facts, null).isForeign || includesForeigner(facts);
  const isTaxed = isFromAbroad || facts.newlyBuilt || !facts.livesInProvince;
  if (!isTaxed && closingSavings === null) {
    return { free, legal: free, final: free, limit: null, paidFirst: 0, paidAt: () => 0 };
  }
  const circumstances = asCircumstances(facts, on);
  const homeAt = (price: number) => ({
    ...{ price, downPayment: price, amortizationYears: inputs.loanTerm, province },
  });
  const limit = isFromAbroad ? priceByLaw(homeAt(free.best.price), circumstances) : null;
  const bounds = limit === null ? {} : { priceUpTo: limit };
  const legal = limit === null ? free : qualifiedPurchase(asked, bounds);
  const isMortgageCharged = Object.hasOwn(mortgageRegistration, province);
  let last: { price: number; charged: number; transfer: LandTransferTax } | null = null;
  /** Returns the transfer tax, which seldom changes with the mortgage at the same price. */
  const transferAt = (price: number, mortgage: number) => {
    const charged = isMortgageCharged ? mortgage : 0;
    if (last?.price === price && last.charged === charged) return last.transfer;
    const { transfer } = transferOf(homeAt(price), circumstances, charged);
    last = { price, charged, transfer };
    return transfer;
  };
  const notCovered = (price: number, putDown: number) => {
    const newHome = newHomeCosts(homeAt(price), circumstances);
    if (closingSavings === null) {
      const { transfer } = transferOf(homeAt(price), circumstances, 0);
      return (transfer.nonResident ?? 0) + newHome.cash;
    }
    // The search for a price asks hundreds of times, so that it works out nothing but these three.
    const purchase = { ...homeAt(price), downPayment: Math.min(Math.max(0, putDown), price) };
    const insurance = insuranceOf(purchase, circumstances);
    const transfer = transferAt(price, insurance.insuredMortgage);
    const reserve = insurance.required ? reserveOf(price) : 0;
    const closingCosts = closingCostsOf({ transfer, newHome, insurance }, price);
    return Math.max(0, Math.max(closingCosts, reserve) - closingSavings);
  };
  const paidAt = (price: number, savings: number) => {
    if (closingSavings === null) return notCovered(price, savings);
    // With less put down, the premium and its tax are higher, so the amount rises to a limit.
    let [paid, more] = [0, notCovered(price, savings)];
    while (more - paid > 0.005 && more < savings) {
      paid = more;
      more = Math.max(paid, notCovered(price, savings - paid));
    }
    return more;
  };
  const paidFirst = (price: number) => paidAt(price, inputs.downPayment);
  const { price, putDown } = legal.best;
  const isShort = price > putDown && paidFirst(price) > 0;
  const final = isShort ? qualifiedPurchase(asked, { ...bounds, paidFirst }) : legal;
  return { free, legal, final, limit, paidFirst: inputs.downPayment - final.best.putDown, paidAt };
}

/** What a home in mind takes: more income at this down payment, or more down at this income. */
export interface HomeTaken {
  /** Dollars a year that a lender counts. */
  readonly counted: number;
  /** Dollars a year that it takes; `null` if only the down payment is too small. */
  readonly income: number | null;
  /** Dollars to have for the down payment and what is paid out of it first, at this income. */
  readonly down: number;
}

/**
 * Returns what a home takes by the count of the income question.
 *
 * @param paid Returns the dollars of some savings that closing takes first.
 */
export function homeTaken(
  { annualIncome, ...purchase }: MaximumPurchaseInputs,
  price: number,
  paid: (savings: number) => number,
): HomeTaken {
  const needed = (savings: number) => {
    const downPayment = Math.min(price, Math.max(0, savings - paid(savings)));
    return incomeNeeded({ ...purchase, price, downPayment }).annualIncome;
  };
  const isShortOf = (savings: number) => (needed(savings) ?? Infinity) > annualIncome;
  // Whole dollars, from savings that are too small to those that pay the price.
  const most = Math.ceil(price + paid(price));
  const short = largestWhere(Math.floor(purchase.downPayment), most - 1, isShortOf);
  const income = needed(purchase.downPayment);
  const isShort = income !== null && income > annualIncome;
  return {
    counted: annualIncome,
    income: isShort ? income : null,
    down: Math.min(most, short + 1),
  };
}

/** Returns the price with a second year of the income that one year alone leaves out, in dollars. */
export function secondYearPrice(asked: AffordabilityCase): number {
  const { facts } = asked;
  const { variableIncome, selfEmployedIncome } = facts;
  const later = {
    variableIncomeBefore: facts.variableIncomeBefore ?? variableIncome,
    selfEmployedIncomeBefore: facts.selfEmployedIncomeBefore ?? selfEmployedIncome,
  };
  return possiblePurchase({ ...asked, facts: { ...facts, ...later } }).final.best.price;
}

/** Returns the closing costs of a home that is paid in cash, by its price in dollars. */
export function cashCosts({ inputs, facts, on }: AffordabilityCase) {
  const circumstances = asCircumstances(facts, on);
  const { loanTerm: amortizationYears } = inputs;
  return (price: number) => {
    const { legalFees, titleInsurance } = typicalFeesOf(price);
    const purchase = { price, downPayment: price, amortizationYears, province: facts.province };
    const { transfer } = transferOf(purchase, circumstances, 0);
    const newHome = newHomeCosts(purchase, circumstances);
    return legalFees + titleInsurance + transfer.total + newHome.cash;
  };
}

/** Returns the price that uses up the savings together with its closing costs, and those costs. */
export function cashPrice(
  asked: AffordabilityCase,
  limit: number | null,
): { readonly price: number; readonly costs: number } {
  const savings = asked.inputs.downPayment + (asked.facts.closingSavings ?? 0);
  const costsOf = cashCosts(asked);
  const most = limit ?? Infinity;
  // Closing costs are a small part of the price and rise with it, so the iteration converges.
  let price = Math.min(most, savings);
  for (let round = 0; round < 20; round++) {
    price = Math.min(most, Math.max(0, savings - costsOf(price)));
  }
  return { price, costs: price < most ? savings - price : costsOf(price) };
}
