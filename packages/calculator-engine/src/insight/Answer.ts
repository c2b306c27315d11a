import type { Figure } from "../quantity.ts";
import type { BridgeStep } from "./bridge.ts";
import type { LenderLimit } from "./limit.ts";
import type { Note } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** A figure as a Canadian lender or lawyer counts it, with its differences from the estimate. */
export interface LenderCount {
  /** The estimate's own figure, to the cent. */
  readonly estimate: Figure;
  /** To the cent: the estimate plus the amounts of the bridge; `null` if no lender could lend. */
  readonly figure: Figure | null;
  /** True if the two are at most 1 % of the estimate apart. */
  readonly isClose: boolean;
  /** Origin of the figure. */
  readonly limit: LenderLimit;
  readonly bridge: readonly BridgeStep[];
  /** Other figures of the lender's count, unrounded. */
  readonly findings: readonly Figure[];
  readonly rulesUsed: readonly RuleUsed[];
  readonly notes: readonly Note[];
  /** Facts without which a part of the figure was not counted. */
  readonly missing: readonly string[];
}

/**
 * Verdict on an answer, by an id that words have a sentence for; the other fields are its amounts.
 */
export interface Verdict {
  readonly id: string;
}

/**
 * Certainty of a verdict: `checked` if every fact that decides it was given, `depends` if one was
 * assumed, `not-checked` if a part could not be counted at all.
 */
export type Confidence = "checked" | "depends" | "not-checked";

export type FactValue = string | number | boolean | null;

/** The verdict under another value of one fact. */
export interface Otherwise<OfVerdict extends Verdict = Verdict> {
  /** The id of the fact. */
  readonly fact: string;
  readonly kind: FactKind;
  readonly value: FactValue;
  readonly verdict: OfVerdict;
  /** Lender's figure under that value; `null` if no lender could lend. */
  readonly figure: Figure | null;
}

/** Verdict of an answer, with its certainty. */
export type SureVerdict<OfVerdict extends Verdict = Verdict> = OfVerdict & {
  readonly confidence: Confidence;
  /** The other answer, if a fact that was not given leads to one. */
  readonly otherwise: Otherwise<OfVerdict> | null;
  /** The facts that are not known and without which a part was not counted. */
  readonly missing: readonly string[];
};

export type FactKind = "choice" | "yesNo" | "money" | "percent" | "months" | "years";

/** One fact that a lender asks for: the value counted, and the effect of another one. */
export interface Fact<OfVerdict extends Verdict = Verdict> {
  readonly id: string;
  readonly kind: FactKind;
  /** Values that a choice offers, given the other facts. */
  readonly options: readonly FactValue[];
  readonly value: FactValue;
  /** True if the value was assumed. */
  readonly assumed: boolean;
  /** True if missing, or if another value moves the figure by more than 2 % or the verdict. */
  readonly decides: boolean;
  /** True if the assumed value is the usual one, so that another is the exception. */
  readonly usual: boolean;
  /** The buyer that the fact is about, from 1; absent where it is about all. */
  readonly buyer?: number;
  /** The other value that changes the most; `null` where none that was tried changes anything. */
  readonly effect: Otherwise<OfVerdict> | null;
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
  /** The specification's result, untouched. */
  readonly estimate: Result;
  readonly lender: Count;
  readonly verdict: SureVerdict<OfVerdict>;
  /** Facts that matter here, the one with the largest effect first. */
  readonly facts: readonly Fact<OfVerdict>[];
  /** The day whose rules were used, as an ISO date. */
  readonly on: string;
}
