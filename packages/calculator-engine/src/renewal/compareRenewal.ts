import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { equivalentRate } from "../canada/equivalentRate.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import { offersOf } from "./otherOffers.ts";
import {
  cheapestBy,
  compareChoices,
  followChoice,
  letterCost,
  type RenewalChoice,
  type RenewalTerms,
} from "./renewalChoices.ts";
import type { RenewalInputs } from "./renewalEstimate.ts";

export interface RenewalFacts extends LeavingFacts {
  /** Percent a year at which everything is renewed after its term; `null` for the renewal rate. */
  readonly rateAfter: number | null;
  /** True if the present mortgage is insured. */
  readonly insured: boolean;
  /** Of every mortgage that is compared. */
  readonly compounding: Compounding;
}

/** A choice, with its saving against staying in dollars: by the shortest term, and to the end. */
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
  /** Each other offer from today on and, where it can be had, the blend. */
  readonly others: readonly RenewalChoice[];
  /** For leaving before the present term ends, in dollars. */
  readonly charge: number;
  /** The best today; `null` where there is nothing besides staying. */
  readonly now: Gain | null;
  /** Best after the present term, without a charge; `null` without an offer or a term left. */
  readonly later: Gain | null;
  /** Dollars: the letter's cost over its own term, and the saving of half a percent less. */
  readonly letterCost: number;
  readonly halfPercentLess: number;
}

/** Returns the mortgage that a switch today leaves, if its charge was not entered; else `null`. */
export function leavingOf(_: LeavingFacts, inputs: RenewalInputs): Leaving | null {
  const { balance, currentRate: annualRate, monthsRemaining } = inputs;
  const isDue = monthsRemaining > 0 && offersOf(inputs).length > 0;
  if (!isDue || inputs.prepaymentCharge > 0) return null;
  return { balance, annualRate, newRate: inputs.renewalRate, monthsRemaining };
}

/**
 * Returns the charge for leaving: as entered or, while the present term has months left, as a
 * lender charges.
 */
function chargeOf(inputs: RenewalInputs, facts: RenewalFacts, on: string): number {
  const leaving = leavingOf(facts, inputs);
  return leaving ? chargeFor(leaving, facts, on) : inputs.prepaymentCharge;
}

/** Follows the offers taken up when the present term is over: without a charge. */
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
    letterCost: letterCost({ stay, left }),
    halfPercentLess: letterCost({ stay, left }) - letterCost(lower),
  };
}

/**
 * Returns the better of switching today and waiting; `null` where there is nothing besides staying.
 */
export function bestOf({ now, later }: Pick<RenewalComparison, "now" | "later">): Gain | null {
  return later && (!now || later.gain > now.gain) ? later : now;
}
