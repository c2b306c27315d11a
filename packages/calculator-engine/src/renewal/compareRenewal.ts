import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { equivalentRate } from "../canada/equivalentRate.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import {
  cheapestBy,
  compareChoices,
  followChoice,
  presentOfferCost,
  type RenewalChoice,
  type RenewalTerms,
} from "./renewalChoices.ts";
import type { RenewalInputs } from "./renewalFields.ts";
import { offersOf } from "./renewalFields.ts";

export interface RenewalFacts extends LeavingFacts {
  /** Percent a year at which every choice is renewed after its term; `null` for the renewal rate. */
  readonly rateAfter: number | null;
  /** True if the present mortgage is insured. */
  readonly insured: boolean;
  /** Compounding of every mortgage that is compared. */
  readonly compounding: Compounding;
}

/**
 * Best choice by the end of the shortest term, and its saving against staying in dollars. `gainToEnd` is
 * the largest saving of any choice to the end of the mortgage.
 */
interface Gain {
  readonly choice: RenewalChoice;
  readonly gain: number;
  readonly gainToEnd: number;
}

export interface RenewalComparison {
  /** Months left of the present term, and until the first of the terms compared ends. */
  readonly monthsLeft: number;
  readonly shortestTerm: number;
  readonly stay: RenewalChoice;
  /** Each other offer, taken up today, and the blend if it is available. */
  readonly others: readonly RenewalChoice[];
  /** Charge for leaving before the present term ends, in dollars. */
  readonly charge: number;
  /** Best choice today; `null` if staying is the only one. */
  readonly now: Gain | null;
  /**
   * Best offer taken up at renewal, without a charge. `null` without an offer, if renewal is today, or
   * if one of the compared terms ends before it.
   */
  readonly later: Gain | null;
  /** Cost of the present lender's offer over its term, and the saving at a rate 0.5 points lower. */
  readonly letterCost: number;
  readonly halfPercentLess: number;
}

/**
 * Returns the mortgage that a switch today leaves; `null` at renewal, without an offer, or if the charge
 * was entered.
 */
export function leavingOf(_: LeavingFacts, inputs: RenewalInputs): Leaving | null {
  const { balance, currentRate: annualRate, monthsRemaining } = inputs;
  const isDue = monthsRemaining > 0 && offersOf(inputs).length > 0;
  if (!isDue || inputs.prepaymentCharge > 0) return null;
  return { balance, annualRate, monthsRemaining };
}

/**
 * Returns the charge for leaving in dollars: as entered or, if the present term has months left, as a
 * lender charges.
 */
function chargeOf(inputs: RenewalInputs, facts: RenewalFacts, on: string): number {
  const leaving = leavingOf(facts, inputs);
  return leaving ? chargeFor(leaving, facts, on) : inputs.prepaymentCharge;
}

/** Returns the offers as choices that begin at renewal, without a charge. */
function choicesLater(inputs: RenewalInputs, terms: RenewalTerms, left: number) {
  return offersOf(inputs).map((offer) => {
    const { annualRate, termYears, cashBack, fees } = offer;
    const upFront = fees - cashBack;
    return followChoice(inputs, terms, left, {
      kind: "switch",
      offer,
      annualRate,
      termYears,
      upFront,
    });
  });
}

/** Compares the choices as a lender does: today with a charge, and at renewal without one. */
export function compareRenewal(
  inputs: RenewalInputs,
  facts: RenewalFacts,
  on: string,
  charge = chargeOf(inputs, facts, on),
): RenewalComparison {
  const terms: RenewalTerms = {
    monthlyRate: (annualRate) => equivalentRate(annualRate, facts.compounding),
    rateAfter: facts.rateAfter ?? inputs.renewalRate,
    charge,
  };
  const { left, months, shortestTerm, stay, others } = compareChoices(inputs, terms);
  const gainOf = (choices: readonly RenewalChoice[]): Gain | null => {
    if (choices.length === 0) return null;
    const choice = cheapestBy(choices, shortestTerm);
    const toEnd = cheapestBy(choices, months);
    return {
      choice,
      gain: stay.costBy(shortestTerm) - choice.costBy(shortestTerm),
      gainToEnd: stay.costBy(months) - toEnd.costBy(months),
    };
  };
  const isOver = left === 0 || left >= shortestTerm;
  const lowerRate = Math.max(0, inputs.renewalRate - 0.5);
  const lower = compareChoices({ ...inputs, renewalRate: lowerRate, offers: [] }, terms);
  return {
    monthsLeft: left,
    shortestTerm,
    stay,
    others,
    charge,
    now: gainOf(others),
    later: isOver ? null : gainOf(choicesLater(inputs, terms, left)),
    letterCost: presentOfferCost({ stay, left }),
    halfPercentLess: presentOfferCost({ stay, left }) - presentOfferCost(lower),
  };
}

/**
 * Returns the better of changing today and waiting; `null` if staying is the only choice.
 */
export function bestOf({ now, later }: Pick<RenewalComparison, "now" | "later">): Gain | null {
  return later && (!now || later.gain > now.gain) ? later : now;
}
