import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { equivalentRate } from "../canada/equivalentRate.ts";
import { followRates } from "../finance/followRates.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import type { RefinanceInputs } from "./refinanceEstimate.ts";

export interface RefinanceFacts extends LeavingFacts {
  /** Months left of the present term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Percent a year at which the present lender renews; `null` where it has made no offer. */
  readonly renewalOffer: number | null;
  /** Dollars; `null` when unknown, and then the loan is not compared with it. */
  readonly homeValue: number | null;
  /** True if the present mortgage is insured; another lender may then exceed the limit. */
  readonly insured: boolean;
  readonly compounding: Compounding;
}

export interface RefinanceComparison {
  /** Months of the present term still to run. */
  readonly monthsLeft: number;
  /** Months that are compared, and whether they are those of a new term. */
  readonly months: number;
  readonly isForTerm: boolean;
  /** Of interest by then, in dollars; negative where the new rate is higher. */
  readonly interestSaved: number;
  /** For leaving the present mortgage now, in dollars. */
  readonly charge: number;
  /** The charge and the closing costs together. */
  readonly costs: number;
  /** Dollars gained by then if the mortgage changes now. */
  readonly gainNow: number;
  /** Dollars gained if it changes at renewal; `null` at renewal, and without an offer. */
  readonly gainLater: number | null;
  /** The first month by whose end the costs are recovered; `null` where none is. */
  readonly recoveredAfterMonths: number | null;
  /** Returns the interest that changing now has saved by the end of a month. */
  readonly savedBy: (month: number) => number;
}

/** The length of the new term where the comparison reaches beyond the present one. */
const newTermMonths = 60;

/** Months begun count as whole ones, and none lies beyond the mortgage. */
function termOf({ yearsRemaining }: RefinanceInputs, { monthsRemaining }: RefinanceFacts) {
  const loanEnds = Math.ceil(yearsRemaining * 12 - 1e-9);
  return { loanEnds, left: Math.min(Math.ceil(monthsRemaining), loanEnds) };
}

/** Returns the mortgage that changing now leaves; `null` at renewal. */
export function leavingOf(facts: RefinanceFacts, inputs: RefinanceInputs): Leaving | null {
  const { currentBalance: balance, currentRate: annualRate, newRate } = inputs;
  const { left: monthsRemaining } = termOf(inputs, facts);
  return monthsRemaining === 0 ? null : { balance, annualRate, newRate, monthsRemaining };
}

/**
 * Compares changing now with staying. Without an offer of the present lender, the time after its
 * term is unknown and only the months left count. With one, both count for a new term, and changing
 * at renewal is a third way.
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
  const leaving = leavingOf(facts, inputs);
  const charge = leaving ? chargeFor(leaving, facts, on) : 0;
  const costs = charge + closingCosts;
  // At renewal without an offer nothing is known to be saved, to the cent.
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

/** Returns true if changing at renewal gains, and more than changing now. */
export const isLater = ({
  gainNow,
  gainLater,
}: Pick<RefinanceComparison, "gainNow" | "gainLater">) =>
  gainLater !== null && gainLater > Math.max(gainNow, 0);
