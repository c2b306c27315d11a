import type { ExplanationStep, LenderView, TippingPoint } from "@simcoe/calculator-engine/insight";
import type { AnySecondLook } from "@simcoe/calculator-engine/words";
import type { ComponentType } from "react";
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
  readonly look: (inputs: Inputs, given: Partial<Circumstances>) => LenderView;
}

/** Everything that is said about one calculator's result. What is forgotten here does not compile. */
export interface Insight<Inputs, Result, Circumstances extends Dated> {
  readonly Picture: ComponentType<{ readonly inputs: Inputs; readonly result: Result }>;
  readonly explain: (inputs: Inputs) => readonly ExplanationStep[];
  /** The figure of the result that the page shows first; its step is the answer. */
  readonly headline: keyof Result & string;
  readonly lender: LenderQuestions<Inputs, Circumstances>;
  readonly tippingPoints: (inputs: Inputs) => readonly TippingPoint[];
  /** `null` where the estimate gives no advice to look at again. */
  readonly secondLook: ((inputs: Inputs) => AnySecondLook) | null;
  /** `null` where the answer is not about the payments of a loan. */
  readonly schedules: ((inputs: Inputs) => readonly ScheduledLoan[]) | null;
  readonly nextSteps: (inputs: Inputs, result: Result) => NextStepChoices;
}
