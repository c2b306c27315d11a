import { type LinearScale, linearScale, roundDomain } from "./linearScale.ts";

/** Returns a rounded scale that always includes zero, also when all values are zero. */
export function valueScale(
  values: readonly number[],
  range: readonly [number, number],
  ticks: number,
): LinearScale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return linearScale(roundDomain(least === most ? [0, 1] : [least, most], ticks), range);
}
