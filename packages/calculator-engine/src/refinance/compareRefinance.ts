import { type Compounding, equivalentRate } from "../canada/compounding.ts";
import { followRates } from "../finance/followRates.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import type { RefinanceInputs } from "./refinanceEstimate.ts";

export interface RefinanceFacts extends LeavingFacts {
  /** Months left of the present term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Percent a year at which the present lender renews; `null` if it has made no offer. */
  readonly renewalOffer: number | null;
  /** Dollars; `null` if unknown, in which case the refinance limit is not checked. */
  readonly homeValue: number | null;
  /** True if the present mortgage is insured; another lender may then exceed the limit. */
  readonly insured: boolean;
  readonly compounding: Compounding;
}

export interface RefinanceComparison {
  /** Months left of the present term. */
  readonly monthsLeft: number;
  /** Months of the comparison; `isForTerm` is true if they include a new term. */
  readonly months: number;
  readonly isForTerm: boolean;
  /** Interest saved by then, in dollars; negative if the new rate is higher. */
  readonly interestSaved: number;
  /** Charge for leaving the present mortgage now, in dollars. */
  readonly charge: number;
  /** The charge and the closing costs together. */
  readonly costs: number;
  /** Dollars gained by then if the mortgage changes now. */
  readonly gainNow: number;
  /** Dollars gained if it changes at renewal; `null` at renewal, and without an offer. */
  readonly gainLater: number | null;
  /** First month at the end of which the costs are recovered; `null` if there is none. */
  readonly recoveredAfterMonths: number | null;
  /** Returns the interest that changing now has saved by the end of a month, in dollars. */
  readonly savedBy: (month: number) => number;
}

/** Minimum length of a comparison that includes a new term. */
const newTermMonths = 60;

/** Returns the months until the loan and its term end, rounded up; the term ends with the loan. */
function termOf({ yearsRemaining }: RefinanceInputs, { monthsRemaining }: RefinanceFacts) {
  const loanEnds = Math.ceil(yearsRemaining * 12 - 1e-9);
  return { loanEnds, left: Math.min(Math.ceil(monthsRemaining), loanEnds) };
}

/** Returns the mortgage that a change now replaces; `null` at renewal. */
export function leavingToRefinance(facts: RefinanceFacts, inputs: RefinanceInputs): Leaving | null {
  const { currentBalance: balance, currentRate: annualRate, yearsRemaining } = inputs;
  const { left: monthsRemaining } = termOf(inputs, facts);
  return monthsRemaining === 0 ? null : { balance, annualRate, monthsRemaining, yearsRemaining };
}

/**
 * Compares changing now with staying. Without an offer from the present lender, the rate after its term
 * is unknown, so the comparison covers only the months left. With an offer, the comparison includes a
 * new term, and changing at renewal is a third choice.
 */
export function compareRefinance(
  inputs: RefinanceInputs,
  facts: RefinanceFacts,
  on: string,
): RefinanceComparison {
  const { currentBalance, currentRate, newRate, closingCosts } = inputs;
  const { renewalOffer, compounding } = facts;
  const { loanEnds, left } = termOf(inputs, facts);
  const follow = (from: number, to: number) =>
    followRates(currentBalance, loanEnds, [
      [0, equivalentRate(from, compounding)],
      [left, equivalentRate(to, compounding)],
    ]);
  const stay = follow(currentRate, renewalOffer ?? newRate);
  const now = follow(newRate, newRate);
  const later = follow(currentRate, newRate);
  const isForTerm = renewalOffer !== null || left === 0;
  const compared = isForTerm ? Math.min(Math.max(left, newTermMonths), loanEnds) : left;
  const savedBy = (month: number) => stay.interestBy(month) - now.interestBy(month);
  const leaving = leavingToRefinance(facts, inputs);
  const charge = leaving ? chargeFor(leaving, facts, on) : 0;
  const costs = charge + closingCosts;
  // At renewal without an offer no saving is known, so it is exactly 0.
  const interestSaved = renewalOffer === null && left === 0 ? 0 : savedBy(compared);
  let recovered: number | null = null;
  for (let month = 1; month <= compared && recovered === null; month++) {
    if (savedBy(month) >= costs) recovered = month;
  }
  return {
    monthsLeft: left,
    months: compared,
    isForTerm,
    interestSaved,
    charge,
    costs,
    gainNow: interestSaved - costs,
    gainLater:
      renewalOffer !== null && left > 0
        ? stay.interestBy(compared) - later.interestBy(compared) - closingCosts
        : null,
    recoveredAfterMonths: recovered,
    savedBy,
  };
}

/** Returns true if changing at renewal gains something, and more than changing now. */
export const isWaitingBetter = ({
  gainNow,
  gainLater,
}: Pick<RefinanceComparison, "gainNow" | "gainLater">) =>
  gainLater !== null && gainLater > Math.max(gainNow, 0);
