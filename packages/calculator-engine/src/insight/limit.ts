import type { Quantity } from "../quantity.ts";
import type { BridgeStep } from "./bridge.ts";

/** Origin of a lender's figure, as data for one sentence of words. */
export type LenderLimit =
  /** Housing (GDS) or all debts (TDS) take this share of the income, tested at this rate. */
  | {
      readonly id: "income-gds" | "income-tds";
      readonly share: Quantity;
      readonly rate: Quantity;
    }
  /** The down payment is the minimum; `share` of the price if that is one percentage. */
  | {
      readonly id: "down-payment";
      readonly downPayment: Quantity;
      readonly share: Quantity | null;
    }
  /** The same because the amortization is too long to be insured. */
  | {
      readonly id: "amortization";
      readonly years: Quantity;
      readonly downPayment: Quantity;
      readonly share: Quantity;
    }
  /** A dearer home cannot be insured and would take this down payment. */
  | { readonly id: "insurance-cap"; readonly cap: Quantity; readonly minimum: Quantity }
  /** No lender lends the whole price: at least this share of it has to be put down. */
  | { readonly id: "nothing-down"; readonly share: Quantity }
  /** The income carries no mortgage: the price is the down payment. */
  | { readonly id: "cash" }
  | Refused
  /** Interest saved by the end of this term, or of the mortgage, and the costs of changing. */
  | {
      readonly id: "end-of-term" | "new-term" | "end-of-mortgage" | "shortest-term";
      readonly months: Quantity;
      readonly saved: Quantity;
      readonly costs: Quantity;
    }
  /** More is owed than the share of the home's value that another lender could take over. */
  | { readonly id: "above-limit"; readonly limit: Quantity; readonly max: Quantity }
  /** Nothing can be refinanced: the home carries this share of its value already. */
  | { readonly id: "nothing-fits"; readonly limit: Quantity }
  /** The largest difference of the bridge. */
  | { readonly id: "difference"; readonly step: BridgeStep }
  /** Nothing differs. */
  | { readonly id: "same" };

/** No lender could lend on this: the minimum down payment, and the part of it that is missing. */
export interface Refused {
  readonly id: "refused";
  readonly minimum: Quantity;
  readonly missing: Quantity;
}

/** Returns the largest difference of a bridge, for figures that no single limit stops. */
export function largestDifference(bridge: readonly BridgeStep[]): LenderLimit {
  const [first, ...others] = bridge;
  if (!first) return { id: "same" };
  const step = others.reduce(
    (largest, each) => (Math.abs(each.amount) > Math.abs(largest.amount) ? each : largest),
    first,
  );
  return { id: "difference", step };
}
