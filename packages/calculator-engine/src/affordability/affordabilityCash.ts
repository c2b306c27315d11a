import type { LandTransferTax } from "../canada/landTransferTax.ts";
import type { InsuranceCount } from "../canada/mortgageInsurance.ts";
import { mortgageRegistration } from "../canada/rules/mortgageRegistration.ts";
import { largestWhere } from "../finance/largestWhere.ts";
import { insuranceOf } from "../insight/insuranceCosts.ts";
import { reserveOf } from "../insight/lenderPolicies.ts";
import { newHomeCosts } from "../insight/newHomeCosts.ts";
import { type PurchaseCosts, purchaseCosts, transferOf } from "../insight/purchaseCosts.ts";
import { asCircumstances } from "../insight/purchaseFacts.ts";
import { typicalFeesOf } from "../typicalFees.ts";
import type { AffordabilityCase } from "./affordabilityFacts.ts";

/** Returns the purchase of a home at a price; in cash, unless less is put down. */
export const purchaseAt = (
  { inputs, facts }: AffordabilityCase,
  price: number,
  putDown = price,
) => ({
  price,
  downPayment: Math.min(Math.max(0, putDown), price),
  amortizationYears: inputs.loanTerm,
  province: facts.province,
});

export const costsAt = (asked: AffordabilityCase, price: number, putDown: number) =>
  purchaseCosts(purchaseAt(asked, price, putDown), asCircumstances(asked.facts, asked.on));

interface CountedCosts extends Pick<PurchaseCosts, "transfer" | "newHome"> {
  readonly insurance: InsuranceCount;
}

/** Returns what closing takes in cash besides the down payment, in dollars. */
export const closingCostsOf = ({ transfer, newHome, insurance }: CountedCosts, price: number) =>
  transfer.total + newHome.cash + insurance.salesTax + typicalFeesOf(price).total;

/** Returns what closing takes in cash, or what a lender asks to see for it if that is more, in dollars. */
export const closingCashOf = (costs: CountedCosts, price: number) =>
  Math.max(closingCostsOf(costs, price), costs.insurance.required ? reserveOf(price) : 0);

/** Returns a function that works out the transfer tax, which seldom changes with the mortgage at a price. */
function transferTaxOf(asked: AffordabilityCase) {
  const circumstances = asCircumstances(asked.facts, asked.on);
  const isMortgageCharged = Object.hasOwn(mortgageRegistration, asked.facts.province);
  let last: { price: number; charged: number; transfer: LandTransferTax } | null = null;
  return (price: number, mortgage: number) => {
    const charged = isMortgageCharged ? mortgage : 0;
    if (last?.price === price && last.charged === charged) return last.transfer;
    const { transfer } = transferOf(purchaseAt(asked, price), circumstances, charged);
    last = { price, charged, transfer };
    return transfer;
  };
}

/**
 * Returns a function of a price and of the savings for the down payment. It returns the dollars of them
 * that closing takes first: what the savings for closing do not cover.
 */
export function cashNeeded(asked: AffordabilityCase) {
  const { closingSavings } = asked.facts;
  const circumstances = asCircumstances(asked.facts, asked.on);
  const transferAt = transferTaxOf(asked);
  const notCovered = (price: number, putDown: number) => {
    const newHome = newHomeCosts(purchaseAt(asked, price), circumstances);
    if (closingSavings === null) return (transferAt(price, 0).nonResident ?? 0) + newHome.cash;
    // The search for a price asks hundreds of times, so that it works out nothing but these three.
    const insurance = insuranceOf(purchaseAt(asked, price, putDown), circumstances);
    const transfer = transferAt(price, insurance.insuredMortgage);
    const closingCash = closingCashOf({ transfer, newHome, insurance }, price);
    return Math.max(0, closingCash - closingSavings);
  };
  return (price: number, savings: number) => {
    if (closingSavings === null) return notCovered(price, savings);
    // With less put down, the premium and its tax are higher, so the amount rises to a limit.
    let [paid, more] = [0, notCovered(price, savings)];
    while (more - paid > 0.005 && more < savings) {
      paid = more;
      more = Math.max(paid, notCovered(price, savings - paid));
    }
    return more;
  };
}

/** Returns the closing costs of a home that is paid in cash, by its price in dollars. */
export function cashCosts(asked: AffordabilityCase) {
  const circumstances = asCircumstances(asked.facts, asked.on);
  return (price: number) => {
    const { legalFees, titleInsurance } = typicalFeesOf(price);
    const purchase = purchaseAt(asked, price);
    const { transfer } = transferOf(purchase, circumstances, 0);
    return legalFees + titleInsurance + transfer.total + newHomeCosts(purchase, circumstances).cash;
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
  const leftAt = (cents: number) => savings - (cents / 100 + costsOf(cents / 100));
  const price = largestWhere(0, Math.floor(Math.min(most, savings) * 100), leftAt) / 100;
  return { price, costs: price < most ? savings - price : costsOf(price) };
}
