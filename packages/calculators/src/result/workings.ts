import type { ExplanationStep } from "@simcoe/calculator-engine/insight";
import type { Dated, Insight } from "./Insight.ts";
import type { ScheduledLoan } from "./schedule/ScheduledLoan.ts";

/** What an answer can be worked out from again. */
export interface Workings {
  readonly explained: readonly ExplanationStep[];
  /** Those whose payments can be listed. */
  readonly loans: readonly ScheduledLoan[];
}

export const workingsOf = <Inputs, Result, Circumstances extends Dated>(
  { explain, schedules }: Insight<Inputs, Result, Circumstances>,
  inputs: Inputs,
): Workings => ({ explained: explain(inputs), loans: schedules?.(inputs) ?? [] });
