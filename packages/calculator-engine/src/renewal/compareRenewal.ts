import { type Compounding, equivalentRate } from "../canada/compounding.ts";
import type { OfferedRate, RateKind } from "../canada/offeredRates.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import {
  cheapestBy,
  closeShareOfBalance,
  compareChoices,
  followOffers,
  presentOfferCost,
  type RenewalChoice,
  type RenewalTerms,
} from "./renewalChoices.ts";
import { offersOf, type RenewalInputs } from "./renewalFields.ts";
import { type Letter, readLetter } from "./renewalLetter.ts";

export interface RenewalFacts extends LeavingFacts {
  /** Dollars a month paid today, by the statement; the level payment if `null` or 0. */
  readonly paymentToday: number | null;
  /** Years left by the contract, to which a renewal goes back. */
  readonly contractYears: number;
  /** Percent a year at which every choice is renewed after its term; `null` for the renewal rate. */
  readonly rateAfter: number | null;
  /** True if the present mortgage is insured. */
  readonly insured: boolean;
  /** Kind of the rate that the letter offers, and true for a rented home: both decide which rate compares. */
  readonly letterRate: RateKind;
  readonly rented: boolean;
  /** True if the present mortgage is a collateral charge, which a lawyer discharges and registers anew. */
  readonly collateralCharge: boolean;
  /** True if a line of credit or second loan on the home has to move along or be paid off. */
  readonly otherLoan: boolean;
  /** True if the present lender offers to blend the rates and extend the term. */
  readonly blendOffered: boolean;
  /** Compounding of every mortgage that is compared. */
  readonly compounding: Compounding;
}

/** Best choice by the end of the comparison, and its saving against staying in dollars. */
interface Gain {
  readonly choice: RenewalChoice;
  readonly gain: number;
  /** Names of the other offers that cost about the same. */
  readonly alike: readonly string[];
}

/** Later rate in percent at which another choice becomes the cheapest; names are `null` for staying. */
export interface LaterRate {
  readonly rate: number;
  readonly below: string | null;
  readonly above: string | null;
}

export interface ComparedRenewal {
  /** Months left of the present term. */
  readonly monthsLeft: number;
  /** Months to the end of the longest term if the offers' terms differ, else of the first to end. */
  readonly comparedTo: number;
  readonly stay: RenewalChoice;
  /** Each other offer, taken up today, and the blend if it is offered. */
  readonly others: readonly RenewalChoice[];
  /** Charge for leaving before the present term ends, in dollars. */
  readonly charge: number;
  /** Best choice today; `null` if staying is the only one. */
  readonly now: Gain | null;
  /** Best offer at renewal, without a charge; `null` if none, if it is today or a term ends before. */
  readonly later: Gain | null;
  /** Rate after the shorter term that decides; `null` if it was given or decides nothing. */
  readonly laterRate: LaterRate | null;
  /** Cost of the present lender's offer over its term, and the saving at a rate 0.5 points lower. */
  readonly letterCost: number;
  readonly halfPercentLess: number;
  readonly letter: Letter;
}

/** Dollars for the lawyer, the discharge and the registration when a collateral charge moves; usual. */
export const collateralCosts = 1_000;

/** Returns the dollars for a lawyer at a switch, which a line of credit on the home takes too. */
export const switchCostsOf = ({ collateralCharge, otherLoan }: RenewalFacts) =>
  collateralCharge || otherLoan ? collateralCosts : 0;

/** Returns true if an offer's term is not as long as that of the present lender's offer. */
export const hasOtherTerms = (inputs: RenewalInputs) =>
  offersOf(inputs).some(({ termYears }) => termYears !== inputs.renewalTerm);

/** Returns the mortgage to leave; `null` at renewal, without an offer, or with a charge. */
export function leavingToRenew(_: LeavingFacts, inputs: RenewalInputs): Leaving | null {
  const { balance, currentRate: annualRate, monthsRemaining, yearsRemaining } = inputs;
  const isDue = monthsRemaining > 0 && offersOf(inputs).length > 0;
  if (!isDue || inputs.prepaymentCharge > 0) return null;
  return { balance, annualRate, monthsRemaining, yearsRemaining };
}

/** Returns the dollars for leaving: as entered, or as a lender charges before the term ends. */
function chargeOf(inputs: RenewalInputs, facts: RenewalFacts, on: string): number {
  const leaving = leavingToRenew(facts, inputs);
  return leaving ? chargeFor(leaving, facts, on) : inputs.prepaymentCharge;
}

/**
 * Returns the mortgage as its contract has it. With a variable rate and a payment that stays, a statement
 * shows other years than the contract, and the payment is not the level one.
 */
export function asContracted(
  inputs: RenewalInputs,
  { paymentToday, contractYears, compounding }: RenewalFacts,
) {
  const { balance, currentRate, yearsRemaining } = inputs;
  const asStated = () =>
    contractYears === yearsRemaining
      ? undefined
      : levelPayment(balance, equivalentRate(currentRate, compounding), yearsRemaining * 12);
  return {
    contracted: { ...inputs, yearsRemaining: contractYears },
    keptPayment: paymentToday || asStated(),
  };
}

