import { CalculatorInputError, checkInputs, issuesWithin } from "../calculator.ts";
import {
  amount,
  filledText,
  mustBe,
  oneOf,
  positiveAmount,
  rate,
  yearCount,
} from "../fieldRules.ts";
import { blendedRate } from "./blendedRate.ts";
import { wholeMonths } from "./compareToEndOfTerm.ts";
import { type Compounding, compoundingsPerYear } from "./compounding.ts";
import { followLoan, type LoanPath } from "./followLoan.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import { leastCharge } from "./prepaymentCharge.ts";
import type { RuleChoice } from "./rules/ruleBook.ts";

export interface RenewalOffer extends InputsIn<typeof offerRules> {}

export interface RenewalOffersInputs
  extends InputsIn<Omit<typeof inputRules, "currentRate">>,
    RuleChoice {
  /** Percent a year of the present mortgage. Required if its term has months left. */
  readonly currentRate?: number;
}

export interface OfferStanding {
  readonly months: number;
  readonly path: LoanPath;
  /** Interest, fees and prepayment charge, less cash back. */
  readonly cost: number;
}

export interface ComparedOffer {
  readonly id: string;
  readonly kind: RenewalOffer["kind"];
  /** Percent a year from the first day of the offer; the blended rate for a blend. */
  readonly annualRate: number;
  /** Dollars a month from the first day of the offer. */
  readonly payment: number;
  /** Dollars paid in addition to the loan payments: fees and the prepayment charge, less cash back. */
  readonly upFront: number;
  /** True if `upFront` includes an estimate of three months' interest because no charge was given. */
  readonly isChargeEstimated: boolean;
  /** Months from today until the term of the offer ends. */
  readonly termEnds: number;
  /** Standing at the end of the shortest term, until which every rate is known. */
  readonly endOfShortestTerm: OfferStanding;
  /** Standing at the end of the longest term, with every offer that ended before renewed at `rateAfter`. */
  readonly endOfLongestTerm: OfferStanding;
  readonly endOfMortgage: OfferStanding;
  /** First month by which it costs less than the first offer; `null` if none. */
  readonly breakEvenMonth: number | null;
}

export interface RenewalComparison {
  readonly shortestTermEnds: number;
  readonly longestTermEnds: number;
  /** Offers in the order given. The others are compared with the first. */
  readonly offers: readonly ComparedOffer[];
  /** Id of the offer that costs least by the end of the shortest term. */
  readonly cheapestToShortestTerm: string;
  /** Id of the offer that costs least by the end of the longest term. */
  readonly cheapestToLongestTerm: string;
  /** Id of the offer that costs least by the end of the mortgage. */
  readonly cheapestToEndOfMortgage: string;
}

const offerRules = {
  id: filledText,
  /**
   * `stay`: the present lender renews when the present term ends; `switch`: another lender takes over
   * today; `blend-and-extend`: the present lender blends the present rate with `annualRate` from today,
   * without a charge.
   */
  kind: oneOf(["stay", "switch", "blend-and-extend"]),
  /** Percent a year; for a blend, the lender's rate for the new term, before blending. */
  annualRate: rate,
  termYears: yearCount,
  /** Dollars that the lender pays. None by default. */
  cashBack: optional(amount),
  /** Dollars that the lender and the lawyer charge. None by default. */
  fees: optional(amount),
  /** Semi-annual by default. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
};

const inputRules = {
  balance: positiveAmount,
  /** Years left of the amortization. */
  yearsRemaining: yearCount,
  /** Whole months left of the present term; 0 at renewal. */
  monthsRemaining: wholeMonths,
  currentRate: mustBe(
    "percent from 0 to 100 while the present term has months left",
    (value, { monthsRemaining }) =>
      (value === undefined && monthsRemaining === 0) ||
      (typeof value === "number" && value >= 0 && value <= 100),
  ),
  /** Dollars for leaving before the term ends. Defaults to three months' interest, the minimum. */
  prepaymentCharge: optional(amount),
  /** Percent a year at which every offer is renewed when its term ends. */
  rateAfter: rate,
  offers: mustBe<Accepting<readonly RenewalOffer[]>>(
    "a list of offers, each with an id of its own",
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value.map((offer) => offer?.id)).size === value.length,
  ),
};

function checkOffers(inputs: RenewalOffersInputs) {
  checkInputs(inputs, inputRules);
  const issues = inputs.offers.flatMap((offer, index) =>
    issuesWithin(`offers.${index}`, offer, offerRules),
  );
  if (issues.length > 0) throw new CalculatorInputError(issues);
}

