import type { Requirement } from "../calculator.ts";
import type { Compounding } from "../canada/compoundingsPerYear.ts";
import type { Territory } from "../canada/place.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import type { City } from "../canada/rules/landTransferTaxOfCities.ts";
import type { SharedInput, sharedFigures } from "../figures.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import type { BridgeReason } from "../insight/bridge.ts";
import type { LenderLimit } from "../insight/limit.ts";
import type { Note } from "../insight/note.ts";
import type { Formatter } from "./Formatter.ts";
import type { SharedFactWords } from "./sharedFacts.ts";

type NumberRequirement = Extract<Requirement, { readonly max: number }>;

/** Splits a union so that each id is a separate member. */
type ById<Union extends { readonly id: string }> = Union extends unknown
  ? { [Id in Union["id"]]: Omit<Union, "id"> & { readonly id: Id } }[Union["id"]]
  : never;

/** Words for each member of a union discriminated by `id`. */
type Templates<Union extends { readonly id: string }, Output, More = unknown> = {
  readonly [Id in Union["id"]]: (
    entry: Extract<ById<Union>, { readonly id: Id }> & More,
    format: Formatter,
  ) => Output;
};

/** Name and reason of a bridge step. */
export interface Reason {
  readonly label: string;
  readonly because: string;
}

/** Words of the lender's count. */
interface LenderVocabulary {
  /** `rule` is the name of the rule that goes with the step. */
  readonly bridge: Templates<BridgeReason, Reason, { readonly rule: string }>;
  readonly notes: Templates<Note, string>;
  /** Main reason for a lender's figure, as a sentence. */
  readonly limits: Templates<LenderLimit, string, { readonly reason: Reason }>;
}

/**
 * Words that only some counts need, by topic, so that a page ships only those of its topics: income,
 * purchase, change of mortgage, leaving one and the choice of a term.
 */
interface LenderTopics {
  readonly income: {
    readonly bridge: "income-counted";
    readonly notes: "income-counted" | "rent-by-program" | "co-borrower";
    readonly limits: never;
  };
  readonly leaving: {
    readonly bridge: "lender-method" | "privilege-first" | "interest-act" | "term-over";
    readonly notes: "charge-by-contract" | "convert-inside" | "interest-act-limit";
    readonly limits: never;
  };
  readonly term: {
    readonly bridge: "other-lengths" | "rate-path" | "left-early";
    readonly notes: "trigger-rate" | "charge-if-left";
    readonly limits: never;
  };
  readonly purchase: {
    readonly bridge:
      | "stress-test"
      | "debt-service-limits"
      | "housing-costs"
      | "premium-tier"
      | "cash-only"
      | "costs-of-closing"
      | "minimum-down-payment"
      | "insurance-cap"
      | "premium-borrowed"
      | "premium-tax"
      | "principal-repaid"
      | "down-payment-kept"
      | "other-appreciation"
      | "selling-costs"
      | "invested-instead"
      | "transfer-tax"
      | "transfer-tax-instead"
      | "transfer-relief"
      | "new-home-tax"
      | "new-home-rebate";
    readonly notes:
      | "new-home-tax"
      | "announced-relief"
      | "closing-reserve"
      | "duty-billed-later"
      | "sliding-scale"
      | "municipal-rate-unknown"
      | "no-transfer-tax"
      | "territory-fees"
      | "left-empty"
      | "sold-soon";
    readonly limits:
      | "income-gds"
      | "income-tds"
      | "down-payment"
      | "amortization"
      | "insurance-cap"
      | "nothing-down"
      | "cash-only";
  };
  readonly change: {
    readonly bridge:
      | "refinance-limit"
      | "debts-paid-off"
      | "refinance-costs"
      | "payments-kept"
      | "dearest-only"
      | "no-loan"
      | "line-instead"
      | "end-of-term"
      | "new-term"
      | "longest-term"
      | "blend-not-offered"
      | "collateral-charge"
      | "offer-unknown"
      | "waiting"
      | "mortgage-repriced"
      | "prepayment-charge";
    readonly notes:
      | "charge-is-estimate"
      | "before-leaving"
      | "collateral-charge"
      | "home-value-unknown"
      | "debt-never-ends"
      | "straight-switch"
      | "switch-tested"
      | "balance-above-limit"
      | "nothing-fits";
    readonly limits:
      | "end-of-term"
      | "new-term"
      | "end-of-mortgage"
      | "terms-compared"
      | "above-limit"
      | "nothing-fits";
  };
}

type Topic = keyof LenderTopics;

/** Words of the lender's count that one topic adds. */
export type LenderWords<Of extends Topic> = {
  readonly [Part in keyof LenderVocabulary]: Pick<
    LenderVocabulary[Part],
    LenderTopics[Of][Part] & keyof LenderVocabulary[Part]
  >;
};

/** Words of the lender's count that every question needs. */
type CommonSayings = {
  readonly [Part in keyof LenderVocabulary]: Omit<
    LenderVocabulary[Part],
    LenderTopics[Topic][Part]
  >;
};

/** Side of a threshold, seen from the present value of the input. */
export type ThresholdSide = "from" | "above" | "to" | "below";

/** Words of one language that every question shares; a missing word is a compile error. */
export interface SharedVocabulary extends CommonSayings {
  readonly facts: SharedFactWords;
  readonly yes: string;
  readonly no: string;
  /** Text in place of an unknown number. */
  readonly unknown: string;
  /** Joins one of several buyers, such as "Buyer 1", with the question about that buyer. */
  readonly asked: (of: string, ask: string) => string;
  /** Writes the effect of another value of a fact. */
  readonly effect: (condition: string, otherwise: string) => string;
  /** Writes the sentence that names the parts not counted because they are unknown. */
  readonly notCounted: (names: string) => string;
  readonly figures: Readonly<Record<keyof typeof sharedFigures | SharedInput, string>>;
  /** Names with an article, as in "with a down payment of". */
  readonly inputs: Readonly<Record<SharedInput, string>>;
  readonly requirements: {
    readonly number: (range: NumberRequirement, format: Formatter) => string;
    readonly belowPrice: string;
    readonly choice: string;
    readonly yesNo: string;
    readonly text: string;
    readonly date: string;
  };
  /** Writes the message for a number above the maximum. */
  readonly tooLarge: (most: string) => string;
  /** Message for an issue that only a program can cause. */
  readonly unusable: string;
  readonly thresholds: Readonly<
    Record<ThresholdSide, (input: string, value: string, answer: string) => string>
  >;
  /** Thresholds that stand under the label of their input. */
  readonly thresholdsUnderLabel: Readonly<
    Record<ThresholdSide, (value: string, answer: string) => string>
  >;
  readonly about: (value: string) => string;
  /** Text before the arguments of a function. */
  readonly functions: Readonly<Record<"min" | "max", string>>;
  readonly and: string;
  readonly since: (formula: string, condition: string) => string;
  readonly recommendation: string;
  readonly provinces: Readonly<Record<Province | Territory, string>>;
  readonly cities: Readonly<Record<City, string>>;
  readonly compoundings: Readonly<Record<Compounding, string>>;
  readonly frequencies: Readonly<Record<PaymentFrequency, string>>;
  readonly rateTypes: Readonly<Record<"fixed" | "variable", string>>;
}
