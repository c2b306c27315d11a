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
import type { BorrowingCostWords, PrimeMoveWords } from "./loanRows/loanRows.en.ts";
import type { VariableLoan } from "./loanRows/movesOf.ts";
import type { ScheduledLoan } from "./schedule/ScheduledLoan.ts";

interface AnswerOptions {
  readonly on?: string;
  readonly settled?: object;
}

/** The insight of a question as a page calls it, whatever its facts are. */
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
  /** The row's deciding fact that is assumed, in words; empty without one. */
  readonly taken: string;
}

/** Asks for a number that belongs to a row, not to the question. */
export type AskNumber = (
  kind: "money" | "percent" | "years",
  words: { readonly label: string; readonly hint: string },
  value: number | null,
  onChange: (value: number | null) => void,
) => ReactNode;

/** A loan whose cost a bank would have to disclose; its term and its fees are asked for. */
export type BorrowingLoan = Omit<AnnualPercentageRateInputs, "termYears" | "costs">;

/** A loan that could be of a variable rate, and what loads the words for it. */
export interface VariableParts<Inputs> {
  readonly loanOf: (inputs: Inputs) => VariableLoan;
  readonly loadWords: () => Promise<{ readonly primeMoveWords: PrimeMoveWords }>;
}

export type NextStepId =
  | "apply"
  | "buyHome"
  | "changeMortgage"
  | "waitForRenewal"
  | "combineDebts"
  | "askSomebody"
  | "bringPapers";

/** Numbers of this result that another calculator asks for. */
type HandedOn = {
  readonly [Id in QuestionId]: {
    readonly to: Id;
    readonly values: Readonly<Partial<Questions[Id]["inputs"]>>;
  };
}[QuestionId];

/** Next steps of a result. */
export interface NextStepChoices {
  readonly pages: readonly NextStepId[];
  readonly calculators: readonly HandedOn[];
}

/** Parts that one calculator adds to the page of its result, loaded after its questions. */
export interface ResultParts<
  Inputs,
  Result,
  OfVerdict extends Verdict = Verdict,
  Count extends LenderCount = LenderCount,
> {
  readonly insight: PageInsight<Inputs, Result, OfVerdict, Count>;
  readonly pictureTitle: string;
  Picture(props: PictureProps<Inputs, Result, OfVerdict, Count>): ReactNode;
  /** Names the loans whose payments can be listed; left out where the question has none. */
  nameLoan?(loan: Loan, inputs: Inputs): ScheduledLoan;
  /** The mortgage whose renewal a calendar can hold; left out where the question is about none. */
  remindedMortgage?(answer: Answer<Inputs, Result, OfVerdict, Count>): RemindedMortgage;
  /** The loan for which a move of prime is shown; left out where the question has none. */
  readonly variable?: VariableParts<Inputs>;
  /** The loan whose rate is shown with its fees; left out where the question has none. */
  readonly borrowing?: {
    loanOf(answer: Answer<Inputs, Result, OfVerdict, Count>): BorrowingLoan;
    readonly loadWords: () => Promise<{ readonly borrowingCostWords: BorrowingCostWords }>;
  };
  /** A row of the calculator's own; left out where it has none. */
  readonly ownRow?: {
    /** The facts that it asks for, in its order; nothing else on the page asks for them. */
    readonly facts: readonly string[];
    Row(props: OwnRowProps<Inputs, Result, OfVerdict, Count>): ReactNode;
  };
  /** Next steps after the answer. */
  nextSteps(answer: Answer<Inputs, Result, OfVerdict, Count>): NextStepChoices;
}

// biome-ignore lint/suspicious/noExplicitAny: any question's insight, its types are inferred
type AnyInsight = Insight<any, any, any, any, any>;

/** Parts that a calculator adds for the insight of its question. */
export type PartsOf<Of extends AnyInsight> =
  Of extends Insight<infer Inputs, infer Result, infer _Facts, infer OfVerdict, infer Count>
    ? ResultParts<Inputs, Result, OfVerdict, Count>
    : never;

/** Props of its picture, and the picture's words. */
export type PictureOf<Of extends AnyInsight, Words> = Parameters<PartsOf<Of>["Picture"]>[0] & {
  readonly words: Words;
};

/** Props of its own row, and the row's words. */
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
  /** Reason why a stated fact could not be used, by the fact's id. */
  readonly refused: Readonly<Record<string, InputIssue>>;
}
