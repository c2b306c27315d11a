import type { NumberRange } from "../fieldRules.ts";
import type { Figure, Quantity } from "../quantity.ts";
import { roundOutwards } from "./roundOutwards.ts";

/** Input whose threshold is searched. */
export interface ThresholdInput {
  /** The input's path where it is inside a list, such as `debts.0.payment`; its id unless given. */
  readonly field?: string;
  /** The input and its present value. */
  readonly input: Figure;
  readonly range: NumberRange;
  /**
   * The outcomes in the order in which a rise of the input leads to them. A change against it, such
   * as a lower income that makes insurance unnecessary, is arithmetically right and misleads a
   * reader. Left out where any change makes sense.
   */
  readonly rising?: readonly string[];
  /** True if the present outcome is the one to aim for when a fall would change it. */
  readonly keepsWhenFalling?: boolean;
}

/** The value of one input, the others unchanged, at which the answer changes. */
export interface Threshold {
  readonly field: string;
  readonly input: Figure;
  /** The outcome now, and beyond the threshold. */
  readonly outcome: string;
  readonly becomes: string;
  /** The nearest value that changes the outcome. */
  readonly value: Quantity;
  /** That value in a step that a person would use, on the side of the new outcome. */
  readonly rounded: Quantity;
  /** True if the new outcome begins beyond the rounded value, not at it. */
  readonly beyond: boolean;
  /** Direction in which the input moves to reach the value. */
  readonly direction: "up" | "down";
  /**
   * True if the words state the side that keeps the present outcome, since the other is no goal.
   */
  readonly keeps: boolean;
}

/** Factor beyond which a threshold is too far away to matter for the present answer. */
const farAway = 4;

/**
 * Orders thresholds by how far their inputs would have to move.
 *
 * @example
 * const found = affordabilityInsight.thresholds({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * });
 * found.toSorted(nearestFirst)[0] === found[0]; // true
 */
export const nearestFirst = (one: Threshold, other: Threshold) => distance(one) - distance(other);

/** Finds the threshold of one input; `null` where there is none, or only one that is far away. */
export function thresholdOf(
  input: ThresholdInput,
  outcomeAt: (field: string, value: number) => string,
): Threshold | null {
  const { field = input.input.id } = input;
  return findThreshold(input, field, (value) => outcomeAt(field, value));
}

const distance = ({ input, value }: Threshold) =>
  Math.abs(Math.log(Math.max(value.value, 1e-6) / Math.max(input.value, 1e-6)));

function findThreshold(
  { input, range, rising, keepsWhenFalling }: ThresholdInput,
  field: string,
  outcomeAt: (value: number) => string,
): Threshold | null {
  const outcome = outcomeAt(input.value);
  const near = input.value > 0 ? nearby(input.value, range) : range;
  const value = nearestChange(input.value, near, (other) => outcomeAt(other) !== outcome);
  if (value === null) return null;
  const becomes = outcomeAt(value);
  const rises = value > input.value;
  if (rising && rising.indexOf(becomes) > rising.indexOf(outcome) !== rises) return null;
  const holds = (other: number) => outcomeAt(other) === becomes;
  const { value: rounded, beyond } = roundOutwards(value, input.value, input.unit, holds);
  return {
    field,
    input,
    outcome,
    becomes,
    value: { value, unit: input.unit },
    rounded: { value: rounded, unit: input.unit },
    beyond,
    direction: rises ? "up" : "down",
    keeps: !rises && keepsWhenFalling === true,
  };
}

const nearby = (value: number, { min, max }: NumberRange): NumberRange => ({
  min: Math.max(min, value / farAway),
  max: Math.min(max, value * farAway),
});

/** Returns the value closest to the current one that is different, up or down. */
export function nearestChange(
  current: number,
  range: NumberRange,
  isDifferent: (value: number) => boolean,
): number | null {
  const up = firstFlip(current, range.max, isDifferent);
  const down = firstFlip(current, range.min, isDifferent);
  const rises = up !== null && (down === null || up - current <= current - down);
  return rises ? up : down;
}

const walkSteps = 24;
/** Start or end of a walk in equal ratios, in place of 0. */
const nearlyNothing = 1e-6;
/** Difference too small to show in any step that a person would use. */
const closeEnough = 1e-9;

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
  const isClose = Math.abs(flipped - same) <= closeEnough * Math.abs(flipped);
  if (isClose || middle === same || middle === flipped) return flipped;
  return flips(middle) ? bisect(same, middle, flips) : bisect(middle, flipped, flips);
}
