import type { Unit } from "../explain/describeSteps.ts";
import type { NumberRange } from "../fieldRules.ts";
import { spell } from "../spell.ts";

/** The value of one input, the others unchanged, at which the answer becomes another one. */
export interface TippingPoint {
  /** The input, as a path where it is inside a list: `debts.0.payment`. */
  readonly field: string;
  readonly label: string;
  readonly unit: Unit;
  readonly current: number;
  readonly answer: string;
  /** The nearest value that changes the answer; `null` where none within the valid range does. */
  readonly value: number | null;
  /** Whether the answer changes as the input rises to the value or falls to it. */
  readonly direction: "up" | "down" | null;
  readonly becomes: string | null;
  readonly sentence: string;
}

export interface TippingQuestion {
  readonly field: string;
  readonly label: string;
  readonly unit: Unit;
  readonly current: number;
  readonly range: NumberRange;
  /** The answer were the input to have this value. */
  readonly answerAt: (value: number) => string;
}

/**
 * Searches an input's valid range, outwards from its current value, for a different answer.
 *
 * The range is walked in equal ratios and the first change is then bisected to the last bit, so
 * the value returned gives the new answer itself. An answer that changes and changes back between
 * two steps of the walk would be missed; none of the estimates' answers do.
 */
export function findTippingPoint(question: TippingQuestion): TippingPoint {
  const { field, label, unit, current, range, answerAt } = question;
  const answer = answerAt(current);
  const flips = (value: number) => answerAt(value) !== answer;
  const up = firstFlip(current, range.most, flips);
  const down = firstFlip(current, range.least, flips);
  const rises = up !== null && (down === null || up - current <= current - down);
  const value = rises ? up : down;
  const known = { field, label, unit, current, answer };
  if (value === null) {
    const sentence = `No other ${label} changes the answer: ${answer}.`;
    return { ...known, value, direction: null, becomes: null, sentence };
  }
  const becomes = answerAt(value);
  const bound = `${spell(outwards(value, rises, becomes, answerAt), unit)} or ${rises ? "more" : "less"}`;
  const sentence = `Once the ${label} is ${bound}, the answer becomes: ${becomes}.`;
  return { ...known, value, direction: rises ? "up" : "down", becomes, sentence };
}

/** The value to two decimals, on the side where a reader who enters it sees the new answer. */
function outwards(
  value: number,
  rises: boolean,
  becomes: string,
  answerAt: (value: number) => string,
): number {
  const hundredths = Math.round(value * 100);
  const side = rises ? 1 : -1;
  return answerAt(hundredths / 100) === becomes ? hundredths / 100 : (hundredths + side) / 100;
}

const walkSteps = 60;
/** Where a walk in equal ratios starts from, or ends at, instead of 0. */
const nearlyNothing = 1e-6;

function firstFlip(from: number, to: number, flips: (value: number) => boolean): number | null {
  const start = Math.max(from, nearlyNothing);
  const ratio = (Math.max(to, nearlyNothing) / start) ** (1 / walkSteps);
  let same = from;
  for (let step = 1; step <= walkSteps; step++) {
    const value = step === walkSteps ? to : start * ratio ** step;
    if (flips(value)) return bisect(same, value, flips);
    same = value;
  }
  return null;
}

function bisect(same: number, flipped: number, flips: (value: number) => boolean): number {
  const middle = (same + flipped) / 2;
  if (middle === same || middle === flipped) return flipped;
  return flips(middle) ? bisect(same, middle, flips) : bisect(middle, flipped, flips);
}
