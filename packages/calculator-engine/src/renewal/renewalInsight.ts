import type { LenderKind } from "../canada/marketRates.ts";
import { rateKinds, rateNear } from "../canada/offeredRates.ts";
import { amount, oneOf, percentage, yearCount } from "../fieldRules.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { yesOrNo } from "../insight/facts.ts";
import { leavingFacts } from "../insight/leavingFacts.ts";
import { compoundingFact, longestBelow, usualAmortizations } from "../insight/lenderPolicies.ts";
import { dollars, months, percent, type Quantity, type WithQuantities } from "../quantity.ts";
import { bestOf, hasOtherTerms, leavingToRenew, type RenewalFacts } from "./compareRenewal.ts";
import { explainRenewal } from "./explainRenewal.ts";
import { blendedRateOf, closeShareOfBalance } from "./renewalChoices.ts";
import { countRenewal, type RenewalCase, type RenewalCount } from "./renewalCount.ts";
import { renewal } from "./renewalEstimate.ts";
import { offersOf, type RenewalInputs } from "./renewalFields.ts";
import type { Letter } from "./renewalLetter.ts";
import { scheduleChoice } from "./scheduleChoice.ts";

export type { RenewalCount, RenewalFacts };

/** Rate after the shorter term at which another choice wins; `null` if none plausibly does or it was given. */
export interface Turning {
  readonly laterRate: {
    readonly rate: Quantity;
    /** Names of the offers that win below and above it; `null` for the present lender's. */
    readonly below: string | null;
    readonly above: string | null;
  } | null;
}

/** Saving against staying, counted over so many months. */
interface Gained {
  readonly gain: Quantity;
  readonly over: Quantity;
}

interface Switched extends Gained, Turning {
  readonly offer: string;
  /** Names of other offers that cost about the same. */
  readonly alike: readonly string[];
  /** Rate of the page's lenders for the same term, if it is lower. */
  readonly ours: Quantity | null;
  /** Longest usual amortization of a new lender, if more years are left. */
  readonly longest: Quantity | null;
}

type OtherChoice = Readonly<
  { name: string | null } & Record<"rate" | "payment" | "gain" | "over", Quantity>
>;

/** Verdict on the present lender's renewal letter, which no other offer beats. */
interface OnLetter {
  readonly rate: Quantity;
  /** Interest over the letter's term. */
  readonly cost: Quantity;
  readonly letter: Letter;
}

export type RenewalVerdict =
  /** Lower rate to ask for, if one is known, and the worth of half a percent less over the term. */
  | ({
      readonly id: "ask-for-less";
      readonly target: Quantity | null;
      readonly worth: Quantity;
      readonly term: Quantity;
      readonly askIn: Quantity;
      /** Best other offer, or blend without a name, and what it saves against the letter. */
      readonly other: OtherChoice | null;
    } & OnLetter)
  /** Lower rates are for borrowers who qualify at another kind of lender than the present one. */
  | ({ readonly id: "qualify-first"; readonly target: Quantity } & OnLetter)
  /** The page's lenders are not lower today. */
  | ({ readonly id: "letter-is-fair" } & OnLetter)
  | ({ readonly id: "switch-now" } & Switched)
  /** Switching today gains `now`; lenders hold a rate from `askIn` months on. */
  | ({
      readonly id: "switch-but-wait";
      readonly now: Quantity;
      readonly wait: Quantity;
      readonly askIn: Quantity;
    } & Switched)
  | (WithQuantities<"blend-now", "rate"> & Gained)
  /** Nothing else is cheaper: sign the present lender's offer, or stay until it is time to ask. */
  | ({
      readonly id: "sign";
      readonly loss: Quantity;
      readonly over: Quantity;
      readonly rate: Quantity;
      /** Lower rate to ask for first, if one is known. */
      readonly target: Quantity | null;
    } & Turning)
  | (WithQuantities<"stay", "loss" | "over" | "askIn"> & Turning)
  | (WithQuantities<"close-call", "gain" | "over"> & Turning)
  /** The mortgage is paid off when its term ends, in `wait` months. */
  | WithQuantities<"paid-off", "wait">;

export type RenewalOutcome =
  | "ask-for-less"
  | "qualify-first"
  | "letter-is-fair"
  | "stay-cheaper"
  | "blend-cheaper"
  | "switch-cheaper"
  | "waiting-cheaper"
  | "offer-cheaper"
  | "staying-cheaper";

