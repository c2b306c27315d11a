import type { ChartSize } from "./ChartDrawing.tsx";
import type { LinearScale } from "./linearScale.ts";
import { writtenTicks } from "./writtenTicks.ts";

const letter = 7.4;

/** The same drawing with room left of the data for the longest of the values written there. */
export function plotBeside(
  size: ChartSize,
  y: LinearScale,
  formatValue: (value: number) => string,
): ChartSize {
  const texts = writtenTicks(y.ticks(size.ticks), formatValue).map(formatValue);
  const letters = Math.max(...texts.map((text) => text.length));
  return { ...size, plot: { ...size.plot, left: Math.ceil(letters * letter) + 8 } };
}
