import type { Bracket } from "../../finance/bracketedTax.ts";
import type { Rule } from "./ruleInForce.ts";

/** Minimum down payment. Each percentage applies to the part of the price above its threshold. */
export interface DownPaymentRule {
  readonly rows: readonly Bracket[];
  /** Price from which a mortgage cannot be insured. No limit by default. */
  readonly insuredBelow?: number;
  /** Minimum down payment without insurance, in percent. */
  readonly uninsured: number;
}

export const minimumDownPaymentRule: Rule<DownPaymentRule> = {
  id: "minimum-down-payment",
  name: "Minimum down payment",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: {
        rows: [
          [0, 5],
          [500_000, 10],
        ],
        insuredBelow: 1_500_000,
        uninsured: 20,
      },
      effectiveFrom: "2024-12-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: {
        rows: [
          [0, 5],
          [500_000, 10],
        ],
        insuredBelow: 1_000_000,
        uninsured: 20,
      },
      effectiveFrom: "2016-02-15",
      confidence: "official",
    },
    {
      value: { rows: [[0, 5]], insuredBelow: 1_000_000, uninsured: 20 },
      effectiveFrom: "2012-07-09",
      confidence: "official",
    },
    {
      value: { rows: [[0, 5]], uninsured: 20 },
      effectiveFrom: "2008-10-15",
      confidence: "official",
    },
  ],
};

/** Insurers' minimum down payment for a home of several units, one of which the owner occupies. */
export const insuredUnits: Rule<{
  /** Number of units from which `percent` of the whole price is required. */
  readonly from: number;
  readonly percent: number;
  /** Maximum number of units that insurers accept. */
  readonly most: number;
}> = {
  id: "minimum-down-payment-units",
  name: "Minimum down payment for three and four units",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: { from: 3, percent: 10, most: 4 },
      effectiveFrom: "2016-02-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
  ],
};

/** Buyers who may exceed the standard amortization with an insured mortgage. */
export const longAmortizationBuyers: Rule<
  "first-time and newly built" | "first-time or newly built" | "anybody" | "nobody"
> = {
  id: "long-amortization-buyers",
  name: "Insured 30-year amortization",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: "first-time or newly built",
      effectiveFrom: "2024-12-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: "first-time and newly built",
      effectiveFrom: "2024-08-01",
      confidence: "official",
    },
    {
      value: "nobody",
      effectiveFrom: "2012-07-09",
      confidence: "official",
    },
    {
      value: "anybody",
      effectiveFrom: "2008-10-15",
      confidence: "official",
    },
  ],
};
