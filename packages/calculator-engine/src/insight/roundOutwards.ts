import type { Unit } from "../quantity.ts";

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

export interface Rounded {
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
export function roundOutwards(
  threshold: number,
  current: number,
  unit: Unit,
  holds: (value: number) => boolean,
): Rounded {
  const outwards = threshold > current ? Math.ceil : Math.floor;
  const size = Math.min(Math.abs(threshold) / 40, Math.abs(threshold - current));
  let step = Math.max(usual[unit], stepBelow(Math.max(size, finest)));
  while (step >= finest) {
    const nearest = multiple(Math.round(threshold / step), step);
    if (Math.abs(nearest - threshold) <= Math.abs(threshold) * 1e-9) {
      return { value: nearest, beyond: !holds(nearest) };
    }
    const value = multiple(outwards(threshold / step), step);
    if (holds(value)) return { value, beyond: false };
    step = stepBelow(step * 0.99);
  }
  return { value: threshold, beyond: false };
}
