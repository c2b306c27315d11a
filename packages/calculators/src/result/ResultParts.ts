import type { AnnualPercentageRateInputs } from "@mortgage-kit/calculator-engine/canada";
import type {
  Answer,
  ExplanationStep,
  Insight,
  LenderCount,
  QuestionId,
  Questions,
  ScheduledLoan,
  Threshold,
  Verdict,
} from "@mortgage-kit/calculator-engine/insight";
import type { ReactNode } from "react";
import type { RemindedMortgage } from "./export/mortgageReminders.ts";
import type { ResultSummary } from "./Figure.ts";
import type { VariableLoan } from "./loanRows/primeChanges.ts";
import type { NamedLoan } from "./schedule/NamedLoan.ts";

interface AnswerContext {
  readonly on?: string;
  readonly preset?: object;
}

/** Insight of a question as the result view uses it, without the types of its facts. */
interface PageInsight<Inputs, Result, OfVerdict extends Verdict, Count extends LenderCount> {
  answer(
    inputs: Inputs,
    given?: object,
    options?: AnswerContext,
  ): Answer<Inputs, Result, OfVerdict, Count>;
  explain(inputs: Inputs): readonly ExplanationStep[];
  eachThreshold(
    inputs: Inputs,
    given?: object,
    options?: AnswerContext,
  ): Iterable<Threshold | null>;
  scheduleInputs(inputs: Inputs): readonly ScheduledLoan[];
}

interface PictureProps<
  Inputs,
  Result,
  OfVerdict extends Verdict = Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly answer: Answer<Inputs, Result, OfVerdict, Count>;
  readonly summary: ResultSummary;
  /** Draws the chart alone, without its title, its summary and its table. */
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

/** Loan that could have a variable rate. */
interface VariableParts<Inputs> {
  readonly loanOf: (inputs: Inputs) => VariableLoan;
}

export type NextStepId =
  | "callMe"
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
  readonly page: typeof import("./resultPage.tsx").resultPage;
  readonly insight: PageInsight<Inputs, Result, OfVerdict, Count>;
  /** Returns false for an answer that has nothing to draw; by default every answer has. */
  hasPicture?(answer: Answer<Inputs, Result, OfVerdict, Count>): boolean;
  Picture(props: PictureProps<Inputs, Result, OfVerdict, Count>): ReactNode;
  /** Names a loan that has an amortization schedule; omitted if the question has none. */
  nameLoan?(loan: ScheduledLoan, inputs: Inputs): NamedLoan;
  /** Returns the mortgage for renewal reminders; omitted if the question is about none. */
  remindedMortgage?(answer: Answer<Inputs, Result, OfVerdict, Count>): RemindedMortgage;
  /** Loan of the row of prime rate changes; omitted if the question has none. */
  readonly variable?: VariableParts<Inputs>;
  /** Loan of the APR row; omitted if the question has none. */
  readonly borrowing?: {
    loanOf(answer: Answer<Inputs, Result, OfVerdict, Count>): BorrowingLoan;
  };
  /** Returns the two choices that the verdict weighs, if their totals say more than a lender's figure. */
  sides?(answer: Answer<Inputs, Result, OfVerdict, Count>): readonly [Side, Side];
  /** Facts with a title of their own among those that the row of questions asks for. */
  readonly ownFacts?: {
    readonly title: string;
    /** In order. */
    readonly ids: readonly string[];
    /** Says how a lender counts them. */
    note(answer: Answer<Inputs, Result, OfVerdict, Count>): ReactNode;
  };
  /** Row that only this calculator has, if any. */
  OwnRow?(props: { readonly answer: Answer<Inputs, Result, OfVerdict, Count> }): ReactNode;
  /** Returns the next steps for an answer. */
  nextSteps(answer: Answer<Inputs, Result, OfVerdict, Count>): NextStepChoices;
}

// biome-ignore lint/suspicious/noExplicitAny: any question's insight, its types are inferred
type AnyInsight = Insight<any, any, any, any, any>;

export type PartsOf<Of extends AnyInsight> =
  Of extends Insight<infer Inputs, infer Result, infer _Facts, infer OfVerdict, infer Count>
    ? ResultParts<Inputs, Result, OfVerdict, Count>
    : never;

export type PictureOf<Of extends AnyInsight, Words> = Parameters<PartsOf<Of>["Picture"]>[0] & {
  readonly words: Words;
};

export type OwnRowOf<Of extends AnyInsight, Words> = Parameters<
  NonNullable<PartsOf<Of>["OwnRow"]>
>[0] & { readonly words: Words };
