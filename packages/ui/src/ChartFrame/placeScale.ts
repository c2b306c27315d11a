import { type ScaleLinear, scaleLinear } from "d3-scale";

/** From the first place to the last; one place alone stands in the middle, none leaves an empty plot. */
export function placeScale(
  places: readonly number[],
  range: readonly [number, number],
): ScaleLinear<number, number> {
  const ends = places.length > 0 ? [Math.min(...places), Math.max(...places)] : [0, 1];
  return scaleLinear(ends, range);
}
