import type { Requirement } from "../calculator.ts";
import type { Compounding } from "../canada/compoundingsPerYear.ts";
import type { City } from "../canada/rules/municipalTransfer.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import type { SharedInput, sharedFigures } from "../figures.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import type { BridgeReason } from "../insight/bridge.ts";
import type { LenderLimit } from "../insight/limit.ts";
import type { Note } from "../insight/note.ts";
import type { Formatter } from "./Formatter.ts";
import type { SharedFactWords } from "./sharedFacts.ts";

/** A union taken apart so that each id is a member of its own. */
type ById<Union extends { readonly id: string }> = Union extends unknown
  ? { [Id in Union["id"]]: Omit<Union, "id"> & { readonly id: Id } }[Union["id"]]
  : never;

/** For each member of a union told apart by `id`, what is said of it. */
type Saying<Union extends { readonly id: string }, Said, More = unknown> = {
  readonly [Id in Union["id"]]: (
    said: Extract<ById<Union>, { readonly id: Id }> & More,
    format: Formatter,
  ) => Said;
};

/** What a bridge's step is called and why it is there; rules bring their own name. */
export interface Reason {
  readonly label: string;
  readonly because: string;
}

/** Everything that lender's views say. */
interface LenderVocabulary {
  /** `rule` is the name of the rule that goes with the step. */
  readonly bridge: Saying<BridgeReason, Reason, { readonly rule: string }>;
  readonly notes: Saying<Note, string>;
  /** What a lender's figure comes from, in a sentence. */
  readonly limits: Saying<LenderLimit, string, { readonly said: Reason }>;
}

/** What only some of them say, so that a page ships it with them: those of a purchase, and of a mortgage that is changed. */
interface LenderTopics {
  readonly purchase: {
    readonly bridge:
      | "stress-test"
      | "debt-service-limits"
      | "housing-costs"
      | "premium-tier"
      | "cash-price"
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
      | "transfer-relief";
    readonly notes: "municipal-rate-unknown" | "no-transfer-tax";
    readonly limits:
      | "income-gds"
      | "income-tds"
      | "down-payment"
      | "amortization"
      | "insurance-cap"
      | "nothing-down"
      | "cash";
  };
  readonly change: {
    readonly bridge:
      | "refinance-limit"
      | "debts-paid-off"
      | "refinance-costs"
      | "end-of-term"
      | "new-term"
      | "offer-unknown"
      | "waiting"
      | "mortgage-repriced"
      | "prepayment-charge";
    readonly notes:
      | "charge-is-estimate"
      | "home-value-unknown"
      | "debt-never-ends"
      | "straight-switch"
      | "balance-above-limit"
      | "nothing-fits";
    readonly limits:
      | "end-of-term"
      | "new-term"
      | "end-of-mortgage"
      | "shortest-term"
      | "above-limit"
      | "nothing-fits";
  };
}

type Topic = keyof LenderTopics;

/** The part of it that one topic adds. */
export type LenderSayings<Of extends Topic> = {
  readonly [Part in keyof LenderVocabulary]: Pick<
    LenderVocabulary[Part],
    LenderTopics[Of][Part] & keyof LenderVocabulary[Part]
  >;
};

/** What all of them say. */
type CommonSayings = {
  readonly [Part in keyof LenderVocabulary]: Omit<
    LenderVocabulary[Part],
    LenderTopics[Topic][Part]
  >;
};

/** Where a tipping point lies, seen from what the input is now. */
export type Turn = "from" | "above" | "to" | "below";

/** What one language says whatever the question; a word left out does not compile. */
export interface SharedVocabulary extends CommonSayings {
  readonly facts: SharedFactWords;
  readonly yes: string;
  readonly no: string;
  /** A number that is not known. */
  readonly unknown: string;
  /** What another value of a fact would lead to. */
  readonly effect: (condition: string, otherwise: string) => string;
  /** Both answers in one sentence. */
  readonly otherwise: (sentence: string, otherwise: string, condition: string) => string;
  /** Names what was not counted since it is not known. */
  readonly notCounted: (names: string) => string;
  readonly figures: Readonly<Record<keyof typeof sharedFigures, string>>;
  /** With an article, as in "with a down payment of". */
  readonly inputs: Readonly<Record<SharedInput, string>>;
  readonly requirements: Saying<Requirement, string>;
  /** For a number above what can be calculated with. */
  readonly tooLarge: (most: string) => string;
  /** What is said of a value that only a program can get wrong. */
  readonly unusable: string;
  readonly turns: Readonly<Record<Turn, (input: string, value: string, answer: string) => string>>;
  readonly about: (value: string) => string;
  /** How a function reads that is given in words: before, between and after its arguments. */
  readonly functions: Readonly<Record<"min" | "max", string>>;
  readonly and: string;
  readonly since: (formula: string, condition: string) => string;
  readonly recommendation: string;
  readonly provinces: Readonly<Record<Province, string>>;
  readonly cities: Readonly<Record<City, string>>;
  readonly compoundings: Readonly<Record<Compounding, string>>;
  readonly frequencies: Readonly<Record<PaymentFrequency, string>>;
  readonly rateTypes: Readonly<Record<"fixed" | "variable", string>>;
}
