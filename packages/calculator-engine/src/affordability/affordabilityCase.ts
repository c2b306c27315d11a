import type { Compounding } from "../canada/compoundingsPerYear.ts";
import type { InsightCase } from "../insight/defineInsight.ts";
import type { PlaceFacts, PurchaseFacts } from "../insight/purchaseFacts.ts";
import type { AffordabilityInputs, AffordabilityResult } from "./affordabilityEstimate.ts";
import type { IncomeFacts } from "./affordabilityIncome.ts";

export interface AffordabilityFacts extends PurchaseFacts, PlaceFacts, IncomeFacts {
  readonly compounding: Compounding;
  /** Percent of the price a year. */
  readonly propertyTaxRate: number;
  /** Dollars a month. */
  readonly heating: number;
  /** Dollars a month; half of them count. */
  readonly condoFees: number;
  /**
   * Dollars saved for the costs of closing, besides the down payment; `null` if unknown, in which case
   * they cover all but the taxes on buyers from abroad.
   */
  readonly closingSavings: number | null;
}

export type AffordabilityCase = InsightCase<
  AffordabilityInputs,
  AffordabilityResult,
  AffordabilityFacts
>;
