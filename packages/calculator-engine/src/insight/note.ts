import type { IncomeCounted } from "../canada/countedIncome.ts";
import type { FirstTimeDecision } from "../canada/firstTimeBuyer.ts";
import type { RateClass } from "../canada/offeredRates.ts";
import type { Confidence, RuleInForce, Unresolved } from "../canada/rules/ruleInForce.ts";
import type { Quantity, WithQuantities } from "../quantity.ts";

/** Dated rule that a count applied. */
export interface RuleUsed
  extends Pick<
    RuleInForce<unknown>,
    | "place"
    | "triggerEvent"
    | "effectiveFrom"
    | "effectiveTo"
    | "reviewBy"
    | "unresolved"
    | "unresolvedFrom"
  > {
  /** Id of the rule, such as `stress-test` or `transfer-tax-on`. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  /** URL of the source, and the law or authority that it is. */
  readonly source: string;
  readonly citation: string;
  readonly confidence: Confidence;
}

/** First-time buyer test of one law, with its outcome. */
export interface FirstTimeTested extends Omit<FirstTimeDecision, "rule" | "buyer"> {
  readonly rule: RuleUsed;
}

/** Part of an income: the stated and the counted dollars a year, and the test that was applied. */
export interface CountedPart extends Pick<IncomeCounted, "kind" | "because"> {
  readonly stated: Quantity;
  readonly counted: Quantity;
}

export interface DatedLaw {
  readonly rule: Pick<RuleUsed, "id" | "name">;
  readonly day: string;
}

/** Remark on a lender's count, as data for words in any language. */
export type Note =
  | {
      readonly id:
        | "amortization"
        | "right-to-work"
        | "home-value-unknown"
        | "debt-never-ends"
        | "straight-switch"
        | "territory-fees"
        | "convert-inside"
        | "line-beside"
        | "separation-in-time"
        | "separation-taxed"
        | "co-signer-home";
    }
  /** Estimate of the charge for leaving early: the least and the most by the methods of lenders. */
  | WithQuantities<"charge-by-contract", "least" | "most">
  /** Income test by a new lender: the rate that it tests at, and the monthly payment at that rate. */
  | WithQuantities<"switch-tested", "rate" | "payment">
  /**
   * Estimate of the charge for leaving early: three months' interest (`most`), or otherwise by the method
   * of most lenders, and by that of a big bank.
   */
  | {
      readonly id: "charge-is-estimate";
      readonly isThreeMonths: boolean;
      readonly presentValue: Quantity;
      readonly most: Quantity;
      readonly bank: Quantity;
    }
  /**
   * Rate at which a fixed payment of a variable mortgage covers only its interest, prime at that rate, and
   * the ISO date on which the path reaches it; `null` if it does not within five years.
   */
  | {
      readonly id: "trigger-rate";
      readonly rate: Quantity;
      readonly prime: Quantity;
      readonly from: string | null;
    }
  /** Charges for leaving after some time: five years fixed at most lenders and at a big bank, and variable. */
  | WithQuantities<"charge-if-left", "after" | "fixed" | "bank" | "variable">
  /** Acres of land and feet of shore above which non-residents need the leave of the province. */
  | WithQuantities<"island-leave", "acres" | "shore">
  /** A mortgage registered as a collateral charge does not simply move: usual costs. */
  | WithQuantities<"collateral-charge", "costs">
  /** A line of credit or second loan on the home takes usual costs and a test of the income. */
  | WithQuantities<"other-loan", "costs">
  /** Years left of the amortization, above the most that new lenders usually give. */
  | WithQuantities<"long-amortization", "left" | "most">
  /** Years left by the statement, and by the contract, to which a renewal goes back. */
  | WithQuantities<"back-to-contract", "left" | "contract">
  /** Class of mortgages that assumed rates are for, with its rate for so many years, and those of the others. */
  | {
      readonly id: "rate-class";
      readonly class: RateClass;
      readonly rate: Quantity;
      readonly term: Quantity;
      readonly others: readonly { readonly class: RateClass; readonly rate: Quantity }[];
    }
  /** Lists what a contract may allow without a charge for leaving early. */
  | { readonly id: "before-leaving"; readonly rateType: "fixed" | "variable" }
  /** ISO date from which the law limits the charge for leaving to three months' interest. */
  | { readonly id: "interest-act-limit"; readonly from: string }
  /** Minimum down payment; `not-insurable` if the price or the use of the home rules out insurance. */
  | WithQuantities<"minimum-down-payment" | "not-insurable", "minimum">
  /** The municipality's own rate, which applies above `from` dollars, was not given. */
  | WithQuantities<"municipal-rate-unknown", "from">
  /** The province levies no transfer tax, only registration fees. */
  | WithQuantities<"no-transfer-tax", "fees">
  /**
   * Vacancy tax in percent a year of the assessed value, for residents and for foreign owners, and the
   * maximum credit against it for residents of the province.
   */
  | WithQuantities<"left-empty", "rate" | "foreignRate", "residentCredit">
  /** Flipping tax in percent of the profit, and the time of ownership after which none is due. */
  | WithQuantities<"sold-soon", "rate" | "until">
  /**
   * Sales tax on a new home and the rebates by law. `how` says whether the price includes them, the builder
   * credits the rebates, the buyer claims them later, or nobody lives in the home; `owed` if that makes
   * the rebates in the price due at closing.
   */
  | {
      readonly id: "new-home-tax";
      readonly how: "included" | "credited" | "claimed" | "not-lived-in" | "owed";
      readonly tax: "gst" | "hst" | "gst-and-qst";
      readonly amount: Quantity;
      readonly rebate: Quantity;
      /** Rebate of a first-time buyer. */
      readonly firstTime: Quantity;
    }
  /**
   * Rebate on a new home by a regulation whose amounts were not read, for agreements from the rule's first day to `until`. It is
   * not counted.
   */
  | {
      readonly id: "announced-relief";
      readonly amount: Quantity;
      readonly rule: RuleUsed;
      readonly until: string | null;
    }
  /** Credit for transfer duties that is reported; its text was looked for on `readOn` and not found. */
  | { readonly id: "likely-credit"; readonly amount: Quantity; readonly readOn: string }
  /** Rent is over half of the income that counts. */
  | { readonly id: "rent-carries" }
  /** The loan is more than `multiple` times the income; banks limit how many such loans they make. */
  | WithQuantities<"loan-to-income", "multiple">
  /** Share of the home's value that an insured refinance may reach if units are added. */
  | WithQuantities<"added-units", "share">
  /** Transfer duty that the municipality bills after the closing. */
  | WithQuantities<"duty-billed-later", "amount">
  /** Savings besides the down payment that a lender asks for on an insured purchase. */
  | WithQuantities<"closing-reserve", "share" | "amount">
  /** Many lenders lend only `share` of the price above `from`: this down payment or price then results. */
  | WithQuantities<"sliding-scale", "from" | "share", "downPayment" | "price">
  /** Counted part of an income that is not all salary; `share` is the percent of rent that counts. */
  | {
      readonly id: "income-counted";
      readonly total: Quantity;
      readonly share: Quantity;
      readonly parts: readonly CountedPart[];
    }
  /** Prices with the rent counted by the insurer's program, and by the lender's own. */
  | WithQuantities<"rent-by-program", "insurer" | "lender">
  /** Additional income a year that the estimate's price takes, for example of a co-borrower. */
  | WithQuantities<"co-borrower", "income">
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
