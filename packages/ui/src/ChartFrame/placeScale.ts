import { type LinearScale, linearScale } from "./linearScale.ts";

/**
 * Returns a scale from the first place to the last. A single place is in the middle, none leaves an
 * empty plot.
 */
export function placeScale(
  places: readonly number[],
  range: readonly [number, number],
): LinearScale {
  if (places.length === 0) return linearScale([0, 1], range);
  return linearScale([Math.min(...places), Math.max(...places)], range);
}
