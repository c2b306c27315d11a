/** Finer steps are not what a person would enter. */
const finest = 0.01;

/** The largest of 1, 2 and 5 times a power of ten that is not above a size. */
function stepBelow(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const digit = [5, 2, 1].find((each) => each * power <= size) ?? 1;
  return digit * power;
}

/** The step after this one, towards finer ones. */
const finer = (step: number) => stepBelow(step * 0.99);

/** A multiple of a step without the error of multiplying. */
const multiple = (count: number, step: number) => Number((count * step).toPrecision(12));

export interface Rounded {
  readonly value: number;
  /** Whether the new answer begins beyond this value, not at it. */
  readonly beyond: boolean;
}

/**
 * A threshold in a step that a person would use, on the far side of it as seen from the current value:
 * a fortieth of the threshold at most, and no more than lies between the two.
 *
 * A threshold that is such a step itself stays what it is, whichever side it belongs to.
 */
export function roundOutwards(
  threshold: number,
  current: number,
  holds: (value: number) => boolean,
): Rounded {
  const outwards = threshold > current ? Math.ceil : Math.floor;
  const size = Math.min(Math.abs(threshold) / 40, Math.abs(threshold - current));
  for (let step = stepBelow(Math.max(size, finest)); step >= finest; step = finer(step)) {
    const nearest = multiple(Math.round(threshold / step), step);
    if (Math.abs(nearest - threshold) <= Math.abs(threshold) * 1e-9) {
      return { value: nearest, beyond: !holds(nearest) };
    }
    const value = multiple(outwards(threshold / step), step);
    if (holds(value)) return { value, beyond: false };
  }
  return { value: threshold, beyond: false };
}
