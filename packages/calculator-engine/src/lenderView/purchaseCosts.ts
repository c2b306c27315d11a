import { type LandTransferTax, landTransferTax } from "../canada/landTransferTax.ts";
import type { City } from "../canada/rules/municipalTransfer.ts";
import { sourceOf } from "../canada/sourceOf.ts";
import {
  type InsuranceCircumstances,
  type InsuranceCosts,
  insuranceCircumstances,
  insuranceCosts,
  type Purchase,
} from "./insuranceCosts.ts";
import { type RuleUsed, ruleUsed } from "./ruleUsed.ts";

/** What a lender and a lawyer ask about a purchase. */
export interface PurchaseCircumstances extends InsuranceCircumstances {
  /** A city with a transfer tax of its own, or `null`. */
  readonly city: City | null;
}

export const purchaseCircumstances: PurchaseCircumstances = {
  city: null,
  ...insuranceCircumstances,
};

export interface PurchaseCosts extends InsuranceCosts {
  readonly transfer: LandTransferTax;
  readonly transferRules: readonly RuleUsed[];
}

/** The insurance and transfer tax of a purchase, with the rules behind them. */
export function purchaseCosts(purchase: Purchase, given: PurchaseCircumstances): PurchaseCosts {
  const { city, firstTimeBuyer, newlyBuilt, on } = given;
  const insured = insuranceCosts(purchase, given);
  // Nova Scotia's municipalities set their own rates, and a table of them is not kept.
  const rateUnknown = purchase.province === "NS" && !city;
  const transfer = landTransferTax({
    ...purchase,
    firstTimeBuyer,
    newlyBuilt,
    on,
    mortgageAmount: insured.insurance.insuredMortgage,
    ...(city && { city }),
    ...(rateUnknown && { municipalRate: 0 }),
  });
  return {
    ...insured,
    transfer,
    transferRules: transfer.lines.map(({ rule }) => ruleUsed(rule, sourceOf(rule))),
    notes: [...insured.notes, ...(rateUnknown ? [{ id: "municipal-rate-unknown" } as const] : [])],
  };
}
