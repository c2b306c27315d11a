import { linearScale } from "./linearScale.ts";

/** Converts values to percent of the plot for bars; zero is always included. */
export function percentScale(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = linearScale([least, least === most ? 1 : most], [0, 100]);
  return (value) => Math.round(scale(value) * 100) / 100;
}
