import { daysLater, monthsLater } from "../canada/calendar.ts";
import { type LenderKind, marketRates, marketRatesOn } from "../canada/marketRates.ts";
import {
  type OfferedRate,
  type RateClass,
  type RateKind,
  rateFor,
} from "../canada/offeredRates.ts";
import { qualifyingTest } from "../canada/qualifyingTest.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { rateHeld, usualAmortizations } from "../insight/lenderPolicies.ts";
import {
  closeShareOfBalance,
  followChoice,
  type RenewalChoice,
  type RenewalTerms,
} from "./renewalChoices.ts";
import { offersOf, type RenewalInputs } from "./renewalFields.ts";

/** Rate that lenders offer today, beside that of the letter. */
export interface PublishedRate {
  /** Percent a year, for a term of so many years. */
  readonly annualRate: number;
  readonly years: number;
  readonly kind: RateKind;
  /** Class of the mortgages that it is for; `null` for any. */
  readonly class: RateClass | null;
  /** Day of a market rate, as an ISO date; `null` for a rate of the page's lenders, which is today's. */
  readonly marketOn: string | null;
  /** Dollars a month once renewed at it. */
  readonly payment: number;
  /** Dollars of interest saved over so many months, the shorter of the two terms. */
  readonly saved: number;
  readonly over: number;
  /** Dollars saved against staying by the end of the comparison. */
  readonly gain: number;
  /** True if the saving is worth asking for. */
  readonly isLower: boolean;
}

/** Longer amortization of the letter's loan. */
interface Longer {
  readonly years: number;
  /** Dollars a month. */
  readonly payment: number;
  /** Dollars of interest beyond that of the letter, until the mortgage is paid off. */
  readonly interest: number;
}

/** Change that a lender's renewal letter makes, and what to do about it. */
export interface Letter {
  /** Dollars a month today, and once renewed. */
  readonly paymentNow: number;
  readonly payment: number;
  /** Years of the contract, if the statement shows others; a renewal goes back to them. */
  readonly contractYears: number | null;
  /** Rate for this mortgage; `null` if none is published for it. */
  readonly today: PublishedRate | null;
  /** Qualifying rate, payment and share of the value that a lower rate takes at another kind of lender. */
  readonly qualify: Readonly<Record<"annualRate" | "payment" | "share", number>> | null;
  /**
   * Shortest amortization that keeps today's payment, or else the longest usual one; `null` if the
   * payment does not rise, or none is longer.
   */
  readonly longer: Longer | null;
  /**
   * Thing to say to the lender: a rate to match, one to beat, to give its lowest, or that it is fair;
   * `null` before `askIn`.
   */
  readonly say: {
    readonly id: "match" | "advertised" | "lowest" | "sign";
    /** Percent a year, for a term of so many years. */
    readonly annualRate: number;
    readonly years: number;
  } | null;
  /** Months until lenders hold a rate for the renewal. */
  readonly askIn: number;
  /**
   * Time to have a rate held: not any more, until a day by the page's lenders or by any, or only from a
   * day; `null` if the letter is fair, or if changing today is best.
   */
  readonly hold: {
    readonly id: "over" | "ours" | "any" | "later";
    /** ISO date. */
    readonly day: string;
  } | null;
}

interface LetterCase {
  /** The present lender's offer. */
  readonly stay: RenewalChoice;
  /** Months left of the present term. */
  readonly left: number;
  /** Another lender's offer that is worth taking, `null` if there is none; and true if it is, today. */
  readonly offer: RenewalChoice | null;
  readonly isNow: boolean;
  /** Months that are compared. */
  readonly comparedTo: number;
  readonly on: string;
  readonly contractYears: number | null;
  /** Rates of the page's lenders; the engine's dated market rates if there is none. */
  readonly rates: readonly OfferedRate[];
  readonly facts: {
    readonly insured: boolean;
    readonly letterRate: RateKind;
    readonly rented: boolean;
    readonly presentLender: LenderKind;
  };
}

/** Returns true for lenders whose clients have not shown income and credit as a bank asks for them. */
const mustQualify = ({ presentLender }: LetterCase["facts"]) =>
  presentLender === "alternative" || presentLender === "private";

