import type { FieldKind } from "../calculator.ts";
import type { Figure } from "../quantity.ts";
import type { BridgeStep } from "./bridge.ts";
import type { LenderLimit } from "./limit.ts";
import type { Note } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

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

export type FactValue = string | number | boolean | null;

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

/** Kind of a fact: a choice, a yes or no, or the unit of a number. */
export type FactKind = Exclude<FieldKind, "text" | "date" | "list">;

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
}
