import { compareToEndOfTerm } from "../canada/compareToEndOfTerm.ts";
import type { RefinanceCircumstances } from "./refinanceCircumstances.ts";
import type { RefinanceInputs } from "./refinanceEstimate.ts";

/** What refinancing has saved, and what it has cost, when the present term ends. */
export interface RefinanceCheck {
  /** Whether no term is left to leave early, so that the comparison goes on to the end of the mortgage. */
  readonly atRenewal: boolean;
  readonly months: number;
  /** Of interest, in dollars; negative where changing costs more. */
  readonly interestSaved: number;
  /** For leaving the present mortgage, in dollars. */
  readonly charge: number;
  /** The charge and the closing costs together. */
  readonly costs: number;
  /** `interestSaved` less `costs`; negative for a loss. */
  readonly gain: number;
  /** The first month by whose end the costs are recovered; `null` where none is. */
  readonly recoveredAfterMonths: number | null;
}

/**
 * Both mortgages to the end of the present term: until then the two rates are known, and after it either
 * loan is renewed at a rate that nobody knows. At renewal, where no term is left, to the end of the
 * mortgage at the two rates as they are. A month begun counts as one.
 */
export function checkRefinance(
  inputs: RefinanceInputs,
  circumstances: RefinanceCircumstances,
): RefinanceCheck {
  const { currentBalance, currentRate, newRate, yearsRemaining, closingCosts } = inputs;
  const { compounding, rateType, comparisonRate, on } = circumstances;
  const monthsOfLoan = Math.ceil(yearsRemaining * 12 - 1e-9);
  const monthsRemaining = Math.min(Math.ceil(circumstances.monthsRemaining), monthsOfLoan);
  const atRenewal = monthsRemaining === 0;
  const compared = compareToEndOfTerm({
    balance: currentBalance,
    yearsRemaining,
    monthsRemaining,
    currentRate,
    newRate,
    rateType,
    costs: closingCosts,
    compounding,
    on,
    ...(comparisonRate !== null && { comparisonRate }),
    // Neither rate ever changes, so that the end of the mortgage is where they lead.
    renewalRate: currentRate,
    newTermYears: monthsOfLoan / 12,
  });
  const { charge, costOfChanging, breakEvenMonth } = compared;
  const { months, interestSaved, net } = atRenewal ? compared.endOfMortgage : compared.endOfTerm;
  return {
    atRenewal,
    months,
    interestSaved,
    charge: charge?.charge ?? 0,
    costs: costOfChanging,
    gain: net,
    recoveredAfterMonths:
      breakEvenMonth !== null && breakEvenMonth <= months ? breakEvenMonth : null,
  };
}
