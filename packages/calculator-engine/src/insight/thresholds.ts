import type { NumberRange } from "../fieldRules.ts";
import type { Figure, Quantity, Unit } from "../quantity.ts";

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

/** Search that yields each value whose outcome it needs, and is resumed with that outcome. */
export type Search<Found> = Generator<number, Found, string>;

const distance = ({ input, value }: Threshold) =>
  Math.abs(Math.log(Math.max(value.value, 1e-6) / Math.max(input.value, 1e-6)));

/** Finds the threshold of one input; `null` where there is none, or only one that is far away. */
export function* findThreshold({
  field,
  input,
  range,
  rising,
  keepsWhenFalling,
}: ThresholdInput): Search<Threshold | null> {
  const outcome = yield input.value;
  const near = input.value > 0 ? nearby(input.value, range) : range;
  const value = yield* findChange(input.value, near, outcome);
  if (value === null) return null;
  const becomes = yield value;
  const rises = value > input.value;
  if (rising && rising.indexOf(becomes) > rising.indexOf(outcome) !== rises) return null;
  const rounded = yield* roundOutwards(value, input, becomes);
  return {
    field: field ?? input.id,
    input,
    outcome,
    becomes,
    value: { value, unit: input.unit },
    rounded: { value: rounded.value, unit: input.unit },
    beyond: rounded.beyond,
    direction: rises ? "up" : "down",
    keeps: !rises && keepsWhenFalling === true,
  };
}

const nearby = (value: number, { min, max }: NumberRange): NumberRange => ({
  min: Math.max(min, value / farAway),
  max: Math.min(max, value * farAway),
});

/** Returns the value closest to the current one whose outcome is another, up or down. */
export function nearestChange(
  current: number,
  range: NumberRange,
  outcomeAt: (value: number) => string,
): number | null {
  const search = findChange(current, range, outcomeAt(current));
  let step = search.next();
  while (!step.done) step = search.next(outcomeAt(step.value));
  return step.value;
}

function* findChange(current: number, range: NumberRange, outcome: string): Search<number | null> {
  const up = yield* firstChange(current, range.max, outcome);
  const down = yield* firstChange(current, range.min, outcome);
  const rises = up !== null && (down === null || up - current <= current - down);
  return rises ? up : down;
}

const walkSteps = 24;
/** Start or end of a walk in equal ratios, in place of 0. */
const nearlyNothing = 1e-6;
/** Difference too small to show in any step that a person would use. */
const closeEnough = 1e-9;

function* firstChange(from: number, to: number, outcome: string): Search<number | null> {
  const start = Math.max(from, nearlyNothing);
  const ratio = (Math.max(to, nearlyNothing) / start) ** (1 / walkSteps);
  let same = from;
  for (let step = 1; step <= walkSteps; step++) {
    const value = step === walkSteps ? to : start * ratio ** step;
    if ((yield value) !== outcome) return yield* bisect(same, value, outcome);
    same = value;
  }
  return null;
}

function* bisect(from: number, to: number, outcome: string): Search<number> {
  let [same, changed] = [from, to];
  while (Math.abs(changed - same) > closeEnough * Math.abs(changed)) {
    const middle = (same + changed) / 2;
    if (middle === same || middle === changed) break;
    if ((yield middle) === outcome) same = middle;
    else changed = middle;
  }
  return changed;
}

/** Finest step in which people state such a quantity. */
const usual: Readonly<Record<Unit, number>> = {
  dollars: 1,
  percent: 0.05,
  years: 0.5,
  months: 1,
  payments: 1,
  number: 1,
  fraction: 0.0005,
};

/** The finest step that is tried where no usual one is on the far side of the threshold. */
const finest = 0.01;

/** Returns the largest of 1, 2 and 5 times a power of ten that is not above a size. */
function stepBelow(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const digit = [5, 2].find((each) => each * power <= size) ?? 1;
  return digit * power;
}

/** Returns a multiple of a step without the error of multiplying. */
const multiple = (count: number, step: number) => Number((count * step).toPrecision(12));

interface Rounded {
  readonly value: number;
  /** True if the new answer begins beyond this value, not at it. */
  readonly beyond: boolean;
}

/**
 * Rounds a threshold to a step that a person would use, on the far side of it as seen from the
 * current value: a fortieth of the threshold at most, and no more than lies between the two.
 *
 * A threshold that is such a step itself stays what it is, whichever side it belongs to.
 */
function* roundOutwards(
  threshold: number,
  { value: current, unit }: Quantity,
  becomes: string,
): Search<Rounded> {
  const outwards = threshold > current ? Math.ceil : Math.floor;
  const size = Math.min(Math.abs(threshold) / 40, Math.abs(threshold - current));
  let step = Math.max(usual[unit], stepBelow(Math.max(size, finest)));
  while (step >= finest) {
    const nearest = multiple(Math.round(threshold / step), step);
    if (Math.abs(nearest - threshold) <= Math.abs(threshold) * 1e-9) {
      return { value: nearest, beyond: (yield nearest) !== becomes };
    }
    const value = multiple(outwards(threshold / step), step);
    if ((yield value) === becomes) return { value, beyond: false };
    step = stepBelow(step * 0.99);
  }
  return { value: threshold, beyond: false };
}
