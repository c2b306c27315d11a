import type { CalculatorOf, NumberFieldOf } from "../calculator.ts";
import type { Compounding } from "../canada/compounding.ts";
import type { OfferedRate, RateKind } from "../canada/offeredRates.ts";
import type { ExplanationStep } from "../explain/explainSteps.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import type { Figure, WithQuantities } from "../quantity.ts";
import type { BridgeStep } from "./bridge.ts";
import type {
  AnswerOptions,
  DescribedFacts,
  FactDefinitions,
  FactKind,
  FactValue,
  GivenFacts,
} from "./facts.ts";
import type { Note, RuleUsed } from "./note.ts";
import type { Threshold, ThresholdSearch } from "./thresholds.ts";

/** A figure as a Canadian lender or lawyer counts it, with its differences from the estimate. */
export interface LenderCount {
  /** The estimate's own figure, to the cent. */
  readonly estimate: Figure;
  /** Estimate plus the amounts of the bridge, to the cent; `null` if no lender could lend. */
  readonly figure: Figure | null;
  /** True if the two figures differ by at most 1 % of the estimate. */
  readonly isClose: boolean;
  /** Main reason for the figure. */
  readonly limit: LenderLimit;
  readonly bridge: readonly BridgeStep[];
  /** Other figures of the lender's count, unrounded. */
  readonly findings: readonly Figure[];
  readonly rulesUsed: readonly RuleUsed[];
  readonly notes: readonly Note[];
  /** Ids of unknown facts whose part of the figure was not counted. */
  readonly missing: readonly string[];
}

/**
 * Verdict of an answer. The words have a sentence for each `id`; the other fields are its values.
 */
export interface Verdict {
  readonly id: string;
}

/**
 * Certainty of a verdict: `checked` if no value of any fact that was assumed changes it; `usual` if only
 * facts at their usual values could; `depends` if a fact that decides it was assumed or a law behind it is
 * unresolved; `not-checked` if a part could not be counted at all.
 */
export type VerdictConfidence = "checked" | "usual" | "depends" | "not-checked";

/** Verdict that another value of one fact gives. */
export interface AlternativeVerdict<OfVerdict extends Verdict = Verdict> {
  /** The id of the fact. */
  readonly fact: string;
  readonly kind: FactKind;
  readonly value: FactValue;
  readonly verdict: OfVerdict;
  /** Lender's figure with that value; `null` if no lender could lend. */
  readonly figure: Figure | null;
}

/** Verdict of an answer, with its certainty. */
export type VerdictWithConfidence<OfVerdict extends Verdict = Verdict> = OfVerdict & {
  readonly confidence: VerdictConfidence;
  /** Other verdict that an assumed fact could lead to; `null` if there is none. */
  readonly otherwise: AlternativeVerdict<OfVerdict> | null;
  /** Ids of unknown facts whose part was not counted. */
  readonly missing: readonly string[];
};

/** Fact that a lender asks for, with the value used and the effect of another one. */
export interface Fact<OfVerdict extends Verdict = Verdict> {
  readonly id: string;
  readonly kind: FactKind;
  /** Values that a choice offers, given the other facts. */
  readonly options: readonly FactValue[];
  readonly value: FactValue;
  /** True if the value was assumed. */
  readonly assumed: boolean;
  /** True if missing, or if another value changes the verdict or the figure by more than 2 %. */
  readonly decides: boolean;
  /** True if the assumed value is the usual one, so that another is the exception. */
  readonly usual: boolean;
  /** True if a slider goes with the number. */
  readonly slider?: boolean;
  /** Number of the buyer that the fact is about, from 1; absent if it is about all buyers. */
  readonly buyer?: number;
  /** Tried value that changes the answer most; `null` if none changes it. */
  readonly effect: AlternativeVerdict<OfVerdict> | null;
}