/** Calculates one offer from today: the present loan until it ends, the offer, and the loan after it. */
function follow(offer: RenewalOffer, inputs: RenewalOffersInputs) {
  const { balance, yearsRemaining, monthsRemaining, currentRate = 0, rateAfter } = inputs;
  const { kind, compounding, cashBack = 0, fees = 0 } = offer;
  const months = Math.ceil(yearsRemaining * 12 - 1e-9);
  const starts = kind === "stay" ? monthsRemaining : 0;
  const term = Math.round(offer.termYears * 12);
  const annualRate =
    kind === "blend-and-extend"
      ? blendedRate({
          currentRate,
          monthsRemaining,
          newRate: offer.annualRate,
          newTermMonths: term,
        })
      : offer.annualRate;
  const termEnds = Math.min(starts + term, months);
  const rates = new Map([
    [0, currentRate],
    [starts, annualRate],
    [termEnds, rateAfter],
  ]);
  const loan = followLoan({ balance, months, compounding, rates: [...rates] });
  const isCharged = kind === "switch" && monthsRemaining > 0;
  const charge = isCharged
    ? (inputs.prepaymentCharge ?? leastCharge(balance, currentRate, inputs))
    : 0;
  const upFront = fees + charge - cashBack;
  const at = (month: number): OfferStanding => {
    const path = loan.at(month);
    return { months: Math.min(month, months), path, cost: path.interest + upFront };
  };
  const isChargeEstimated = isCharged && inputs.prepaymentCharge === undefined;
  return { offer, annualRate, starts, termEnds, upFront, isChargeEstimated, months, at };
}

const cheapestBy = (followed: readonly ReturnType<typeof follow>[], month: number): string => {
  const costs = followed.map(({ at }) => at(month).cost);
  return followed[costs.indexOf(Math.min(...costs))]?.offer.id ?? "";
};

/**
 * Compares offers at or before a renewal: staying, switching, or blending and extending, each with its
 * own rate, term, cash back and fees.
 *
 * Every loan is paid monthly, keeps the amortization and starts from today's balance. Every rate is
 * known until the end of the shortest term. Later results depend on `rateAfter`. The comparison counts interest, not payments, because additional principal is not lost.
 *
 * @throws CalculatorInputError for anything out of range, naming the offer by its place in the
 * list.
 * @example
 * compareRenewalOffers({
 *   balance: 300_000, yearsRemaining: 20, monthsRemaining: 0, rateAfter: 4.5,
 *   offers: [
 *     { id: "bank", kind: "stay", annualRate: 4.79, termYears: 5 },
 *     { id: "broker", kind: "switch", annualRate: 4.29, termYears: 5, fees: 1_000 },
 *   ],
 * }).cheapestToLongestTerm; // "broker"
 */
export function compareRenewalOffers(inputs: RenewalOffersInputs): RenewalComparison {
  checkOffers(inputs);
  const followed = inputs.offers.map((offer) => follow(offer, inputs));
  const shortestTermEnds = Math.min(...followed.map(({ termEnds }) => termEnds));
  const longestTermEnds = Math.max(...followed.map(({ termEnds }) => termEnds));
  const [first] = followed;
  const offers = followed.map((one): ComparedOffer => {
    const { offer, annualRate, starts, termEnds, upFront, isChargeEstimated, months, at } = one;
    const cheaper = Array.from({ length: months }, (_, index) => index + 1).find(
      (month) => first && first !== one && at(month).cost < first.at(month).cost,
    );
    return {
      id: offer.id,
      kind: offer.kind,
      annualRate,
      // The path holds the last payment made by a month, so the first one is a month later.
      payment: at(starts + 1).path.payment,
      upFront,
      isChargeEstimated,
      termEnds,
      endOfShortestTerm: at(shortestTermEnds),
      endOfLongestTerm: at(longestTermEnds),
      endOfMortgage: at(months),
      breakEvenMonth: cheaper ?? null,
    };
  });
  return {
    shortestTermEnds,
    longestTermEnds,
    offers,
    cheapestToShortestTerm: cheapestBy(followed, shortestTermEnds),
    cheapestToLongestTerm: cheapestBy(followed, longestTermEnds),
    cheapestToEndOfMortgage: cheapestBy(followed, Infinity),
  };
}
