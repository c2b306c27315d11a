import type { LinearScale } from "./linearScale.ts";
import { type DrawingSize, type Plot, tickCount, wholePlot } from "./plot.ts";
import { writtenTicks } from "./writtenTicks.ts";

const letter = 7.4;

/** Returns the plot with space on its left for the longest value label. */
export function plotBeside(
  size: DrawingSize,
  y: LinearScale,
  formatValue: (value: number) => string,
): Plot {
  const texts = writtenTicks(y.ticks(tickCount), formatValue).map(formatValue);
  const letters = Math.max(...texts.map((text) => text.length));
  return { ...wholePlot(size), left: Math.ceil(letters * letter) + 8 };
}
