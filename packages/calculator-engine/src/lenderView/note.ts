import type { Quantity } from "../quantity.ts";

/** What stands in the way or was left out of a lender's view, as data that words can say. */
export type Note =
  | {
      readonly id:
        | "amortization-too-long"
        | "charge-is-estimate"
        | "home-value-unknown"
        | "municipal-rate-unknown"
        | "debt-never-ends";
    }
  /** The least down payment at this price, and that the price is above the cap on insured homes. */
  | { readonly id: "minimum-down-payment" | "not-insurable"; readonly minimum: Quantity }
  /** The share of the home's value that may be borrowed. */
  | { readonly id: "balance-above-limit" | "nothing-fits"; readonly limit: Quantity };
