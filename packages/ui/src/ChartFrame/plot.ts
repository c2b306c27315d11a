import { type LinearScale, placeScale, valueScale } from "./scales.ts";
import { Texts } from "./texts.ts";

/** Area of the data. Names and values stand within it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface DrawingSize {
  width: number;
  height: number;
}

/** Chart widths from a phone to a whole page. A chart is rendered in each, and CSS shows the one that fits. */
export const drawingSizes = {
  phone: { width: 280, height: 220 },
  small: { width: 400, height: 230 },
  tablet: { width: 640, height: 190 },
  page: { width: 800, height: 320 },
} as const satisfies Record<string, DrawingSize>;

export type DrawingName = keyof typeof drawingSizes;

/** Approximate number of labels on the vertical axis. */
export const tickCount = 3;

/** Returns the approximate number of labels on the horizontal axis; steps stay whole numbers. */
export function placeCount({ right, left }: Plot, [from, to]: readonly [number, number]): number {
  return Math.max(2, Math.min(Math.round((right - left) / 110), Math.floor(to - from)));
}

interface Plotted {
  values: readonly number[];
  places: readonly number[];
  /** Multiples of a place that the axis names. */
  unit?: number | undefined;
}

/** Returns the plot of a drawing, its scales, and the texts that are to be placed in it. */
export function plotOf({ width, height }: DrawingSize, { values, places, unit }: Plotted) {
  const plot: Plot = { left: 7, right: width - 8, top: 26, bottom: height - 26 };
  const x: LinearScale = placeScale(places, [plot.left, plot.right], unit);
  const y: LinearScale = valueScale(values, [plot.bottom, plot.top]);
  const texts = new Texts({ left: 0, right: width, top: 0, bottom: height });
  return { plot, x, y, texts };
}

/**
 * Returns the values to label: of more than three every second one, counted from zero. Only zero if rounding
 * would repeat a label.
 */
export function writtenTicks(
  ticks: readonly number[],
  formatValue: (value: number) => string,
): number[] {
  const texts = new Set(ticks.map(formatValue));
  if (texts.size < ticks.length) return [0];
  const zero = Math.max(ticks.indexOf(0), 0);
  return ticks.filter((_, at) => ticks.length <= tickCount || (at - zero) % 2 === 0);
}

export type Point = readonly [x: number, y: number];

const thousandths = (position: number) => Math.round(position * 1000) / 1000;

/** Returns the points joined by straight lines, as the data of an SVG path. */
export const outline = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${thousandths(x)},${thousandths(y)}`).join("");
