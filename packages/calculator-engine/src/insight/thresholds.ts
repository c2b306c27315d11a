import type { Field } from "../calculator.ts";
import type { NumberRange } from "../fieldRules.ts";
import type { Figure, Quantity, Unit } from "../quantity.ts";

/** Search for the threshold of an input, or of a column of a list. */
export interface ThresholdSearch {
  /** Values to search; all that the rule of the field accepts by default. */
  readonly range?: NumberRange;
  /** Rows of the list to search; all by default. */
  readonly rows?: readonly object[];
  /**
   * Outcomes in the order that a rising input leads to. Changes against it are dropped: a lower income
   * that makes insurance unnecessary misleads a reader. Omit the list if any change makes sense.
   */
  readonly rising?: readonly string[];
  /** True if a threshold below the present value describes how to keep the present outcome. */
  readonly keepsWhenFalling?: boolean;
}

/** Input with its present value, inside a row of a list by its path: `debts.0.payment`. */
interface ThresholdInput extends Omit<ThresholdSearch, "rows"> {
  readonly field: string;
  readonly input: Figure;
  readonly range: NumberRange;
}

type Row = Readonly<Record<string, number>> & { readonly name?: string };

/** Returns the inputs to search, by their fields; a column of a list once for each row. */
export function thresholdInputs(
  inputs: object,
  fields: Readonly<Record<string, Field>>,
  searches: Readonly<Record<string, ThresholdSearch | undefined>>,
): readonly ThresholdInput[] {
  return Object.entries(searches).flatMap(([id, { rows, ...search } = {}]) => {
    const rule = fields[id]?.rule as NumberRange & { readonly kind: Unit };
    const inputIn = (place: Row, name: string, field: string): ThresholdInput => ({
      range: rule,
      ...search,
      field,
      input: {
        id,
        value: place[name] ?? 0,
        unit: rule.kind,
        ...(place.name && { of: place.name }),
      },
    });
    const [list = "", column] = id.split(".");
    if (column === undefined) return inputIn(inputs as Row, id, id);
    const all = (inputs as Readonly<Record<string, readonly Row[]>>)[list] ?? [];
    return ((rows ?? all) as readonly Row[]).map((row) =>
      inputIn(row, column, `${list}.${all.indexOf(row)}.${column}`),
    );
  });
}

/** Value of one input at which the outcome changes while the other inputs stay the same. */
export interface Threshold {
  readonly field: string;
  readonly input: Figure;
  /** Outcome at the present value, and beyond the threshold. */
  readonly outcome: string;
  readonly becomes: string;
  /** The nearest value that changes the outcome. */
  readonly value: Quantity;
  /** That value, rounded to a step that people use, on the side of the new outcome. */
  readonly rounded: Quantity;
  /** True if the new outcome begins beyond the rounded value, not at it. */
  readonly beyond: boolean;
  /** Direction in which the input moves to reach the value. */
  readonly direction: "up" | "down";
  /**
   * True if the words state the side that keeps the present outcome, because the other is no goal.
   */
  readonly keeps: boolean;
}

/** Factor beyond which a threshold is too far away to matter for the present answer. */
const farAway = 4;

/**
 * Compares two thresholds for sorting by how far their inputs have to change, as a ratio.
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

/** Finds one input's threshold; `null` if none within a factor of four agrees with `rising`. */
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
    field,
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

/**
 * Returns the closest value, above or below the current one and in its unit, with another outcome;
 * else `null`.
 *
 * @example
 * nearestChange(4, { min: 0, max: 25 }, (rate) => (rate < 5 ? "below" : "above")); // 5
 */
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
  // A change further away than the one above would not be the closest.
  const within = up === null ? Infinity : up - current;
  const down = yield* firstChange(current, range.min, outcome, within);
  const rises = up !== null && (down === null || up - current <= current - down);
  return rises ? up : down;
}

const walkSteps = 24;
/** Start or end of a search in equal ratios, in place of 0. */
const smallestStart = 1e-6;
/** Relative difference that is too small to show in any step that people use. */
const closeEnough = 1e-9;

function* firstChange(
  from: number,
  to: number,
  outcome: string,
  within = Infinity,
): Search<number | null> {
  const start = Math.max(from, smallestStart);
  const ratio = (Math.max(to, smallestStart) / start) ** (1 / walkSteps);
  let same = from;
  for (let step = 1; step <= walkSteps; step++) {
    const value = step === walkSteps ? to : start * ratio ** step;
    if ((yield value) !== outcome) return yield* bisect(same, value, outcome);
    same = value;
    if (from - same >= within) break;
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

/** Finest step in which people state a quantity of each unit. */
const usual: Readonly<Record<Unit, number>> = {
  dollars: 1,
  percent: 0.05,
  years: 0.5,
  months: 1,
  payments: 1,
  number: 1,
  fraction: 0.0005,
};

/** Finest step to try if no usual step gives a value on the far side of the threshold. */
const finestStep = 0.01;

function stepBelow(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const digit = [5, 2].find((each) => each * power <= size) ?? 1;
  return digit * power;
}

const multiple = (count: number, step: number) => Number((count * step).toPrecision(12));

interface Rounded {
  readonly value: number;
  /** True if the new outcome begins beyond this value, not at it. */
  readonly beyond: boolean;
}

/**
 * Rounds a threshold away from the current value, to a step that people use. The step is at most a
 * fortieth of the threshold and at most the distance between the two, if the unit's usual step allows.
 *
 * A threshold that is a multiple of such a step is kept, whichever side it belongs to.
 */
function* roundOutwards(
  threshold: number,
  { value: current, unit }: Quantity,
  becomes: string,
): Search<Rounded> {
  const outwards = threshold > current ? Math.ceil : Math.floor;
  const size = Math.min(Math.abs(threshold) / 40, Math.abs(threshold - current));
  let step = Math.max(usual[unit], stepBelow(Math.max(size, finestStep)));
  while (step >= finestStep) {
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