/** Compares the letter with the rate for this mortgage that lenders offer today, if there is one. */
function publishedRate(
  inputs: RenewalInputs,
  terms: RenewalTerms,
  { stay, left, comparedTo, rates, facts }: LetterCase,
): PublishedRate | null {
  const { balance, renewalTerm } = inputs;
  const isOwn = rates.length > 0;
  const { rate } = rateFor<OfferedRate>(isOwn ? rates : marketRates, {
    kind: facts.letterRate,
    months: renewalTerm * 12,
    class: facts.insured ? "insured" : "uninsured",
    purpose: "switch",
    use: facts.rented ? "rental" : "owner",
  });
  if (!rate) return null;
  const { annualRate, years } = rate;
  const termYears = Math.min(years, renewalTerm);
  const own = { kind: "stay", offer: null, termYears, upFront: 0 } as const;
  const other = followChoice(inputs, terms, left, { ...own, annualRate });
  const over = other.termEnds - left;
  const interestOf = ({ costBy }: RenewalChoice) => costBy(left + over) - costBy(left);
  const saved = interestOf(stay) - interestOf(other);
  return {
    ...{ annualRate, years, kind: facts.letterRate, class: rate.class ?? null, saved, over },
    gain: stay.costBy(comparedTo) - other.costBy(comparedTo),
    isLower: saved > balance * closeShareOfBalance,
    payment: other.payment,
    marketOn: isOwn ? null : marketRatesOn,
  };
}

/** Returns the longer amortization that brings the letter's payment nearest to today's. */
function longerLoan(
  { renewalRate, yearsRemaining }: RenewalInputs,
  terms: RenewalTerms,
  { stay, left, on }: LetterCase,
  paymentNow: number,
): Longer | null {
  const { payment } = stay;
  const rest = yearsRemaining * 12 - left;
  const most = usualAmortizations(on).longestYears;
  const paymentOver = (length: number) =>
    levelPayment(stay.balanceAt(left), terms.monthlyRate(renewalRate), length * 12);
  let length = Math.ceil(rest / 12) + 1;
  if (payment <= paymentNow || length > most) return null;
  while (length < most && paymentOver(length) > paymentNow) length++;
  const lower = paymentOver(length);
  return { years: length, payment: lower, interest: lower * length * 12 - payment * rest };
}

/** Returns the test that a lower rate takes, with the payment tested. */
function testAt(
  rate: number,
  { balance, yearsRemaining }: RenewalInputs,
  terms: RenewalTerms,
  on: string,
): Letter["qualify"] {
  const { rate: annualRate } = qualifyingTest({ annualRate: rate, transaction: "refinance", on });
  const payment = levelPayment(balance, terms.monthlyRate(annualRate), yearsRemaining * 12);
  return { annualRate, payment, share: ruleInForce({ rule: refinanceLimit, on }).value };
}

/** Compares a renewal letter with today's payment, today's rates and a longer amortization. */
export function readLetter(
  inputs: RenewalInputs,
  terms: RenewalTerms,
  letterCase: LetterCase,
): Letter {
  const { stay, left, offer, isNow, on, contractYears, rates, facts } = letterCase;
  const { balance, currentRate, renewalRate, renewalTerm, yearsRemaining } = inputs;
  const { payment } = stay;
  const paymentNow =
    terms.keptPayment ?? levelPayment(balance, terms.monthlyRate(currentRate), yearsRemaining * 12);
  const isOwn = rates.length > 0;
  const today = publishedRate(inputs, terms, letterCase);
  const qualify =
    mustQualify(facts) && today?.isLower ? testAt(today.annualRate, inputs, terms, on) : null;
  /** Lower rate that the visitor can ask for. */
  const lower = today?.isLower && !qualify ? today : null;

  const askIn = Math.max(0, Math.ceil(left) - rateHeld.months);
  const isOursBest =
    isOwn && lower !== null && !(offer?.offer && offer.annualRate <= lower.annualRate);

  function say(): Letter["say"] {
    if (askIn > 0 || qualify) return null;
    if (offer?.offer && !isOursBest) {
      // A cheaper offer may have a higher rate, and cash back that the bank would not match.
      const { termYears } = offer.offer;
      const alike = offersOf(inputs).filter((each) => each.termYears === termYears);
      const lowest = Math.min(...alike.map((each) => each.annualRate));
      if (lowest < renewalRate) return { id: "match", annualRate: lowest, years: termYears };
    }
    if (lower) {
      const { annualRate, years } = lower;
      return { id: isOwn ? "match" : "advertised", annualRate, years };
    }
    const isFair = isOwn && today !== null;
    return { id: isFair ? "sign" : "lowest", annualRate: renewalRate, years: renewalTerm };
  }

  function hold(isFair: boolean): Letter["hold"] {
    if (askIn > 0 && isNow) return null;
    if (askIn > 0) return { id: "later", day: daysLater(monthsLater(on, left), -rateHeld.days) };
    if (isFair || qualify) return null;
    if (left === 0) return { id: "over", day: on };
    return { id: isOursBest ? "ours" : "any", day: daysLater(on, rateHeld.days) };
  }

  const said = say();
  return {
    paymentNow,
    payment,
    contractYears,
    askIn,
    today,
    qualify,
    longer: longerLoan(inputs, terms, letterCase, paymentNow),
    say: said,
    hold: hold(said?.id === "sign"),
  };
}
