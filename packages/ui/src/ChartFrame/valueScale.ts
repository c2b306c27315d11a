import { type ScaleLinear, scaleLinear } from "d3-scale";

/** A rounded scale that always includes zero, also when there is nothing but zero to show. */
export function valueScale(
  values: readonly number[],
  range: readonly [number, number],
  ticks: number,
): ScaleLinear<number, number> {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const domain = least === most ? [0, 1] : [least, most];
  return scaleLinear(domain, range).nice(ticks);
}
