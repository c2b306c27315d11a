import { type PurchaseBounds, purchaseWithin } from "../canada/maximumPurchase.ts";
import { includesForeigner, subjectOf } from "../insight/eachBuyer.ts";
import { testedPurchase, withCoSigner } from "../insight/incomeTest.ts";
import { priceByLaw } from "../insight/purchaseCosts.ts";
import { asCircumstances } from "../insight/purchaseFacts.ts";
import { cashNeeded, purchaseAt } from "./affordabilityCash.ts";
import type { AffordabilityCase } from "./affordabilityFacts.ts";
import { householdIncome } from "./affordabilityIncome.ts";

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

/**
 * Returns the purchase that income, law (an exception to the prohibition) and cash allow, with what the
 * savings for closing do not cover paid out of the down payment. Unknown savings: see `closingSavings`.
 */
export function possiblePurchase(asked: AffordabilityCase) {
  const { inputs, facts } = asked;
  const free = qualifiedPurchase(asked);
  const isFromAbroad = subjectOf(facts, null).isForeign || includesForeigner(facts);
  const isTaxed = isFromAbroad || facts.newlyBuilt || !facts.livesInProvince;
  if (!isTaxed && facts.closingSavings === null) {
    return { free, legal: free, final: free, limit: null, paidFirst: 0, paidAt: () => 0 };
  }
  const limit = isFromAbroad
    ? priceByLaw(purchaseAt(asked, free.best.price), asCircumstances(facts, asked.on))
    : null;
  const bounds = limit === null ? {} : { priceUpTo: limit };
  const legal = limit === null ? free : qualifiedPurchase(asked, bounds);
  const paidAt = cashNeeded(asked);
  const paidFirst = (price: number) => paidAt(price, inputs.downPayment);
  const { price, putDown } = legal.best;
  const isShort = price > putDown && paidFirst(price) > 0;
  const final = isShort ? qualifiedPurchase(asked, { ...bounds, paidFirst }) : legal;
  return { free, legal, final, limit, paidFirst: inputs.downPayment - final.best.putDown, paidAt };
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
