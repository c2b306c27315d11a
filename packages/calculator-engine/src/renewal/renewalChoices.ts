import { followRates, type RateSpan } from "../finance/followRates.ts";
import { type OtherOffer, offersOf, type RenewalInputs } from "./renewalFields.ts";

/** A difference below this share of the balance is a close call. */
export const closeShareOfBalance = 0.001;

/** One way to continue from the present mortgage, calculated from today. */
export interface RenewalChoice {
  readonly kind: "stay" | "switch" | "blend";
  /** Other lender's offer; `null` for the present lender's. */
  readonly offer: OtherOffer | null;
  /** Percent a year from its first day; for a blend, the blended rate. */
  readonly annualRate: number;
  /** Dollars a month from its first day. */
  readonly payment: number;
  /** Months from today when its term is over. */
  readonly termEnds: number;
  /** Dollars in addition to the loan: fees and the charge for leaving, minus cash back. */
  readonly upFront: number;
  readonly spans: readonly RateSpan[];
  /** Returns interest and `upFront` by the end of a month, in dollars. */
  readonly costBy: (month: number) => number;
  /** Returns the balance at the end of a month, in dollars. */
  readonly balanceAt: (month: number) => number;
}

/** Terms of the comparison besides the inputs. */
export interface RenewalTerms {
  /** Converts a percentage a year to a fraction a month. */
  readonly monthlyRate: (annualRate: number) => number;
  /** Percent a year at which every choice is renewed after its term. */
  readonly rateAfter: number;
  /** Dollars for leaving before the present term ends. */
  readonly charge: number;
  /** Dollars that each switch costs besides its own fees; none by default. */
  readonly switchCosts?: number;
  /** Dollars a month until the present term ends, if that is not the level payment. */
  readonly keptPayment?: number | undefined;
  /** False if the present lender does not offer to blend and extend. Defaults to true. */
  readonly isBlendOffered?: boolean;
}

/**
 * Returns the average of the present rate over the months left and the new rate over the rest of a term
 * that begins today, in percent. `null` if no months are left, or not fewer than the new term has.
 */
export function blendedRateOf(inputs: RenewalInputs): number | null {
  const { currentRate, monthsRemaining, renewalRate, renewalTerm } = inputs;
  const term = renewalTerm * 12;
  if (monthsRemaining === 0 || monthsRemaining >= term) return null;
  return (currentRate * monthsRemaining + renewalRate * (term - monthsRemaining)) / term;
}

/** Returns a choice with the present rate until month `begins`, then its own rate for a term. */
export function followChoice(
  inputs: RenewalInputs,
  { monthlyRate, rateAfter, keptPayment }: RenewalTerms,
  begins: number,
  {
    termYears,
    ...choice
  }: Pick<RenewalChoice, "kind" | "offer" | "annualRate" | "upFront"> & {
    readonly termYears: number;
  },
): RenewalChoice {
  const months = inputs.yearsRemaining * 12;
  const termEnds = Math.min(begins + termYears * 12, months);
  const { spans, interestBy, balanceAt } = followRates(inputs.balance, months, [
    [0, monthlyRate(inputs.currentRate), keptPayment],
    [begins, monthlyRate(choice.annualRate)],
    [termEnds, monthlyRate(rateAfter)],
  ]);
  const first = spans.find(({ from }) => from === begins) ?? spans[0];
  return {
    ...choice,
    payment: first ? first.payment : 0,
    termEnds,
    spans,
    costBy: (month) => interestBy(month) + choice.upFront,
    balanceAt,
  };
}

/** Returns each other offer as a choice that begins in a month, after paying `charge` dollars to leave. */
export const followOffers = (
  inputs: RenewalInputs,
  terms: RenewalTerms,
  begins: number,
  charge: number,
) =>
  offersOf(inputs).map((offer) => {
    const { annualRate, termYears, cashBack, fees } = offer;
    const upFront = fees + charge + (terms.switchCosts ?? 0) - cashBack;
    const choice = { kind: "switch", offer, annualRate, termYears, upFront } as const;
    return followChoice(inputs, terms, begins, choice);
  });

/** Returns the cheapest choice by the end of a month; the first if several cost the same. */
export const cheapestBy = (choices: readonly RenewalChoice[], month: number): RenewalChoice =>
  choices.reduce((best, choice) => (choice.costBy(month) < best.costBy(month) ? choice : best));

/**
 * Compares staying with each other offer from today and, if available, with blending and extending.
 * Returns the cheapest by the end of the shortest term and of the mortgage; staying without others.
 */
export function compareChoices(inputs: RenewalInputs, terms: RenewalTerms) {
  const { renewalRate, renewalTerm } = inputs;
  const months = inputs.yearsRemaining * 12;
  const left = Math.min(inputs.monthsRemaining, months);
  const present = { offer: null, termYears: renewalTerm, upFront: 0 };
  const stay = followChoice(inputs, terms, left, {
    ...present,
    kind: "stay",
    annualRate: renewalRate,
  });
  const others = followOffers(inputs, terms, 0, terms.charge);
  const annualRate = terms.isBlendOffered === false ? null : blendedRateOf(inputs);
  const blend =
    annualRate === null
      ? null
      : followChoice(inputs, terms, 0, { ...present, kind: "blend", annualRate });
  if (blend) others.push(blend);
  const termEnds = [stay, ...others].map((choice) => choice.termEnds);
  const shortestTerm = Math.min(...termEnds);
  const besides = others.length > 0 ? others : [stay];
  const best = cheapestBy(besides, shortestTerm);
  const bestToEnd = cheapestBy(besides, months);
  return {
    months,
    left,
    shortestTerm,
    longestTerm: Math.max(...termEnds),
    stay,
    others,
    blend,
    best,
    bestToEnd,
    savings: stay.costBy(shortestTerm) - best.costBy(shortestTerm),
    savingsToEnd: stay.costBy(months) - bestToEnd.costBy(months),
  };
}

export type ComparedChoices = ReturnType<typeof compareChoices>;

/** Returns the interest that the present lender's offer costs over its own term, in dollars. */
export const presentOfferCost = ({ stay, left }: Pick<ComparedChoices, "stay" | "left">) =>
  stay.costBy(stay.termEnds) - stay.costBy(Math.min(left, stay.termEnds));
