import { followRates, type RateSpan } from "../finance/followRates.ts";
import { type OtherOffer, offersOf, type RenewalInputs } from "./otherOffers.ts";

/** One way on from the present mortgage, followed from today. */
export interface RenewalChoice {
  readonly kind: "stay" | "switch" | "blend";
  /** The other lender's offer; `null` for what the present lender makes. */
  readonly offer: OtherOffer | null;
  /** Percent a year from its first day. */
  readonly annualRate: number;
  /** Dollars a month from its first day. */
  readonly payment: number;
  /** Months from today when its term is over. */
  readonly termEnds: number;
  /** Dollars besides the loan: fees and the charge for leaving, less cash back. */
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
  /** Percent a year at which everything is renewed after its term. */
  readonly rateAfter: number;
  /** Dollars for leaving before the present term ends. */
  readonly charge: number;
}

/**
 * Returns the rate of the present lender's new mortgage if it begins today: the present one for the
 * months left, the new one for the rest of the term. `null` where the present term is over, or
 * outlasts the new one.
 */
function blendedRateOf(inputs: RenewalInputs): number | null {
  const { currentRate, monthsRemaining, renewalRate, renewalTerm } = inputs;
  const term = renewalTerm * 12;
  if (monthsRemaining === 0 || monthsRemaining >= term) return null;
  return (currentRate * monthsRemaining + renewalRate * (term - monthsRemaining)) / term;
}

/** Follows a mortgage at the present rate until a month, then through a term at another one. */
export function followChoice(
  inputs: RenewalInputs,
  { monthlyRate, rateAfter }: RenewalTerms,
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
    [0, monthlyRate(inputs.currentRate)],
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

/** Returns the cheapest by the end of a month; the first of those that cost the same. */
export const cheapestBy = (choices: readonly RenewalChoice[], month: number): RenewalChoice =>
  choices.reduce((best, choice) => (choice.costBy(month) < best.costBy(month) ? choice : best));

/**
 * Compares staying with each other offer from today on and, where it can be had, blending and
 * extending. Returns the cheapest of these to the end of the shortest term, and to the end: staying
 * itself where there is nothing else.
 */
export function compareChoices(inputs: RenewalInputs, terms: RenewalTerms) {
  const { renewalRate, renewalTerm } = inputs;
  const offers = offersOf(inputs);
  const months = inputs.yearsRemaining * 12;
  const left = Math.min(inputs.monthsRemaining, months);
  const present = { offer: null, termYears: renewalTerm, upFront: 0 };
  const stay = followChoice(inputs, terms, left, {
    ...present,
    kind: "stay",
    annualRate: renewalRate,
  });
  const others = offers.map((offer) => {
    const { annualRate, termYears, cashBack, fees } = offer;
    const upFront = fees + terms.charge - cashBack;
    return followChoice(inputs, terms, 0, {
      kind: "switch",
      offer,
      annualRate,
      termYears,
      upFront,
    });
  });
  const annualRate = blendedRateOf(inputs);
  const blend =
    annualRate === null
      ? null
      : followChoice(inputs, terms, 0, { ...present, kind: "blend", annualRate });
  if (blend) others.push(blend);
  const shortestTerm = Math.min(stay.termEnds, ...others.map(({ termEnds }) => termEnds));
  const besides = others.length > 0 ? others : [stay];
  const best = cheapestBy(besides, shortestTerm);
  const bestToEnd = cheapestBy(besides, months);
  return {
    months,
    left,
    shortestTerm,
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
export const letterCost = ({ stay, left }: Pick<ComparedChoices, "stay" | "left">) =>
  stay.costBy(stay.termEnds) - stay.costBy(Math.min(left, stay.termEnds));