/** Returns the verdict on the present lender's letter; `best` is another choice that saves less. */
function verdictOnLetter(
  inputs: RenewalInputs,
  count: RenewalCount,
  best: ReturnType<typeof bestOf>,
): RenewalVerdict {
  const { monthsLeft, letter } = count;
  const { today } = letter;
  const lower = today?.isLower && !letter.qualify ? today : null;
  const onLetter: OnLetter = {
    rate: percent(inputs.renewalRate),
    cost: dollars(count.letterCost),
    letter,
  };
  if (today && letter.qualify) {
    return { id: "qualify-first", ...onLetter, target: percent(today.annualRate) };
  }
  if (letter.say?.id === "sign") return { id: "letter-is-fair", ...onLetter };
  return {
    id: "ask-for-less",
    ...onLetter,
    target: lower && percent(lower.annualRate),
    worth: dollars(count.halfPercentLess),
    term: months(count.stay.termEnds - monthsLeft),
    askIn: months(letter.askIn),
    other: best && {
      name: best.choice.offer?.name ?? null,
      rate: percent(best.choice.annualRate),
      payment: dollars(best.choice.payment),
      gain: dollars(best.gain),
      over: months(count.comparedTo),
    },
  };
}

function verdictOf({ inputs, facts, on }: RenewalCase, count: RenewalCount): RenewalVerdict {
  const { monthsLeft, now, later, letter } = count;
  const { today } = letter;
  const best = bestOf(count);
  const askIn = months(letter.askIn);
  const lower = today?.isLower && !letter.qualify ? today : null;
  const isOwnLower = lower?.marketOn === null;
  const target = lower && percent(lower.annualRate);
  const close = inputs.balance * closeShareOfBalance;
  const over = months(count.comparedTo);
  const isWorthTaking = best !== null && best.gain > close;
  if (monthsLeft >= facts.contractYears * 12 && !isWorthTaking) {
    return { id: "paid-off", wait: months(monthsLeft) };
  }
  // The page's own lower rate beats an offer that saves less, or no more than the letter.
  if (!best || (isOwnLower && best.gain <= Math.max(close, lower.gain - close))) {
    return verdictOnLetter(inputs, count, best);
  }
  const gain = dollars(best.gain);
  const { offer, annualRate } = best.choice;
  const { laterRate: turn } = count;
  const turning: Turning = { laterRate: turn && { ...turn, rate: percent(turn.rate) } };
  if (Math.abs(best.gain) <= close) return { id: "close-call", gain, over, ...turning };
  if (best.gain <= 0) {
    const loss = dollars(-best.gain);
    return askIn.value > 0
      ? { id: "stay", loss, over, askIn, ...turning }
      : { id: "sign", loss, over, rate: percent(inputs.renewalRate), target, ...turning };
  }
  if (!offer) return { id: "blend-now", gain, over, rate: percent(annualRate) };
  const isOursLower =
    isOwnLower && lower.years === offer.termYears && lower.annualRate < annualRate;
  const switched: Switched = {
    ...{ offer: offer.name, gain, over, alike: best.alike, ...turning },
    ours: isOursLower ? percent(lower.annualRate) : null,
    longest: longestBelow(facts.contractYears, on),
  };
  if (best !== later) return { id: "switch-now", ...switched };
  const gainToday = dollars(now?.gain ?? 0);
  return { id: "switch-but-wait", ...switched, now: gainToday, wait: months(monthsLeft), askIn };
}

/** Returns true if one offer is cheaper than staying, today or once the present term is over. */
function isOfferCheaper({ others, stay, comparedTo, later }: RenewalCount, row: number) {
  const offer = others.filter(({ kind }) => kind === "switch")[row];
  const isToday = offer && offer.costBy(comparedTo) < stay.costBy(comparedTo);
  return isToday || (later !== null && later.choice.offer === offer?.offer && later.gain > 0);
}

const leaving = /* @__PURE__ */ leavingFacts<RenewalInputs, RenewalFacts>(leavingToRenew);

/** Percentage points above the rates of banks from which a lender is assumed to be of another kind. */
const pointsAbove = { alternative: 2.5, private: 5 };

const longest = () => usualAmortizations().longestYears;
const standard = () => usualAmortizations().standardYears;

/** Returns true if the payment may have stayed while the rate changed, so that a level one is no guess. */
const isPaymentKept = ({ rateType }: RenewalFacts, { yearsRemaining }: RenewalInputs) =>
  rateType === "variable" || yearsRemaining > longest();

