import { longestBelow } from "../insight/lenderPolicies.ts";
import { dollars, months, percent, type Quantity, type WithQuantities } from "../quantity.ts";
import { bestOf, type LaterRate } from "./compareRenewal.ts";
import { closeShareOfBalance } from "./renewalChoices.ts";
import type { RenewalCase, RenewalCount } from "./renewalCount.ts";
import type { RenewalInputs } from "./renewalFields.ts";
import type { Letter } from "./renewalLetter.ts";

/** Rate after the shorter term at which another choice wins; `null` if none plausibly does or it was given. */
export interface Turning {
  readonly laterRate: (Omit<LaterRate, "rate"> & { readonly rate: Quantity }) | null;
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

/**
 * Returns the verdict on the present lender's letter; `best` is another choice that saves less, and
 * `target` a lower rate to ask for.
 */
function verdictOnLetter(
  inputs: RenewalInputs,
  count: RenewalCount,
  best: ReturnType<typeof bestOf>,
  target: Quantity | null,
): RenewalVerdict {
  const { monthsLeft, letter } = count;
  const { today } = letter;
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
    target,
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

/** Returns the verdict on a renewal: on the letter alone, or on the best choice beside it. */
export function renewalVerdict(
  { inputs, facts, on }: RenewalCase,
  count: RenewalCount,
): RenewalVerdict {
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
    return verdictOnLetter(inputs, count, best, target);
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
