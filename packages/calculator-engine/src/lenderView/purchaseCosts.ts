import { type LandTransferTax, landTransferTax } from "../canada/landTransferTax.ts";
import { minimumDownPayment } from "../canada/minimumDownPayment.ts";
import {
  type InsuranceRefusal,
  type MortgageInsurance,
  mortgageInsurance,
} from "../canada/mortgageInsurance.ts";
import {
  insurancePremium,
  minimumDownPaymentRule,
  premiumSalesTax,
} from "../canada/rules/mortgageInsurance.ts";
import type { City } from "../canada/rules/municipalTransfer.ts";
import { type RuleInForce, ruleInForce, rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { spell } from "../spell.ts";

/** What a lender and a lawyer ask about a purchase. */
export interface PurchaseCircumstances {
  /** A city with a transfer tax of its own, or `null`. */
  readonly city: City | null;
  readonly firstTimeBuyer: boolean;
  readonly newlyBuilt: boolean;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
}

export const purchaseCircumstances: PurchaseCircumstances = {
  city: null,
  firstTimeBuyer: false,
  newlyBuilt: false,
  on: rulesCheckedOn,
};

interface Purchase {
  readonly price: number;
  readonly downPayment: number;
  readonly amortizationYears: number;
  readonly province: Province;
}

export interface PurchaseCosts {
  readonly insurance: MortgageInsurance;
  readonly premiumRule: RuleInForce<unknown>;
  readonly salesTaxRule?: RuleInForce<unknown>;
  readonly transfer: LandTransferTax;
  /** Empty, or why no lender could insure the purchase. */
  readonly notes: readonly string[];
}

export const amortizationNote =
  "Insurers do not cover an amortization this long for this buyer: it would have to be shorter, or the down payment larger.";

function refusalNote(refusal: InsuranceRefusal, { price }: Purchase, on: string): string {
  const least = spell(Math.ceil(minimumDownPayment(price, on)), "dollars");
  switch (refusal) {
    case "down-payment":
      return `A lender needs at least ${least} down at this price.`;
    case "price-cap":
      return `At this price a mortgage cannot be insured: a lender needs ${least} down.`;
    case "amortization":
      return amortizationNote;
  }
}

/** The insurance and transfer tax of a purchase, with the rules behind them. */
export function purchaseCosts(purchase: Purchase, given: PurchaseCircumstances): PurchaseCosts {
  const { city, firstTimeBuyer, newlyBuilt, on } = given;
  const facts = { ...purchase, firstTimeBuyer, newlyBuilt, on };
  const insurance = mortgageInsurance(facts);
  const { refusal, insuredMortgage } = insurance;
  const tax = premiumSalesTax[purchase.province];
  return {
    insurance,
    premiumRule: refusal
      ? ruleInForce(minimumDownPaymentRule, on)
      : ruleInForce(insurancePremium, on),
    ...(tax && { salesTaxRule: ruleInForce(tax, on) }),
    transfer: landTransferTax({
      ...facts,
      mortgageAmount: insuredMortgage,
      ...(city && { city }),
    }),
    notes: refusal ? [refusalNote(refusal, purchase, on)] : [],
  };
}
