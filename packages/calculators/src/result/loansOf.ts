import type { ResultParts } from "./ResultParts.ts";
import type { ScheduledLoan } from "./schedule/ScheduledLoan.ts";

/** Returns the loans of a result whose payments can be listed, each under its name. */
export function loansOf<Inputs, Result>(
  { insight, nameLoan }: ResultParts<Inputs, Result>,
  inputs: Inputs,
): readonly ScheduledLoan[] {
  return nameLoan ? insight.scheduleInputs(inputs).map((loan) => nameLoan(loan, inputs)) : [];
}
