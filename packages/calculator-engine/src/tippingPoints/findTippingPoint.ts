import type { NumberRange } from "../fieldRules.ts";
import type { Quantity } from "../quantity.ts";
import type { AnswerId } from "../questions.ts";
import { roundOutwards } from "./roundOutwards.ts";
import type { TippingInput } from "./tippingInput.ts";

/** The value of one input, the others unchanged, at which the answer becomes another one. */
export interface TippingPoint {
  /** The input, as a path where it is inside a list: `debts.0.payment`. */
  readonly field: string;
  /** The input's name and what it is now. */
  readonly input: TippingInput;
  readonly answer: AnswerId;
  /** The nearest value that changes the answer; `null` where none within the valid range does. */
  readonly value: Quantity | null;
  /** That value in a step that a person would use, on the side of the new answer. */
  readonly rounded: Quantity | null;
  /** Whether the new answer begins beyond the rounded value, not at it. */
  readonly beyond: boolean;
  /** Whether the answer changes as the input rises to the value or falls to it. */
  readonly direction: "up" | "down" | null;
  readonly becomes: AnswerId | null;
  /** Whether to say on which side the present answer stays, since nobody would aim for the other one. */
  readonly keeps: boolean;
}

export interface TippingQuestion<Answer extends AnswerId = AnswerId> {
  /** Where it is not the input's own id. */
  readonly field?: string;
  readonly input: TippingInput;
  readonly range: NumberRange;
  /** The answer were the input to have this value. */
  readonly answerAt: (value: number) => Answer;
  /**
   * The answers in the order in which a rise of the input leads to them. A change against it, such as a
   * lower income that makes insurance unnecessary, is true of the sums and misleads whoever reads it.
   * Left out where any change makes sense.
   */
  readonly rising?: readonly NoInfer<Answer>[];
  /** Whether the present answer is the one to aim for when a fall would change it. */
  readonly keepsWhenFalling?: boolean;
}

/**
 * Searches an input's valid range, outwards from its current value, for a different answer; nothing is
 * found where the answer only changes against the order in which it should.
 *
 * The range is walked in equal ratios and the first change is then bisected to the last bit, so
 * the value returned gives the new answer itself. An answer that changes and changes back between
 * two steps of the walk would be missed; none of the estimates' answers do.
 */
export function findTippingPoint<Answer extends AnswerId>(
  question: TippingQuestion<Answer>,
): TippingPoint | null {
  const { input, field = input.id, answerAt, rising } = question;
  const answer = answerAt(input.value);
  const value = nearestChange(input.value, question.range, (other) => answerAt(other) !== answer);
  const known = { field, input, answer, keeps: false };
  if (value === null) {
    return { ...known, value, rounded: null, beyond: false, direction: null, becomes: null };
  }
  const becomes = answerAt(value);
  const rises = value > input.value;
  if (rising && rising.indexOf(becomes) > rising.indexOf(answer) !== rises) return null;
  const holds = (other: number) => answerAt(other) === becomes;
  const { value: rounded, beyond } = roundOutwards(value, input.value, input.unit, holds);
  return {
    ...known,
    value: { value, unit: input.unit },
    rounded: { value: rounded, unit: input.unit },
    beyond,
    direction: rises ? "up" : "down",
    becomes,
    keeps: !rises && question.keepsWhenFalling === true,
  };
}

/** The points that were found. */
export const pointsFound = (points: readonly (TippingPoint | null)[]): readonly TippingPoint[] =>
  points.filter((point) => point !== null);

/** The value closest to the current one that is different, up or down. */
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
