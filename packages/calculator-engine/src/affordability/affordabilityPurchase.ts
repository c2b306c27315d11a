import { type MaximumPurchaseInputs, maximumPurchase } from "../canada/maximumPurchase.ts";
import { typicalFeesOf } from "../closingFees/closingFeesEstimate.ts";
import { asBuyer } from "../insight/buyerAsked.ts";
import { insuredAs } from "../insight/insuranceCosts.ts";
import { transferOf } from "../insight/purchaseCosts.ts";
import { asCircumstances } from "../insight/purchaseFacts.ts";
import type { AffordabilityCase } from "./affordabilityCase.ts";
import { householdIncome } from "./affordabilityIncome.ts";

/**
 * Returns the purchase that a lender's count of the income allows. Rent from a home of two to four units
 * counts by the insurer's program if the loan is insured; `atLender` is then the price by the lender's own.
 */
export function qualifiedPurchase(asked: AffordabilityCase) {
  const { facts, on } = asked;
  const { compounding, propertyTaxRate, heating, condoFees } = facts;
  const { monthlyDebts, downPayment, interestRate, loanTerm } = asked.inputs;
  const counted = (isInsured: boolean) => {
    const income = householdIncome(asked.inputs, facts, on, isInsured);
    const inputs = { ...asked.inputs, annualIncome: income.counted };
    const circumstances = asCircumstances(facts, on);
    const purchase: MaximumPurchaseInputs = {
      ...asBuyer(circumstances),
      ...{ compounding, propertyTaxRate, heating, condoFees, on: circumstances.on },
      ...{ occupancy: facts.occupancy, units: Number(facts.units), newlyBuilt: facts.newlyBuilt },
      ...{ annualIncome: income.counted, monthlyDebts, downPayment },
      province: insuredAs(facts.province),
      annualRate: interestRate,
      amortizationYears: loanTerm,
    };
    return {
      income,
      inputs,
      purchase,
      best: maximumPurchase({ ...purchase, takesShorter: false }),
    };
  };
  const own = { ...counted(false), atLender: null };
  if (facts.homeRent === 0) return own;
  const insured = counted(true);
  if (!insured.best.insurance.required || insured.income.counted === own.income.counted) return own;
  return { ...insured, atLender: own.best.price };
}

/** Returns the price with a second year of the income that one year alone leaves out, in dollars. */
export function secondYearPrice(asked: AffordabilityCase): number {
  const { facts } = asked;
  const { variableIncome, selfEmployedIncome } = facts;
  const later = {
    variableIncomeBefore: facts.variableIncomeBefore ?? variableIncome,
    selfEmployedIncomeBefore: facts.selfEmployedIncomeBefore ?? selfEmployedIncome,
  };
  return qualifiedPurchase({ ...asked, facts: { ...facts, ...later } }).best.price;
}

/** Returns the price that uses up the savings together with its closing costs, and those costs. */
export function cashPrice({ inputs, facts, on }: AffordabilityCase): {
  price: number;
  costs: number;
} {
  const { downPayment: savings, loanTerm: amortizationYears } = inputs;
  const circumstances = asCircumstances(facts, on);
  const costsAt = (price: number) => {
    const { legalFees, titleInsurance } = typicalFeesOf(price);
    const purchase = { price, downPayment: price, amortizationYears, province: facts.province };
    const { transfer } = transferOf(purchase, circumstances, 0);
    return legalFees + titleInsurance + transfer.total;
  };
  // Closing costs are a small part of the price and rise with it, so the iteration converges.
  let price = savings;
  for (let round = 0; round < 20; round++) price = Math.max(0, savings - costsAt(price));
  return { price, costs: savings - price };
}
