import type { InputIssue } from "@mortgage-kit/calculator-engine";
import type { Case } from "@mortgage-kit/calculator-engine/case";
import type { Answer, Fact, Threshold } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import type { FormView } from "../FormView.ts";
import type { Facts } from "../wizard/Facts.ts";
import type { ResultSummary } from "./Figure.ts";
import type { ResultParts } from "./ResultParts.ts";

export interface Estimated {
  readonly inputs: unknown;
  readonly summary: ResultSummary;
}

/** An estimate with its verdict and a lender's count of it, as every part of a result reads it. */
export interface Answered extends Estimated {
  readonly view: FormView;
  readonly parts: ResultParts;
  readonly answer: Answer;
  /** ISO date of the rules with which it was worked out. */
  readonly on: string;
  readonly verdict: ReturnType<Words["verdict"]>;
  /** Validation issues of stated facts that could not be used, by fact id. */
  readonly refused: Readonly<Record<string, InputIssue>>;
  readonly facts: Facts;
  readonly deciding: readonly Fact[];
  readonly thresholds: readonly Threshold[];
}

export interface AnsweredProps {
  answered: Answered;
}

/** Returns the case that brings a result back, with the facts that its page sets. */
export const caseOf = ({ view, inputs, facts, on }: Answered): Case => ({
  question: view.calculator.id,
  ...{ inputs: Object(inputs), given: { ...facts.preset, ...facts.given }, on },
});
