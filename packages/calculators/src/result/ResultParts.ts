import type { AnnualPercentageRateInputs } from "@mortgage-kit/calculator-engine/canada";
import type {
  Answer,
  ExplanationStep,
  QuestionId,
  Questions,
  ScheduledLoan,
  Threshold,
} from "@mortgage-kit/calculator-engine/insight";
import type { Formatter, Words } from "@mortgage-kit/calculator-engine/words";
import type { ReactNode } from "react";
import type { FactValues } from "../wizard/Facts.ts";
import type { RemindedMortgage } from "./export/mortgageReminders.ts";
import type { VariableLoan } from "./loanRows/primeChanges.ts";
import type { NamedLoan } from "./schedule/NamedLoan.ts";

interface AnswerContext {
  readonly on?: string;
  readonly preset?: object;
}

interface PageInsight<Inputs, OfAnswer> {
  answer(inputs: Inputs, given?: object, options?: AnswerContext): OfAnswer;
  explain(inputs: Inputs): readonly ExplanationStep[];
  eachThreshold(
    inputs: Inputs,
    given?: object,
    options?: AnswerContext,
  ): Iterable<Threshold | null>;
  scheduleInputs(answer: OfAnswer): readonly ScheduledLoan[];
}

export interface PictureProps<OfAnswer> {
  readonly answer: OfAnswer;
  readonly format: Formatter;
  /** Draws the chart under its title alone, without its summary and its table. */
  readonly isBare: boolean;
}

/** One of two choices that a result weighs, shown side by side. */
interface Side {
  readonly label: string;
  /** Dollars. */
  readonly value: number;
}

/** Renders a field for a number that only a row uses. */
export type RenderNumberField = (
  kind: "dollars" | "percent" | "years",
  words: { readonly label: string; readonly hint: string },
  value: number | null,
  onChange: (value: number | null) => void,
) => ReactNode;

/** Loan whose APR is shown. The row asks for its term and fees. */
export type BorrowingLoan = Omit<AnnualPercentageRateInputs, "termYears" | "costs">;

export type NextStepId =
  | "callMe"
  | "apply"
  | "buyHome"
  | "changeMortgage"
  | "waitForRenewal"
  | "combineDebts"
  | "askSomebody"
  | "bringPapers";

/** Numbers of a result that another calculator takes under other names, as inputs or as facts. */
export type HandOverChoice = {
  readonly [Id in QuestionId]: {
    readonly to: Id;
    readonly values?: Readonly<Partial<Questions[Id]["inputs"]>>;
    /** Facts that the other question asks for, and this one as an input or not at all. */
    readonly given?: FactValues;
  };
}[QuestionId];

export interface NextStepChoices {
  readonly pages: readonly NextStepId[];
  readonly calculators: readonly HandOverChoice[];
}

/** Parts that one calculator adds to its result view, loaded after its questions. */
export interface ResultParts<
  Inputs = unknown,
  Result = unknown,
  OfAnswer extends Answer<Inputs, Result> = Answer<Inputs, Result>,
> {
  readonly insight: PageInsight<Inputs, OfAnswer>;
  /** Returns false for an answer that has nothing to draw; by default every answer has. */
  hasPicture?(answer: OfAnswer): boolean;
  /** Draws the answer; omitted if the question has no picture. */
  Picture?(props: PictureProps<OfAnswer>): ReactNode;
  /** Names a loan that has an amortization schedule; omitted if the question has none. */
  nameLoan?(loan: ScheduledLoan, inputs: Inputs): NamedLoan;
  /** Returns the mortgage for renewal reminders; omitted if the question is about none. */
  remindedMortgage?(answer: OfAnswer): Omit<RemindedMortgage, "isVariable" | "compounding">;
  /** Loan of the row of prime rate changes; omitted if the question has none. */
  variableLoan?(inputs: Inputs): VariableLoan;
  /** Loan of the APR row; omitted if the question has none. */
  borrowingLoan?(answer: OfAnswer): BorrowingLoan;
  /** Returns the two choices that the verdict weighs, if their totals say more than a lender's figure. */
  sides?(answer: OfAnswer): readonly [Side, Side];
  /** Facts with a title of their own among those that the row of questions asks for. */
  readonly ownFacts?: {
    readonly title: string;
    readonly ids: readonly string[];
    /** Says how a lender counts them. */
    note(answer: OfAnswer, words: Words): string;
  };
  OwnRow?(props: { readonly answer: OfAnswer; readonly words: Words }): ReactNode;
  /** Returns the pages and calculators that follow; none by default. */
  nextSteps?(answer: OfAnswer): NextStepChoices;
}

export function loansOf({ insight, nameLoan }: ResultParts, answer: Answer): readonly NamedLoan[] {
  if (!nameLoan) return [];
  return insight.scheduleInputs(answer).map((loan) => nameLoan(loan, answer.inputs));
}

export interface Answering {
  answer(...asked: never[]): Answer;
}

export type AnswerOf<Of extends Answering> = ReturnType<Of["answer"]>;

/** Parts of the question that an insight answers. */
export type PartsOf<Of extends Answering> = ResultParts<
  AnswerOf<Of>["inputs"],
  AnswerOf<Of>["estimate"],
  AnswerOf<Of>
>;
