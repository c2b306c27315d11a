import { minimumDownPayment } from "../canada/minimumDownPayment.ts";
import {
  type InsuranceRefusal,
  type MortgageInsurance,
  mortgageInsurance,
} from "../canada/mortgageInsurance.ts";
import { minimumDownPaymentRule } from "../canada/rules/eligibleMortgage.ts";
import { insurancePremium } from "../canada/rules/insurancePremium.ts";
import { premiumSalesTax } from "../canada/rules/premiumSalesTax.ts";
import { findRule, ruleInForce, rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { dollars } from "../quantity.ts";
import type { Refused } from "./lenderLimit.ts";
import type { Note } from "./note.ts";
import { type RuleUsed, ruleUsed, ruleUsedOn } from "./ruleUsed.ts";

/** What a lender asks about a purchase that may have to be insured. */
export interface InsuranceCircumstances {
  readonly firstTimeBuyer: boolean;
  readonly newlyBuilt: boolean;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
}

export const insuranceCircumstances: InsuranceCircumstances = {
  firstTimeBuyer: false,
  newlyBuilt: false,
  on: rulesCheckedOn,
};

export interface Purchase {
  readonly price: number;
  readonly downPayment: number;
  readonly amortizationYears: number;
  readonly province: Province;
}

export interface InsuranceCosts {
  readonly insurance: MortgageInsurance;
  readonly premiumRule: RuleUsed;
  readonly salesTaxRule?: RuleUsed;
  /** The least down payment by law, in dollars. */
  readonly minimumDown: number;
  /** What is missing where no lender could lend; `null` where one could. */
  readonly refused: Refused | null;
  /** Empty, or why no lender could insure the purchase. */
  readonly notes: readonly Note[];
}

function refusalNote(refusal: InsuranceRefusal, { price }: Purchase, on: string): Note {
  const minimum = dollars(Math.ceil(minimumDownPayment(price, on)));
  switch (refusal) {
    case "down-payment":
      return { id: "minimum-down-payment", minimum };
    case "occupancy":
    case "price-cap":
      return { id: "not-insurable", minimum };
    case "amortization":
      return { id: "amortization-too-long" };
  }
}

/** The least down payment: more where the amortization is too long to be insured. */
function minimumFor({ price }: Purchase, refusal: InsuranceRefusal | null, on: string): number {
  const { uninsured } = ruleInForce(minimumDownPaymentRule, on).value;
  return refusal === "amortization" ? (price * uninsured) / 100 : minimumDownPayment(price, on);
}

/** The insurance of a purchase, with the rules behind it. */
export function insuranceCosts(purchase: Purchase, given: InsuranceCircumstances): InsuranceCosts {
  const { firstTimeBuyer, newlyBuilt, on } = given;
  const insurance = mortgageInsurance({ ...purchase, firstTimeBuyer, newlyBuilt, on });
  const { refusal } = insurance;
  const minimumDown = minimumFor(purchase, refusal, on);
  const tax = premiumSalesTax[purchase.province];
  const taxInForce = tax && findRule(tax, on);
  return {
    insurance,
    premiumRule: ruleUsedOn(refusal ? minimumDownPaymentRule : insurancePremium, on),
    ...(taxInForce && { salesTaxRule: ruleUsed(taxInForce) }),
    minimumDown,
    refused: refusal
      ? {
          id: "refused",
          minimum: dollars(minimumDown),
          missing: dollars(minimumDown - purchase.downPayment),
        }
      : null,
    notes: refusal ? [refusalNote(refusal, purchase, on)] : [],
  };
}
