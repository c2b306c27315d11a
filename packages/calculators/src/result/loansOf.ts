import type { ResultParts } from "./ResultParts.ts";
import type { NamedLoan } from "./schedule/NamedLoan.ts";

export function loansOf<Inputs, Result>(
  { insight, nameLoan }: ResultParts<Inputs, Result>,
  inputs: Inputs,
): readonly NamedLoan[] {
  return nameLoan ? insight.scheduleInputs(inputs).map((loan) => nameLoan(loan, inputs)) : [];
}
