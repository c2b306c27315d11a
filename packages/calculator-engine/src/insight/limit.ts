import type { Quantity } from "../quantity.ts";
import type { BridgeStep } from "./bridge.ts";

/** Main reason for a lender's figure, as data for one sentence in any language. */
export type LenderLimit =
  /** Housing costs (GDS) or all debts (TDS) reach this share of income, tested at this rate. */
  | {
      readonly id: "income-gds" | "income-tds";
      readonly share: Quantity;
      readonly rate: Quantity;
    }
  /** The down payment is the minimum; `share` is `null` if that is not one percentage of the price. */
  | {
      readonly id: "down-payment";
      readonly downPayment: Quantity;
      readonly share: Quantity | null;
    }
  /** The down payment is the uninsured minimum, as the amortization is too long to insure. */
  | {
      readonly id: "amortization";
      readonly years: Quantity;
      readonly downPayment: Quantity;
      readonly share: Quantity;
    }
  /** A home above `cap` cannot be insured and needs this down payment. */
  | { readonly id: "insurance-cap"; readonly cap: Quantity; readonly minimum: Quantity }
  /** The exception from the prohibition on buyers from abroad allows no higher price. */
  | { readonly id: "price-limit"; readonly price: Quantity }
  /** There is no down payment; `share` is the minimum, in percent of the price. */
  | { readonly id: "nothing-down"; readonly share: Quantity }
  /** The income supports no mortgage, so the down payment has to cover the price. */
  | { readonly id: "cash-only" }
  | Refused
  /** Interest saved in `months`, and the costs of changing. */
  | {
      readonly id: "end-of-term" | "new-term" | "terms-compared";
      readonly months: Quantity;
      readonly saved: Quantity;
      readonly costs: Quantity;
    }
  /** The balance is above `max`, the share of the home's value that another lender could take over. */
  | { readonly id: "above-limit"; readonly limit: Quantity; readonly max: Quantity }
  /** Nothing can be refinanced, as the mortgage already reaches this share of the home's value. */
  | { readonly id: "nothing-fits"; readonly limit: Quantity }
  /** The largest difference of the bridge. */
  | { readonly id: "difference"; readonly step: BridgeStep }
  /** The figure equals the estimate. */
  | { readonly id: "same" };

/** Refusal by every lender: the minimum down payment, and the part of it that is missing. */
export interface Refused {
  readonly id: "refused";
  readonly minimum: Quantity;
  readonly missing: Quantity;
}

/** Returns the largest difference of a bridge, for figures without a single limit. */
export function largestDifference(bridge: readonly BridgeStep[]): LenderLimit {
  const [first, ...others] = bridge;
  if (!first) return { id: "same" };
  const step = others.reduce(
    (largest, each) => (Math.abs(each.amount) > Math.abs(largest.amount) ? each : largest),
    first,
  );
  return { id: "difference", step };
}
