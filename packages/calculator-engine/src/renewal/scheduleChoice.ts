import { findIssues } from "../calculator.ts";
import type { Compounding } from "../canada/compounding.ts";
import { positiveAmount, yearCount } from "../fieldRules.ts";
import type { Answer, Entries, ScheduledLoan, Verdict } from "../insight/Answer.ts";
import type { RenewalChoice } from "./renewalChoices.ts";
import type { RenewalCount } from "./renewalCount.ts";
import type { RenewalInputs } from "./renewalFields.ts";

/** Returns false for a loan that is paid off before it begins. */
const isOwed = (loan: ScheduledLoan) =>
  findIssues(loan, { principal: positiveAmount, amortizationYears: yearCount }, true).length === 0;

/** Returns the loan that the verdict chooses, and at renewal the present lender's beside another. */
export function scheduleChoice({
  inputs,
  lender,
  verdict,
  facts,
}: Answer<RenewalInputs, unknown, Verdict, RenewalCount>): Entries<ScheduledLoan> {
  const { yearsRemaining, offers } = inputs;
  const { stay, now, later, monthsLeft } = lender;
  const factValue = (id: string) => facts.find((fact) => fact.id === id)?.value;
  const years = Number(factValue("contractYears") ?? yearsRemaining);
  const loanOf = (
    { kind, offer, annualRate, balanceAt }: RenewalChoice,
    begins: number,
  ): ScheduledLoan => {
    const row = offer ? offers.indexOf(offer) : -1;
    return {
      id: kind === "switch" ? `offers.${row}` : kind,
      ...{ principal: balanceAt(begins), annualRate, amortizationYears: years - begins / 12 },
      compounding: factValue("compounding") as Compounding,
      from: {
        ...(begins === 0 && { principal: "balance" }),
        ...(begins === 0 && years === yearsRemaining && { amortizationYears: "yearsRemaining" }),
        ...(kind === "switch" && { annualRate: `offers.annualRate.${row}` }),
        ...(kind === "stay" && { annualRate: "renewalRate" }),
      },
    };
  };
  // What is changed now begins today; the letter, and an offer that waits, when the term ends.
  const isNow = verdict.id === "switch-now" || verdict.id === "blend-now";
  const begins = isNow ? 0 : monthsLeft;
  const best = isNow ? now : verdict.id === "switch-but-wait" ? later : null;
  return [
    (best === null || monthsLeft === 0) && loanOf(stay, monthsLeft),
    best && loanOf(best.choice, begins),
  ].map((loan) => loan && isOwed(loan) && loan);
}
