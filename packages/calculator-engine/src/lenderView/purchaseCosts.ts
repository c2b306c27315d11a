import type { LandTransferTax } from "../canada/landTransferTax.ts";
import type { City } from "../canada/rules/municipalTransfer.ts";
import { allSources } from "../canada/sourceOf.ts";
import { tested } from "./buyerAsked.ts";
import {
  type InsuranceCircumstances,
  type InsuranceCosts,
  insuranceCircumstances,
  insuranceCosts,
  type Purchase,
} from "./insuranceCosts.ts";
import { type RuleUsed, ruleUsed } from "./ruleUsed.ts";
import { transferOf } from "./transferOf.ts";

/** What a lender and a lawyer ask about a purchase. */
export interface PurchaseCircumstances extends InsuranceCircumstances {
  /** A city with a transfer tax of its own, or `null`. */
  readonly city: City | null;
  /** Percent that another municipality of Nova Scotia charges, or one of Quebec above 500,000. */
  readonly municipalRate: number | null;
}

export const purchaseCircumstances: PurchaseCircumstances = {
  city: null,
  municipalRate: null,
  ...insuranceCircumstances,
};

export interface PurchaseCosts extends InsuranceCosts {
  readonly transfer: LandTransferTax;
  readonly transferRules: readonly RuleUsed[];
}

/** The insurance and transfer tax of a purchase, with the rules behind them. */
export function purchaseCosts(purchase: Purchase, given: PurchaseCircumstances): PurchaseCosts {
  const insured = insuranceCosts(purchase, given);
  const { transfer, missing } = transferOf(purchase, given, insured.insurance.insuredMortgage);
  const judged = transfer.firstTime.map((decision) =>
    tested(decision, ruleUsed(decision.rule, allSources)),
  );
  return {
    ...insured,
    transfer,
    transferRules: transfer.lines.map(({ rule }) => ruleUsed(rule, allSources)),
    tests: [...judged, ...insured.tests],
    notes: [...insured.notes, ...missing],
  };
}
