import type { Bracket } from "../../finance/bracketedTax.ts";
import type { Rule } from "./ruleInForce.ts";

/** The least down payment: each percentage applies to the part of the price above its threshold. */
export interface DownPaymentRule {
  readonly rows: readonly Bracket[];
  /** From this price on, a mortgage cannot be insured; without it, any price can be. */
  readonly insuredBelow?: number;
  /** Percent needed to do without insurance. */
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

/** Insurers' down payment for a home of several units, one of them the owner's. */
export const insuredUnits: Rule<{
  /** From so many units on, `percent` of the whole price is needed down. */
  readonly from: number;
  readonly percent: number;
  /** The most units that they insure so. */
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
