import type { InputIssue } from "../calculator.ts";
import type { ExplanationStep, Formula } from "../explain/explainSteps.ts";
import type { Answer, Fact, LenderLimit, UsedRate } from "../insight/Answer.ts";
import type { BridgeStep } from "../insight/bridge.ts";
import type { Note } from "../insight/note.ts";
import type { Threshold } from "../insight/thresholds.ts";
import type { Formatter } from "./Formatter.ts";
import type { Reason } from "./LenderVocabulary.ts";
import type { Labels, WrittenFact, WrittenVerdict } from "./QuestionWords.ts";
import type { SharedVocabulary } from "./shared.en.ts";

/** Explanation step as text. */
export interface WrittenStep {
  readonly label: string;
  /** Formula with names, and with values; `sum` is empty if the formula has no figures. */
  readonly formula: string;
  readonly sum: string;
  readonly value: string;
}

export type WordsLanguage = "en" | "fr";

/** Texts in one language for everything that the engine returns. */
export interface Words<Language extends WordsLanguage = WordsLanguage>
  extends Pick<
    SharedVocabulary,
    "provinces" | "cities" | "compoundings" | "frequencies" | "rateTypes"
  > {
  readonly language: Language;
  readonly locale: "en-CA" | "fr-CA";
  readonly format: Formatter;
  /** Returns a figure's name, in lower case. */
  figure(figure: { readonly id: string; readonly of?: string }): string;
  /** Returns the text with a capital first letter. */
  heading(text: string): string;
  /** Returns a recommendation; in English, the estimate's own text. */
  recommendation(id: string): string;
  /** Returns a warning; in English, the estimate's own text. */
  warning(id: string): string;
  /** Returns a formula with names: `annual income ÷ 12`. */
  formula(formula: Formula): string;
  /** Returns a formula with values: `$120,000 ÷ 12`. */
  sum(formula: Formula): string;
  step(step: ExplanationStep): WrittenStep;
  bridgeStep(step: BridgeStep): Reason;
  note(note: Note): string;
  /** Returns a question's name in a list. */
  question(id: string): { readonly name: string };
  /** Returns the labels of a question's two figures; `estimate` selects one if there are several. */
  labels(question: string, estimate?: string): Labels;
  /** Returns the main reason for a lender's figure, as a sentence. */
  limit(limit: LenderLimit): string;
  /** Returns the sentence on a rate that an answer rests on, with its day. */
  rate(used: UsedRate): string;
  /** Returns the verdict in one sentence, with its reason. */
  verdict(answer: Answer): WrittenVerdict;
  /** Returns the question for a fact, the value that was used and the effect of another value. */
  fact(fact: Fact, question: string): WrittenFact;
  /** Returns where an input changes the answer; under the input's label, the sentence does not name it. */
  threshold(threshold: Threshold, isUnderLabel?: boolean): string;
  rule(rule: { readonly id: string; readonly name: string }): string;
  /** Returns the message for a refused field, which says what to enter. */
  issue(issue: InputIssue): string;
}
