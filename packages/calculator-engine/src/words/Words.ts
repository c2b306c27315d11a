import type { InputIssue } from "../calculator.ts";
import type { ExplanationStep } from "../explain/explainSteps.ts";
import type { Formula } from "../explain/formula.ts";
import type { Answer, Fact } from "../insight/Answer.ts";
import type { BridgeStep } from "../insight/bridge.ts";
import type { LenderLimit } from "../insight/limit.ts";
import type { Note } from "../insight/note.ts";
import type { Threshold } from "../insight/thresholds.ts";
import type { Formatter } from "./Formatter.ts";
import type { Labels, WrittenFact, WrittenVerdict } from "./QuestionWords.ts";
import type { Reason, SharedVocabulary } from "./SharedVocabulary.ts";

/** A step as it is shown. */
export interface WrittenStep {
  readonly label: string;
  /** In names, and the same in figures; empty where there is nothing to put in. */
  readonly formula: string;
  readonly sum: string;
  readonly value: string;
}

/** Everything the engine returns, in the words of one language. */
export interface Words
  extends Pick<
    SharedVocabulary,
    "provinces" | "cities" | "compoundings" | "frequencies" | "rateTypes"
  > {
  readonly language: "en" | "fr";
  readonly locale: "en-CA" | "fr-CA";
  readonly format: Formatter;
  /** A figure's name, in lower case. */
  figure(figure: { readonly id: string; readonly of?: string }): string;
  /** The same text with a capital first letter. */
  heading(text: string): string;
  /** In English the estimate's own text. */
  recommendation(id: string): string;
  /** In English the estimate's own text. */
  warning(id: string): string;
  /** In names: `annual income ÷ 12`. */
  formula(formula: Formula): string;
  /** In figures: `$120,000 ÷ 12`. */
  sum(formula: Formula): string;
  step(step: ExplanationStep): WrittenStep;
  bridgeStep(step: BridgeStep): Reason;
  note(note: Note): string;
  /** Returns the labels of a question's two figures; `estimate` is the id of one of several. */
  labels(question: string, estimate?: string): Labels;
  /** Returns the origin of a lender's figure, in a sentence. */
  limit(limit: LenderLimit): string;
  /** Returns the verdict in one sentence, with its reason. */
  verdict(answer: Answer): WrittenVerdict;
  /**
   * Returns the question for a fact, the value that was counted and the effect of another value.
   */
  fact(fact: Fact, question: string): WrittenFact;
  threshold(threshold: Threshold): string;
  rule(rule: { readonly id: string; readonly name: string }): string;
  /** Returns the correction to enter for a refused field. */
  issue(issue: InputIssue): string;
}
