import type { LinearScale } from "./linearScale.ts";
import { type Plot, tickCount, wholePlot } from "./plot.ts";
import { writtenTicks } from "./writtenTicks.ts";

const letter = 7.4;

/** Returns the plot with room left of the data for the longest axis label. */
export function plotBeside(y: LinearScale, formatValue: (value: number) => string): Plot {
  const texts = writtenTicks(y.ticks(tickCount), formatValue).map(formatValue);
  const letters = Math.max(...texts.map((text) => text.length));
  return { ...wholePlot, left: Math.ceil(letters * letter) + 8 };
}
