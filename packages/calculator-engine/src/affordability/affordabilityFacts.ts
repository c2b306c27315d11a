import { amount } from "../fieldRules.ts";
import type { InsightCase } from "../insight/Answer.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import type { FactDefinitions } from "../insight/facts.ts";
import { type HousingFacts, housingFacts } from "../insight/incomeTest.ts";
import { usualAmortizations } from "../insight/lenderPolicies.ts";
import {
  housingPlaceFacts,
  type NewHomeFacts,
  newHomeFacts,
  type PlaceFacts,
  type PurchaseFacts,
  provinceFact,
  purchaseFacts,
} from "../insight/purchaseFacts.ts";
import type { AffordabilityInputs, AffordabilityResult } from "./affordabilityEstimate.ts";
import { type IncomeFacts, incomeFacts } from "./affordabilityIncome.ts";

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

export const affordabilityFacts: FactDefinitions<AffordabilityFacts, AffordabilityInputs> = {
  ...purchaseFacts,
  // The price that a lender finances does not depend on these days, so other ones are not tried.
  monthsToClosing: { ...purchaseFacts.monthsToClosing, tries: [] },
  monthsSinceAgreement: { ...purchaseFacts.monthsSinceAgreement, tries: [] },
  .../* @__PURE__ */ eachBuyerFacts(
    (_, { loanTerm }: AffordabilityInputs) => loanTerm > usualAmortizations().standardYears,
  ),
  province: provinceFact,
  ...newHomeFacts,
  ...housingPlaceFacts,
  ...incomeFacts,
  ...housingFacts,
  homeInMind: { rule: amount, default: null, tries: [], usual: true },
  closingSavings: { rule: amount, default: null, tries: [], usual: true },
};