/** Answer to a question: the estimate, a lender's count, the verdict and the deciding facts. */
export interface Answer<
  Inputs = unknown,
  Result = unknown,
  OfVerdict extends Verdict = Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly question: string;
  readonly inputs: Inputs;
  /** Result of the calculator, unchanged. */
  readonly estimate: Result;
  readonly lender: Count;
  readonly verdict: VerdictWithConfidence<OfVerdict>;
  /** Relevant facts: deciding ones first, then those without a usual value, then by effect. */
  readonly facts: readonly Fact<OfVerdict>[];
  /** The day whose rules were used, as an ISO date. */
  readonly on: string;
  /** Rates that it rests on; none for a question without interest. */
  readonly rates: readonly UsedRate[];
}

/** Rate that an answer rests on: entered, published by the page's lenders, or advertised in the market. */
export type UsedRate =
  | { readonly from: "entered"; readonly annualRate: number }
  | {
      readonly from: "published" | "market";
      readonly annualRate: number;
      readonly years: number;
      readonly kind: RateKind;
      /** ISO date since which it is offered; `null` if the page does not say. */
      readonly day: string | null;
    };

/** Main reason for a lender's figure, as data for one sentence in any language. */
export type LenderLimit =
  /** Housing costs (GDS) or all debts (TDS) reach this share of income, tested at this rate. */
  | WithQuantities<"income-gds" | "income-tds", "share" | "rate">
  /** The down payment is the minimum; `share` is `null` if that is not one percentage of the price. */
  | WithQuantities<"down-payment", "downPayment", "share">
  /** The down payment is the uninsured minimum, as the amortization is too long to insure. */
  | WithQuantities<"amortization", "years" | "downPayment" | "share">
  /** A home above `cap` cannot be insured and needs this down payment. */
  | WithQuantities<"insurance-cap", "cap" | "minimum">
  /** The exception from the prohibition on buyers from abroad allows no higher price. */
  | WithQuantities<"price-limit", "price">
  /** There is no down payment; `share` is the minimum, in percent of the price. */
  | WithQuantities<"nothing-down", "share">
  /** The income supports no mortgage, so the down payment has to cover the price. */
  | { readonly id: "cash-only" }
  | Refused
  /** Interest saved in `months`, and the costs of changing. */
  | WithQuantities<"end-of-term" | "new-term" | "terms-compared", "months" | "saved" | "costs">
  /** The balance is above `max`, the share of the home's value that another lender could take over. */
  | WithQuantities<"above-limit", "limit" | "max">
  /** Nothing can be refinanced, as the mortgage already reaches this share of the home's value. */
  | WithQuantities<"nothing-fits", "limit">
  /** The largest difference of the bridge. */
  | { readonly id: "difference"; readonly step: BridgeStep }
  /** The figure equals the estimate. */
  | { readonly id: "same" };

/** Refusal by every lender: the minimum down payment, and the part of it that is missing. */
export type Refused = WithQuantities<"refused", "minimum" | "missing">;

/** Loan with an amortization schedule, and the inputs that its figures come from. */
export interface ScheduledLoan {
  /** Identifies the loan among those of one question. */
  readonly id: string;
  readonly principal: number;
  readonly annualRate: number;
  readonly amortizationYears: number;
  /** As the lender compounds it; monthly, as estimates do, without one. */
  readonly compounding?: Compounding;
  /** Payment frequency that the borrower prefers, if the question asks for it. */
  readonly preferred?: PaymentFrequency;
  /** Names of these inputs, for a spreadsheet that recalculates; none by default. */
  readonly from?: Readonly<
    Partial<Record<"principal" | "annualRate" | "amortizationYears" | "preferred", string>>
  >;
}

