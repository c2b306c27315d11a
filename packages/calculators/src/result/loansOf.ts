import type { ResultParts } from "./ResultParts.ts";
import type { ScheduledLoan } from "./schedule/ScheduledLoan.ts";

/** Returns the named loans of a result that have an amortization schedule. */
export function loansOf<Inputs, Result>(
  { insight, nameLoan }: ResultParts<Inputs, Result>,
  inputs: Inputs,
): readonly ScheduledLoan[] {
  return nameLoan ? insight.scheduleInputs(inputs).map((loan) => nameLoan(loan, inputs)) : [];
}
