import { type LandTransferTax, landTransferTax } from "../canada/landTransferTax.ts";
import { minimumDownPayment } from "../canada/minimumDownPayment.ts";
import {
  type InsuranceRefusal,
  type MortgageInsurance,
  mortgageInsurance,
} from "../canada/mortgageInsurance.ts";
import { minimumDownPaymentRule } from "../canada/rules/eligibleMortgage.ts";
import { insurancePremium } from "../canada/rules/insurancePremium.ts";
import type { City } from "../canada/rules/municipalTransfer.ts";
import { premiumSalesTax } from "../canada/rules/premiumSalesTax.ts";
import { findRule, ruleInForce, rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { dollars } from "../quantity.ts";
import type { Refused } from "./lenderLimit.ts";
import type { Note } from "./note.ts";
import { type RuleUsed, ruleUsed, ruleUsedOn } from "./ruleUsed.ts";

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
  readonly premiumRule: RuleUsed;
  readonly salesTaxRule?: RuleUsed;
  readonly transfer: LandTransferTax;
  readonly transferRules: readonly RuleUsed[];
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

/** The insurance and transfer tax of a purchase, with the rules behind them. */
export function purchaseCosts(purchase: Purchase, given: PurchaseCircumstances): PurchaseCosts {
  const { city, firstTimeBuyer, newlyBuilt, on } = given;
  const facts = { ...purchase, firstTimeBuyer, newlyBuilt, on };
  const insurance = mortgageInsurance(facts);
  const { refusal, insuredMortgage } = insurance;
  const minimumDown = minimumFor(purchase, refusal, on);
  const tax = premiumSalesTax[purchase.province];
  const taxInForce = tax && findRule(tax, on);
  // Nova Scotia's municipalities set their own rates, and a table of them is not kept.
  const rateUnknown = purchase.province === "NS" && !city;
  const transfer = landTransferTax({
    ...facts,
    mortgageAmount: insuredMortgage,
    ...(city && { city }),
    ...(rateUnknown && { municipalRate: 0 }),
  });
  return {
    insurance,
    premiumRule: ruleUsedOn(refusal ? minimumDownPaymentRule : insurancePremium, on),
    ...(taxInForce && { salesTaxRule: ruleUsed(taxInForce) }),
    transfer,
    transferRules: transfer.lines.map(({ rule }) => ruleUsed(rule)),
    minimumDown,
    refused: refusal
      ? {
          id: "refused",
          minimum: dollars(minimumDown),
          missing: dollars(minimumDown - purchase.downPayment),
        }
      : null,
    notes: [
      ...(refusal ? [refusalNote(refusal, purchase, on)] : []),
      ...(rateUnknown ? [{ id: "municipal-rate-unknown" } as const] : []),
    ],
  };
}