/** One question: its answer, its explanation and its thresholds. */
export interface Insight<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly id: string;
  readonly calculator: CalculatorOf<Inputs, Result>;
  /** Facts that the question asks for in addition to the calculator's fields. */
  readonly facts: DescribedFacts<Facts>;
  /** @throws CalculatorInputError for inputs or facts that cannot be used. */
  answer(
    inputs: Inputs,
    given?: GivenFacts<Facts>,
    options?: AnswerOptions<Facts>,
  ): Answer<Inputs, Result, OfVerdict, Count>;
  /**
   * Explains the estimate step by step; the last step is its result or its recommendation.
   *
   * @throws CalculatorInputError
   */
  explain(inputs: Inputs): readonly ExplanationStep[];
  /**
   * Finds, for each input, the nearest value that changes the outcome while the other inputs stay the
   * same. Omits values beyond a factor of four. The result is sorted, nearest first.
   *
   * @throws CalculatorInputError
   */
  thresholds(
    inputs: Inputs,
    given?: GivenFacts<Facts>,
    options?: AnswerOptions<Facts>,
  ): readonly Threshold[];
  /**
   * Yields the same thresholds unsorted, and `null` after each calculation of a lender's figures, so
   * that a page can stay responsive in between.
   *
   * @throws CalculatorInputError
   */
  eachThreshold(
    inputs: Inputs,
    given?: GivenFacts<Facts>,
    options?: AnswerOptions<Facts>,
  ): Iterable<Threshold | null>;
  /** Returns the loans of the answer that have an amortization schedule. */
  scheduleInputs(answer: Answer<Inputs, Result, OfVerdict, Count>): readonly ScheduledLoan[];
}

/** Inputs, estimate and facts that a count and a verdict are calculated from. */
export interface InsightCase<Inputs, Result, Facts> {
  readonly inputs: Inputs;
  readonly estimate: Result;
  readonly facts: Facts;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
  /** Fixed rates of the page's lenders; the engine's dated market rates by default. */
  readonly rates?: readonly OfferedRate[] | undefined;
}

/** Names that a verdict leaves to its answer, which adds them. */
export type AddedByAnswers = Readonly<
  Partial<Record<Exclude<keyof VerdictWithConfidence, "id">, never>>
>;

/** Definition of an insight, as its author writes it. */
export interface InsightDefinition<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount,
> {
  readonly calculator: CalculatorOf<Inputs, Result>;
  readonly facts: FactDefinitions<NoInfer<Facts>, NoInfer<Inputs>>;
  /** Calculates as a lender would, from validated values. The types are inferred from it. */
  readonly count: (of: InsightCase<Inputs, Result, Facts>) => Count;
  readonly verdict: (of: InsightCase<Inputs, Result, Facts>, count: Count) => OfVerdict;
  /** Returns how far counts with figures differ for the verdict, as a share; by default, the figures. */
  readonly difference?: (one: Count, other: Count) => number;
  /** Returns what the sentence of a verdict says as another answer: by default, its id and amounts. */
  readonly said?: (verdict: OfVerdict) => unknown;
  /** Returns what the verdict recommends, such as an offer's name; by default its id. */
  readonly choiceOf?: (verdict: OfVerdict) => string;
  /** Explains the estimate of valid inputs step by step; the last step is its result. */
  readonly explain: (inputs: Inputs) => readonly ExplanationStep[];
  /** Inputs whose thresholds are searched, by their names; none by default. */
  readonly thresholds?: (inputs: Inputs) => {
    readonly [Id in NumberFieldOf<Inputs>]?: ThresholdSearch;
  };
  /** Returns the outcome that changes at an input's threshold; by default the verdict's id. */
  readonly outcome?: (count: Count, verdict: OfVerdict, field: string) => string;
  /** Returns the loans that have an amortization schedule; none by default. */
  readonly schedules?: (answer: Answer<Inputs, Result, OfVerdict, Count>) => Entries<ScheduledLoan>;
}

/** Entries and lists of them; `false`, `null` and `undefined` stand for those that do not apply. */
export type Entries<Entry> = readonly (Entry | Entries<Entry> | false | null | undefined)[];
