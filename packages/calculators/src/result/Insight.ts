import type { ExplanationStep, LenderView, TippingPoint } from "@simcoe/calculator-engine/insight";
import type { AnySecondLook } from "@simcoe/calculator-engine/words";
import type { ComponentType } from "react";
import type { ResultSummary } from "../CalculatorView.ts";
import type { Judgement } from "./judgement/Judgement.ts";
import type { Questions } from "./lenderView/Question.ts";
import type { NextStepChoices } from "./nextSteps/NextStepChoices.ts";
import type { ScheduledLoan } from "./schedule/ScheduledLoan.ts";

/** Every circumstance includes the day whose rules apply. */
export interface Dated {
  readonly on: string;
}

/** What a lender would ask besides the visitor's inputs, and what follows from the answers. */
export interface LenderQuestions<Inputs, Circumstances extends Dated> {
  readonly assumed: Circumstances;
  readonly questions: Questions<Inputs, Circumstances>;
  /** The questions that decide the answer, asked beside the visitor's own numbers. */
  readonly early?: readonly (keyof Circumstances & string)[];
  readonly look: (inputs: Inputs, given: Partial<Circumstances>) => LenderView;
}

/** Everything that is said about one calculator's result. What is forgotten here does not compile. */
export interface Insight<Inputs, Result, Circumstances extends Dated> {
  readonly Picture: ComponentType<{
    readonly inputs: Inputs;
    readonly result: Result;
    readonly summary: ResultSummary;
  }>;
  readonly explain: (inputs: Inputs) => readonly ExplanationStep[];
  /** The figure of the result that the page shows first; its step is the answer. */
  readonly headline: keyof Result & string;
  readonly lender: LenderQuestions<Inputs, Circumstances>;
  readonly tippingPoints: (inputs: Inputs) => readonly TippingPoint[];
  readonly secondLook: (inputs: Inputs, given: Partial<Circumstances>) => AnySecondLook;
  /** What the check adds to figures of the result, by the figure. */
  readonly notes?: (check: AnySecondLook) => Readonly<Record<string, string>>;
  /** `null` where the answer is not about the payments of a loan. */
  readonly schedules: ((inputs: Inputs) => readonly ScheduledLoan[]) | null;
  readonly nextSteps: (inputs: Inputs, result: Result, judgement: Judgement) => NextStepChoices;
}
