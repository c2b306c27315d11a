import type { Compounding } from "../canada/compoundingsPerYear.ts";
import type { Quantity } from "../quantity.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** Why a lender's figure is another one, as data that words can say. */
export type BridgeReason =
  /** `usual` where fixed rates are compounded so. */
  | { readonly id: "compounding"; readonly compounding: Compounding; readonly usual: boolean }
  | { readonly id: "stress-test"; readonly rate: Quantity }
  | { readonly id: "debt-service-limits"; readonly gds: Quantity; readonly tds: Quantity }
  | { readonly id: "premium-in-loan"; readonly rate: Quantity }
  | { readonly id: "refinance-limit" | "principal-repaid"; readonly share: Quantity }
  /** How long the present rate is sure to last. */
  | { readonly id: "end-of-term"; readonly months: Quantity }
  /** A tax or fee of the transfer, by the rule that goes with it. */
  | { readonly id: "transfer-tax" | "transfer-tax-instead" | "transfer-relief" }
  | {
      readonly id:
        | "housing-costs"
        | "cash-price"
        | "premium-tier"
        | "minimum-down-payment"
        | "insurance-cap"
        | "premium-tax"
        | "premium-borrowed"
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

/** What the figure is once one more thing is looked at as a lender does. */
export type Stage = BridgeReason & {
  readonly value: number;
  readonly rule?: RuleUsed | undefined;
};

/** Tells the steps of a bridge apart: several may be transfer taxes, each under its own rule. */
export const bridgeKey = ({ id, rule }: BridgeStep) => (rule ? `${id}:${rule.id}` : id);
