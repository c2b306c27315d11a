import type { InputIssue } from "../calculator.ts";
import type { DownPaymentWarningId } from "../closingFees/downPaymentWarning.ts";
import type { ExplanationStep } from "../explain/explainSteps.ts";
import type { Formula } from "../explain/formula.ts";
import type { FigureId } from "../figures.ts";
import type { LenderView } from "../lenderView/assembleLenderView.ts";
import type { BridgeStep } from "../lenderView/bridgeStep.ts";
import type { Note } from "../lenderView/note.ts";
import type { AnswerId, AnySecondLook, RecommendationId } from "../questions.ts";
import type { TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import type { Formatter } from "./Formatter.ts";
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
  figure(figure: { readonly id: FigureId; readonly of?: string }): string;
  /** The same text with a capital first letter. */
  heading(text: string): string;
  /** In English the estimate's own text. */
  recommendation(id: RecommendationId): string;
  /** In English the estimate's own text. */
  warning(id: DownPaymentWarningId): string;
  /** In names: `annual income ÷ 12`. */
  formula(formula: Formula): string;
  /** In figures: `$120,000 ÷ 12`. */
  sum(formula: Formula): string;
  step(step: ExplanationStep): WrittenStep;
  bridgeStep(step: BridgeStep): Reason;
  lenderSentence(view: LenderView): string;
  note(note: Note): string;
  /** As the end of a sentence. */
  answer(id: AnswerId): string;
  tippingPoint(point: TippingPoint): string;
  secondLook(look: AnySecondLook): string;
  /** Whether the check agrees, in short. */
  verdict(look: AnySecondLook): string;
  rule(rule: { readonly id: string; readonly name: string }): string;
  /** What to enter, for the field that was refused. */
  issue(issue: InputIssue): string;
}