/** Returns the best of today's choices and of those at renewal, by the end of the comparison. */
function gainsOf(inputs: RenewalInputs, terms: RenewalTerms) {
  const { left, shortestTerm, longestTerm, stay, others } = compareChoices(inputs, terms);
  const comparedTo = hasOtherTerms(inputs) ? longestTerm : shortestTerm;
  const gainOf = (choices: readonly RenewalChoice[]): Gain | null => {
    if (choices.length === 0) return null;
    const choice = cheapestBy(choices, comparedTo);
    const cost = choice.costBy(comparedTo);
    const close = inputs.balance * closeShareOfBalance;
    const alike = choices.filter(
      (each) => each !== choice && each.costBy(comparedTo) <= cost + close,
    );
    return {
      choice,
      gain: stay.costBy(comparedTo) - cost,
      alike: alike.flatMap(({ offer }) => offer?.name ?? []),
    };
  };
  const isOver = left === 0 || left >= shortestTerm;
  const now = gainOf(others);
  const later = isOver ? null : gainOf(followOffers(inputs, terms, left, 0));
  return { left, stay, others, comparedTo, now, later };
}

/** Points of the later rate, each way, beyond which no turn is plausible, and the step of the search. */
const plausible = { points: 3, step: 0.25 };

/** Returns the name of the cheapest choice, `null` for staying. */
function winnerOf(best: Gain | null): string | null {
  if (!best || best.gain <= 0) return null;
  return best.choice.offer?.name ?? "";
}

/** Finds the nearest plausible later rate at which another lender becomes the cheapest. */
function laterRateOf(inputs: RenewalInputs, terms: RenewalTerms): LaterRate | null {
  const winnerAt = (rateAfter: number) =>
    winnerOf(bestOf(gainsOf(inputs, { ...terms, rateAfter })));
  const { rateAfter: now } = terms;
  const winner = winnerAt(now);
  for (let away = plausible.step; away <= plausible.points; away += plausible.step) {
    for (const sign of [1, -1]) {
      const far = now + sign * away;
      if (far < 0 || winnerAt(far) === winner) continue;
      let [same, other] = [far - sign * plausible.step, far];
      // Ten halves of a quarter of a point leave less than a thousandth of a point.
      for (let round = 0; round < 10; round++) {
        const middle = (same + other) / 2;
        if (winnerAt(middle) === winner) same = middle;
        else other = middle;
      }
      const turned = winnerAt(other);
      return sign > 0
        ? { rate: same, below: winner, above: turned }
        : { rate: same, below: turned, above: winner };
    }
  }
  return null;
}

/** Compares the choices as a lender does: today with a charge, and at renewal without one. */
export function compareRenewal(
  stated: RenewalInputs,
  facts: RenewalFacts,
  on: string,
  rates: readonly OfferedRate[] = [],
): ComparedRenewal {
  const { contracted: inputs, keptPayment } = asContracted(stated, facts);
  const terms: RenewalTerms = {
    keptPayment,
    monthlyRate: (annualRate) => equivalentRate(annualRate, facts.compounding),
    rateAfter: facts.rateAfter ?? inputs.renewalRate,
    charge: chargeOf(inputs, facts, on),
    switchCosts: switchCostsOf(facts),
    isBlendOffered: facts.blendOffered,
  };
  const { left, stay, others, comparedTo, now, later } = gainsOf(inputs, terms);
  const lowerRate = Math.max(0, inputs.renewalRate - 0.5);
  const lower = compareChoices({ ...inputs, renewalRate: lowerRate, offers: [] }, terms);
  const best = bestOf({ now, later });
  const isWorthTaking = best !== null && best.gain > inputs.balance * closeShareOfBalance;
  const offer = isWorthTaking ? best.choice : null;
  const isNow = isWorthTaking && best === now;
  const contractYears = facts.contractYears === stated.yearsRemaining ? null : facts.contractYears;
  const isRateOpen = facts.rateAfter === null && hasOtherTerms(inputs);
  return {
    monthsLeft: left,
    ...{ comparedTo, stay, others, now, later },
    charge: terms.charge,
    laterRate: isRateOpen ? laterRateOf(inputs, terms) : null,
    letterCost: presentOfferCost({ stay, left }),
    halfPercentLess: presentOfferCost({ stay, left }) - presentOfferCost(lower),
    letter: readLetter(inputs, terms, {
      stay,
      left,
      offer,
      isNow,
      comparedTo,
      on,
      contractYears,
      rates,
      facts,
    }),
  };
}

/** Returns the better of changing today and waiting; `null` if staying is the only choice. */
export function bestOf({ now, later }: Pick<ComparedRenewal, "now" | "later">): Gain | null {
  return later && (!now || later.gain > now.gain) ? later : now;
}
