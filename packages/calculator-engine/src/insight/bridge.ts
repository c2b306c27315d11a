import type { Compounding } from "../canada/compoundingsPerYear.ts";
import type { Quantity } from "../quantity.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** Reason that the lender's figure differs, as data for words in any language. */
export type BridgeReason =
  /** `usual` where fixed rates are compounded so. */
  | { readonly id: "compounding"; readonly compounding: Compounding; readonly usual: boolean }
  | { readonly id: "stress-test"; readonly rate: Quantity }
  | { readonly id: "debt-service-limits"; readonly gds: Quantity; readonly tds: Quantity }
  | { readonly id: "premium-in-loan"; readonly rate: Quantity }
  | {
      readonly id: "refinance-limit" | "principal-repaid" | "selling-costs";
      readonly share: Quantity;
    }
  /** Rate a year of a home's appreciation, or of money that is not in it. */
  | { readonly id: "other-appreciation" | "invested-instead"; readonly rate: Quantity }
  /** The most years that could be lent for. */
  | { readonly id: "shorter-amortization"; readonly years: Quantity }
  /** Months that a rate is sure to last, or until the present term is over. */
  | {
      readonly id: "end-of-term" | "new-term" | "offer-unknown" | "waiting" | "mortgage-repriced";
      readonly months: Quantity;
    }
  /** A tax or fee of the transfer, by the rule that goes with it. */
  | { readonly id: "transfer-tax" | "transfer-tax-instead" | "transfer-relief" }
  | {
      readonly id:
        | "income-counted"
        | "housing-costs"
        | "cash-price"
        | "costs-of-closing"
        | "premium-tier"
        | "minimum-down-payment"
        | "insurance-cap"
        | "premium-tax"
        | "premium-borrowed"
        | "down-payment-kept"
        | "debts-paid-off"
        | "refinance-costs"
        | "prepayment-charge";
    };

/** One difference between the headline and the lender's figure. */
export type BridgeStep = BridgeReason & {
  /** Whole cents, in dollars; negative where the figure falls. */
  readonly amount: number;
  readonly rule?: RuleUsed;
};

/** Stage of the lender's count: the figure once one more reason applies. */
export type Stage = BridgeReason & {
  readonly value: number;
  readonly rule?: RuleUsed | undefined;
};

/**
 * Returns a key for each step of a bridge: several may be transfer taxes, each under its own rule.
 *
 * @example
 * bridgeKey({ id: "stress-test", amount: -73_262, rate: { value: 7.5, unit: "percent" } }); // "stress-test"
 */
export const bridgeKey = ({ id, rule }: BridgeStep) => (rule ? `${id}:${rule.id}` : id);
