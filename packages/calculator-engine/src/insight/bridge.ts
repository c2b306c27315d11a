import type { Compounding } from "../canada/compounding.ts";
import type { WithQuantities } from "../quantity.ts";
import type { RuleUsed } from "./note.ts";

/** Sales taxes of a province on a new home. */
type SalesTax = "gst" | "hst" | "gst-and-qst";

/** Reason of a calculator of one's own: one of its figures, by the id that its words name. */
interface FigureReason {
  readonly id: "figure";
  readonly figure: string;
}

/** Reason that the lender's figure differs from the estimate, as data for words in any language. */
export type BridgeReason =
  | FigureReason
  /** `usual` is true if Canadian fixed rates compound this way. */
  | { readonly id: "compounding"; readonly compounding: Compounding; readonly usual: boolean }
  | WithQuantities<"stress-test", "rate">
  | WithQuantities<"debt-service-limits", "gds" | "tds">
  | WithQuantities<"premium-in-loan", "rate">
  | WithQuantities<"refinance-limit" | "principal-repaid" | "selling-costs", "share">
  /** Yearly rate of the home's appreciation, or of the return on money invested elsewhere. */
  | WithQuantities<"other-appreciation" | "invested-instead" | "line-instead", "rate">
  /** `years` is the longest amortization that a lender could give. */
  | WithQuantities<"amortization", "years">
  /** Number of months compared, or left of the present term. */
  | WithQuantities<
      | "end-of-term"
      | "new-term"
      | "longest-term"
      | "offer-unknown"
      | "waiting"
      | "mortgage-repriced",
      "months"
    >
  /** Transfer tax, fee or relief under the rule of the step. */
  | { readonly id: "transfer-tax" | "transfer-tax-instead" | "transfer-relief" }
  /** Sales tax on a new home, or a rebate of it under the rule of the step. */
  | { readonly id: "new-home-tax"; readonly tax: SalesTax }
  | { readonly id: "new-home-rebate" }
  | {
      readonly id:
        | "income-counted"
        | "co-signer-home"
        | "housing-costs"
        | "cash-only"
        | "costs-of-closing"
        | "typical-fees"
        | "exception-limit"
        | "paid-first"
        | "condo-fees"
        | "local-tax"
        | "premium-tier"
        | "minimum-down-payment"
        | "insurance-cap"
        | "premium-tax"
        | "premium-borrowed"
        | "down-payment-kept"
        | "debts-paid-off"
        | "refinance-costs"
        | "payments-kept"
        | "dearest-only"
        | "no-loan"
        | "blend-not-offered"
        | "contract-payment"
        | "collateral-charge"
        | "prepayment-charge"
        | "lender-method"
        | "privilege-first"
        | "interest-act"
        | "term-over"
        | "other-lengths"
        | "rate-path"
        | "left-early"
        | "converted-free";
    };

/** One difference between the estimate and the lender's figure. */
export type BridgeStep = BridgeReason & {
  /** Dollars, rounded to the cent; negative if the step lowers the figure. */
  readonly amount: number;
  readonly rule?: RuleUsed;
};

/** Stage of the lender's count: the figure after one more reason is applied. */
export type Stage = BridgeReason & {
  readonly value: number;
  readonly rule?: RuleUsed | undefined;
};

/**
 * Returns a unique key for a bridge step. Several steps may be transfer taxes, each with its own rule.
 *
 * @example
 * bridgeKey({ id: "stress-test", amount: -73_262, rate: { value: 7.5, unit: "percent" } }); // "stress-test"
 */
export const bridgeKey = (step: BridgeStep) => {
  const which = step.id === "figure" ? step.figure : step.rule?.id;
  return which ? `${step.id}:${which}` : step.id;
};
