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
}

export type AffordabilityCase = InsightCase<
  AffordabilityInputs,
  AffordabilityResult,
  AffordabilityFacts
>;
