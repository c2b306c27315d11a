import type { InputIssue } from "@mortgage-kit/calculator-engine";
import type { AnnualPercentageRateInputs } from "@mortgage-kit/calculator-engine/canada";
import type {
  Answer,
  ExplanationStep,
  Insight,
  LenderCount,
  ScheduledLoan as Loan,
  QuestionId,
  Questions,
  Threshold,
  Verdict,
} from "@mortgage-kit/calculator-engine/insight";
import type { ReactNode } from "react";
import type { RemindedMortgage } from "./export/mortgageReminders.ts";
import type { ResultSummary } from "./Figure.ts";
import type { VariableLoan } from "./loanRows/primeChanges.ts";
import type { ScheduledLoan } from "./schedule/ScheduledLoan.ts";

interface AnswerOptions {
  readonly on?: string;
  readonly settled?: object;
}

/** Insight of a question as the result view uses it, without the types of its facts. */
export interface PageInsight<Inputs, Result, OfVerdict extends Verdict, Count extends LenderCount> {
  answer(
    inputs: Inputs,
    given?: object,
    options?: AnswerOptions,
  ): Answer<Inputs, Result, OfVerdict, Count>;
  explain(inputs: Inputs): readonly ExplanationStep[];
  eachThreshold(
    inputs: Inputs,
    given?: object,
    options?: AnswerOptions,
  ): Iterable<Threshold | null>;
  scheduleInputs(inputs: Inputs): readonly Loan[];
}

export interface PictureProps<
  Inputs,
  Result,
  OfVerdict extends Verdict = Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly answer: Answer<Inputs, Result, OfVerdict, Count>;
  readonly summary: ResultSummary;
}

/** Props of a calculator's own row below its result. */
export interface OwnRowProps<
  Inputs,
  Result,
  OfVerdict extends Verdict = Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly answer: Answer<Inputs, Result, OfVerdict, Count>;
  /** The controls of the row's facts. */
  readonly facts: ReactNode;
  /** First assumed fact of the row that decides the answer, in words; empty if there is none. */
  readonly taken: string;
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

/** Loan that could have a variable rate. */
export interface VariableParts<Inputs> {
  readonly loanOf: (inputs: Inputs) => VariableLoan;
}

export type NextStepId =
  | "apply"
  | "buyHome"
  | "changeMortgage"
  | "waitForRenewal"
  | "combineDebts"
  | "askSomebody"
  | "bringPapers";

/** Numbers of a result that another calculator takes as inputs. */
type HandOverChoice = {
  readonly [Id in QuestionId]: {
    readonly to: Id;
    readonly values: Readonly<Partial<Questions[Id]["inputs"]>>;
  };
}[QuestionId];

/** Next steps of a result. */
export interface NextStepChoices {
  readonly pages: readonly NextStepId[];
  readonly calculators: readonly HandOverChoice[];
}

/** Parts that one calculator adds to its result view, loaded after its questions. */
export interface ResultParts<
  Inputs,
  Result,
  OfVerdict extends Verdict = Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly insight: PageInsight<Inputs, Result, OfVerdict, Count>;
  readonly pictureTitle: string;
  Picture(props: PictureProps<Inputs, Result, OfVerdict, Count>): ReactNode;
  /** Names a loan that has an amortization schedule; omitted if the question has none. */
  nameLoan?(loan: Loan, inputs: Inputs): ScheduledLoan;
  /** Returns the mortgage for renewal reminders; omitted if the question is about none. */
  remindedMortgage?(answer: Answer<Inputs, Result, OfVerdict, Count>): RemindedMortgage;
  /** Loan of the row of prime rate changes; omitted if the question has none. */
  readonly variable?: VariableParts<Inputs>;
  /** Loan of the APR row; omitted if the question has none. */
  readonly borrowing?: {
    loanOf(answer: Answer<Inputs, Result, OfVerdict, Count>): BorrowingLoan;
  };
  /** Row that only this calculator has, if any. */
  readonly ownRow?: {
    /** Ids of the facts that the row asks for, in order. No other section asks for them. */
    readonly facts: readonly string[];
    Row(props: OwnRowProps<Inputs, Result, OfVerdict, Count>): ReactNode;
  };
  /** Returns the next steps for an answer. */
  nextSteps(answer: Answer<Inputs, Result, OfVerdict, Count>): NextStepChoices;
}

// biome-ignore lint/suspicious/noExplicitAny: any question's insight, its types are inferred
type AnyInsight = Insight<any, any, any, any, any>;

/** `ResultParts` with the types of an insight. */
export type PartsOf<Of extends AnyInsight> =
  Of extends Insight<infer Inputs, infer Result, infer _Facts, infer OfVerdict, infer Count>
    ? ResultParts<Inputs, Result, OfVerdict, Count>
    : never;

/** Props of a calculator's chart, with the chart's words. */
export type PictureOf<Of extends AnyInsight, Words> = Parameters<PartsOf<Of>["Picture"]>[0] & {
  readonly words: Words;
};

/** Props of a calculator's own row, with the row's words. */
export type OwnRowOf<Of extends AnyInsight, Words> = Parameters<
  NonNullable<PartsOf<Of>["ownRow"]>["Row"]
>[0] & { readonly words: Words };

/** The inputs and their estimate. */
export interface Estimated<Inputs, Result> {
  readonly inputs: Inputs;
  readonly result: Result;
  readonly summary: ResultSummary;
}

/** An estimate with a lender's count of it. */
export interface Answered<Inputs, Result> extends Estimated<Inputs, Result> {
  readonly answer: Answer<Inputs, Result>;
  /** Validation issues of stated facts that could not be used, by fact id. */
  readonly refused: Readonly<Record<string, InputIssue>>;
}
