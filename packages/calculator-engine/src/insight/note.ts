import type { IncomeCounted } from "../canada/countedIncome.ts";
import type { FirstTimeReason, JudgedBuyer } from "../canada/firstTimeBuyer.ts";
import type { Quantity } from "../quantity.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** A law's own first-time test, with its outcome. */
export interface FirstTimeTested {
  readonly rule: RuleUsed;
  readonly met: boolean;
  readonly because: FirstTimeReason;
  /** Percent of the home that the law's relief is for. */
  readonly share: number;
  /** Outcome for each buyer; empty where one answer stood for all. */
  readonly buyers: readonly JudgedBuyer[];
}

/** A part of an income, and what a lender counts of it by which test, in dollars a year. */
export interface CountedPart extends Pick<IncomeCounted, "kind" | "because"> {
  readonly stated: Quantity;
  readonly counted: Quantity;
}

/** Obstacle to a lender's count, or a part left out of it, as data for words. */
export type Note =
  | {
      readonly id:
        | "amortization-too-long"
        | "charge-is-estimate"
        | "home-value-unknown"
        | "debt-never-ends"
        | "straight-switch"
        | "territory-fees";
    }
  /** The least down payment at this price, and that the price is above the cap on insured homes. */
  | { readonly id: "minimum-down-payment" | "not-insurable"; readonly minimum: Quantity }
  /** The share of the home's value that may be borrowed. */
  | { readonly id: "balance-above-limit" | "nothing-fits"; readonly limit: Quantity }
  /** A municipality charges its own rate above this amount, and the rate was not given. */
  | { readonly id: "municipal-rate-unknown"; readonly from: Quantity }
  /** The province levies no transfer tax: its charge is for registering. */
  | { readonly id: "no-transfer-tax"; readonly fees: Quantity }
  /** Percent a year of the assessed value of a home left empty, of residents and of others. */
  | { readonly id: "left-empty"; readonly rate: Quantity; readonly foreignRate: Quantity }
  /** Percent of the profit of a sale so soon, and the time of owning after which none is due. */
  | { readonly id: "sold-soon"; readonly rate: Quantity; readonly until: Quantity }
  /**
   * A rebate on a new home that is announced and was not seen in force, for agreements from the
   * rule's first day to `until`; it is not counted.
   */
  | {
      readonly id: "announced-relief";
      readonly amount: Quantity;
      readonly rule: RuleUsed;
      readonly until: string | null;
    }
  /** An income that is not all salary: what counts of it, and the percent that counts of rent. */
  | {
      readonly id: "income-counted";
      readonly total: Quantity;
      readonly share: Quantity;
      readonly parts: readonly CountedPart[];
    }
  | { readonly id: "first-time"; readonly tests: readonly FirstTimeTested[] };