const switching = ["switch-cheaper", "waiting-cheaper", "blend-cheaper", "stay-cheaper"];
const ofLetter = ["letter-is-fair", "ask-for-less", "qualify-first"];

/**
 * Renewal insight: the estimate, a lender's saving of the best choice, and the deciding facts.
 *
 * @example
 * renewalInsight.answer({
 *   balance: 300_000, yearsRemaining: 20, monthsRemaining: 0, currentRate: 2.5,
 *   prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5, offers: [],
 * }).lender.figure; // { id: "lenderLetterCost", value: 65458.46, unit: "dollars" }
 */
export const renewalInsight = /* @__PURE__ */ defineInsight({
  calculator: renewal,
  facts: {
    ...leaving,
    presentLender: {
      ...leaving.presentLender,
      default: (_, { currentRate, renewalRate }, rates) => {
        const usual = rateNear(rates, { purpose: "switch" });
        if (Math.max(currentRate, renewalRate) - usual >= pointsAbove.private) return "private";
        return renewalRate - usual >= pointsAbove.alternative ? "alternative" : "other";
      },
      tries: ({ presentLender }): LenderKind[] =>
        presentLender === "other" ? ["bank"] : ["other"],
      matters: () => true,
    },
    letterRate: { rule: /* @__PURE__ */ oneOf(rateKinds), default: "fixed" },
    rateType: { ...leaving.rateType, matters: () => true },
    paymentToday: { rule: amount, default: null, tries: [], mustBeGiven: isPaymentKept },
    contractYears: {
      rule: yearCount,
      default: (_, { yearsRemaining }) =>
        yearsRemaining > longest() ? standard() : yearsRemaining,
      tries: (_, { yearsRemaining }) => (yearsRemaining > longest() ? [standard() - 5] : []),
      mustBeGiven: (_, { yearsRemaining }) => yearsRemaining > longest(),
      matters: isPaymentKept,
    },
    rateAfter: {
      rule: percentage,
      default: null,
      mustBeGiven: (_, inputs) => hasOtherTerms(inputs),
      tries: (_, { renewalRate }) => [renewalRate + 2, Math.max(0, renewalRate - 2)],
      usual: true,
    },
    insured: { rule: yesOrNo, default: false },
    rented: { rule: yesOrNo, default: false, usual: true },
    collateralCharge: {
      rule: yesOrNo,
      default: false,
      usual: true,
      matters: (_, inputs) => offersOf(inputs).length > 0,
    },
    // A step asks for it.
    otherLoan: {
      rule: yesOrNo,
      default: false,
      usual: true,
      matters: (_, inputs) => offersOf(inputs).length > 0,
    },
    blendOffered: {
      rule: yesOrNo,
      default: false,
      usual: true,
      matters: (_, inputs) => blendedRateOf(inputs) !== null,
    },
    compounding: compoundingFact,
  },
  count: countRenewal,
  verdict: verdictOf,
  said(verdict) {
    if (verdict.id === "close-call") return verdict.id;
    // A letter's sentence names no cost.
    if ("letter" in verdict) return [verdict.id, "target" in verdict && verdict.target];
    return { ...verdict, laterRate: null, now: null, askIn: null, over: null, alike: null };
  },
  choiceOf(verdict) {
    if ("offer" in verdict) return verdict.offer;
    // Another rate to ask for is another recommendation.
    return "target" in verdict ? `${verdict.id} ${verdict.target?.value}` : verdict.id;
  },
  explain: explainRenewal,
  thresholds: (inputs) => ({
    renewalRate: { rising: [...ofLetter, ...switching.toReversed()] },
    "offers.annualRate": { rows: offersOf(inputs), rising: ["offer-cheaper", "staying-cheaper"] },
    // A charge of 0 counts as not entered.
    ...(inputs.monthsRemaining > 0 &&
      inputs.prepaymentCharge > 0 && { prepaymentCharge: { rising: switching } }),
  }),
  outcome: (count, { id }, field): RenewalOutcome => {
    const [list, row] = field.split(".");
    if (list === "offers") {
      return isOfferCheaper(count, Number(row)) ? "offer-cheaper" : "staying-cheaper";
    }
    const best = bestOf(count);
    if (ofLetter.includes(id) || !best) return id as RenewalOutcome;
    if (best.gain <= 0) return "stay-cheaper";
    if (best === count.later) return "waiting-cheaper";
    return best.choice.kind === "blend" ? "blend-cheaper" : "switch-cheaper";
  },
  schedules: scheduleChoice,
});
