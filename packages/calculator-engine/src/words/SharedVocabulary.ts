import type { Requirement } from "../calculator.ts";
import type { Compounding } from "../canada/compounding.ts";
import type { RateKind } from "../canada/offeredRates.ts";
import type { Territory } from "../canada/place.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import type { City } from "../canada/rules/landTransferTaxOfCities.ts";
import type { SharedInput, sharedFigures } from "../explain/explainSteps.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import type { changeEnglish } from "./change.en.ts";
import type { CityWords, FactWords } from "./FactWords.ts";
import type { Formatter } from "./Formatter.ts";
import type { factsEnglish } from "./facts.en.ts";
import type { LenderVocabulary, SomeLenderWords } from "./LenderVocabulary.ts";
import type { purchaseEnglish } from "./purchase.en.ts";

type NumberRequirement = Extract<Requirement, { readonly max: number }>;

type IdsOf<Some extends SomeLenderWords> = {
  readonly [Part in keyof LenderVocabulary]: keyof Some[Part];
};

/** Words that only some counts need, by topic, so that a page ships only those of its topics. */
interface LenderTopics {
  readonly income: {
    readonly bridge: "income-counted";
    readonly notes: "income-counted" | "rent-by-program" | "co-borrower";
  };
  readonly leaving: {
    readonly bridge: "lender-method" | "privilege-first" | "interest-act" | "term-over";
    readonly notes: "charge-by-contract" | "convert-inside" | "interest-act-limit";
  };
  readonly term: {
    readonly bridge: "other-lengths" | "rate-path" | "left-early";
    readonly notes: "trigger-rate" | "charge-if-left";
  };
  readonly purchase: IdsOf<typeof purchaseEnglish>;
  readonly change: IdsOf<typeof changeEnglish>;
}

export type Topic = keyof LenderTopics;

type PartsOf<Topics> = Topics extends unknown ? keyof Topics : never;

/** Words of the lender's count that topics add. */
export type LenderWords<Of extends Topic> = {
  readonly [Part in keyof LenderVocabulary & PartsOf<LenderTopics[Of]>]: Pick<
    LenderVocabulary[Part],
    TopicalIds<Part, LenderTopics[Of]> & keyof LenderVocabulary[Part]
  >;
};

type TopicalIds<Part, Of = LenderTopics[Topic]> = Of extends unknown ? Of[Part & keyof Of] : never;

/** Words of the lender's count that every question needs. */
type CommonSayings = {
  readonly [Part in keyof LenderVocabulary]: Omit<LenderVocabulary[Part], TopicalIds<Part>>;
};

/** Facts that several questions ask for. */
export type SharedFact = keyof typeof factsEnglish;

export type SharedFactWords = Readonly<Record<Exclude<SharedFact, "city">, FactWords>> & {
  readonly city: CityWords;
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
  /** Name of a buyer in a clause: of one by the number, or of any without one. */
  readonly buyer: (number: number | null) => string;
  /** Name of a buyer as a heading: "Buyer 1". */
  readonly buyerName: (number: number) => string;
  /** Joins one of several buyers, such as "Buyer 1", with the question about that buyer. */
  readonly asked: (of: string, ask: string) => string;
  /** Writes the effect of another value of a fact. */
  readonly effect: (condition: string, otherwise: string) => string;
  /** Writes the sentence that names the parts not counted because they are unknown. */
  readonly notCounted: (names: string) => string;
  readonly figures: Readonly<Record<keyof typeof sharedFigures | SharedInput, string>>;
  /** Names with an article, as in "with a down payment of", of the inputs that thresholds are about. */
  readonly inputs: Readonly<
    Record<Exclude<SharedInput, "propertyTaxRate" | "monthsRemaining">, string>
  >;
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
  /** Writes the rate that an answer rests on; `day` is empty if the page does not say. */
  readonly rates: {
    readonly entered: (rate: string) => string;
    readonly published: (rate: string, years: number, kind: RateKind, day: string) => string;
    readonly market: (rate: string, years: number, kind: RateKind, day: string) => string;
  };
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
