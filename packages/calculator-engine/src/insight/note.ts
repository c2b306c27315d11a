import type { IncomeCounted } from "../canada/countedIncome.ts";
import type { FirstTimeReason, JudgedBuyer } from "../canada/firstTimeBuyer.ts";
import type { Unresolved } from "../canada/rules/ruleInForce.ts";
import type { Quantity } from "../quantity.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** First-time buyer test of one law, with its outcome. */
export interface FirstTimeTested {
  readonly rule: RuleUsed;
  readonly met: boolean;
  readonly because: FirstTimeReason;
  /** Percent of the home that gets the relief. */
  readonly share: number;
  /** Outcome for each buyer; empty if one answer covers all buyers. */
  readonly buyers: readonly JudgedBuyer[];
}

/** Part of an income: the stated and the counted dollars a year, and the test that was applied. */
export interface CountedPart extends Pick<IncomeCounted, "kind" | "because"> {
  readonly stated: Quantity;
  readonly counted: Quantity;
}

/** Law with the day of its change, its end or its review. */
interface DatedLaw {
  readonly rule: Pick<RuleUsed, "id" | "name">;
  readonly day: string;
}

/** Remark on a lender's count, as data for words in any language. */
export type Note =
  | {
      readonly id:
        | "amortization"
        | "home-value-unknown"
        | "debt-never-ends"
        | "straight-switch"
        | "territory-fees";
    }
  /** Estimate of the charge for leaving early: by the method of most lenders, and by that of a big bank. */
  | {
      readonly id: "charge-is-estimate";
      readonly rateType: "fixed" | "variable";
      readonly most: Quantity;
      readonly bank: Quantity;
    }
  /** What a contract may allow without a charge for leaving early. */
  | { readonly id: "before-leaving"; readonly rateType: "fixed" | "variable" }
  /** Minimum down payment; `not-insurable` if the price or the use of the home rules out insurance. */
  | { readonly id: "minimum-down-payment" | "not-insurable"; readonly minimum: Quantity }
  /** `limit` is the share of the home's value that may be borrowed. */
  | { readonly id: "balance-above-limit" | "nothing-fits"; readonly limit: Quantity }
  /** The municipality's own rate, which applies above `from` dollars, was not given. */
  | { readonly id: "municipal-rate-unknown"; readonly from: Quantity }
  /** The province levies no transfer tax, only registration fees. */
  | { readonly id: "no-transfer-tax"; readonly fees: Quantity }
  /**
   * Vacancy tax in percent a year of the assessed value, for residents and for foreign owners, and the
   * maximum credit against it for residents of the province.
   */
  | {
      readonly id: "left-empty";
      readonly rate: Quantity;
      readonly foreignRate: Quantity;
      readonly residentCredit: Quantity | null;
    }
  /** Flipping tax in percent of the profit, and the time of ownership after which none is due. */
  | { readonly id: "sold-soon"; readonly rate: Quantity; readonly until: Quantity }
  /**
   * Rebate on a new home by law, or one that is only announced, for agreements from the rule's first
   * day to `until`. Neither is counted: prices are before tax.
   */
  | {
      readonly id: "new-home-rebate" | "announced-relief";
      readonly amount: Quantity;
      readonly rule: RuleUsed;
      readonly until: string | null;
    }
  /** Counted part of an income that is not all salary; `share` is the percent of rent that counts. */
  | {
      readonly id: "income-counted";
      readonly total: Quantity;
      readonly share: Quantity;
      readonly parts: readonly CountedPart[];
    }
  | { readonly id: "first-time"; readonly tests: readonly FirstTimeTested[] }
  /**
   * Laws that change between the days of the purchase, from `day` on; that have ended, with `day` as the
   * last; or whose review was due by `day`.
   */
  | {
      readonly id: "laws-change" | "laws-ended" | "laws-unreviewed";
      readonly laws: readonly DatedLaw[];
    }
  /** Laws whose sources leave a question open. */
  | {
      readonly id: "laws-unresolved";
      readonly laws: readonly {
        readonly rule: Pick<RuleUsed, "id" | "name">;
        readonly open: Unresolved;
      }[];
    };
