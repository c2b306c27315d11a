import { type LinearScale, placeScale, valueScale } from "./scales.ts";

/** Area of the data; the series names are to its right. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Approximate characters of a name that fit on a line. */
  letters: number;
}

export interface DrawingSize {
  width: number;
  height: number;
  names: number;
  letters: number;
}

/** Chart widths from a phone to a whole page. A chart is rendered in each, and CSS shows the one that fits. */
export const drawingSizes = {
  phone: { width: 340, height: 220, names: 94, letters: 12 },
  small: { width: 520, height: 250, names: 110, letters: 14 },
  tablet: { width: 720, height: 180, names: 140, letters: 17 },
  page: { width: 1120, height: 340, names: 170, letters: 21 },
} as const satisfies Record<string, DrawingSize>;

export type DrawingName = keyof typeof drawingSizes;

/** Approximate number of labels on the vertical axis, and on the horizontal axis on a phone. */
export const tickCount = 4;

/** Returns the approximate number of labels on the horizontal axis; steps stay whole numbers. */
export function placeCount({ right, left }: Plot, [from, to]: readonly [number, number]): number {
  return Math.max(tickCount, Math.min(Math.round((right - left) / 70), Math.floor(to - from)));
}

/** Approximate width of a character. */
export const letter = 7.4;

interface Plotted {
  values: readonly number[];
  places: readonly number[];
  /** Multiples of a place that the axis names. */
  unit?: number | undefined;
  formatValue: (value: number) => string;
}

/** Returns the plot of a drawing, with space on its left for the longest value label, and its scales. */
export function plotOf(
  { width, height, names, letters }: DrawingSize,
  { values, places, unit, formatValue }: Plotted,
): { plot: Plot; x: LinearScale; y: LinearScale } {
  const [top, right, bottom] = [34, width - names, height - 34];
  const y = valueScale(values, [bottom, top], tickCount);
  const texts = writtenTicks(y.ticks(tickCount), formatValue).map(formatValue);
  const left = Math.ceil(Math.max(...texts.map((text) => text.length)) * letter) + 8;
  const plot = { left, right, top, bottom, letters };
  return { plot, x: placeScale(places, [left, right], unit), y };
}

/** Returns the values to label; only zero if rounding would repeat a label. */
export function writtenTicks(
  ticks: readonly number[],
  formatValue: (value: number) => string,
): number[] {
  const texts = new Set(ticks.map(formatValue));
  return texts.size === ticks.length ? [...ticks] : [0];
}

export type Point = readonly [x: number, y: number];

const thousandths = (position: number) => Math.round(position * 1000) / 1000;

/** Returns the points joined by straight lines, as the data of an SVG path. */
export const outline = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${thousandths(x)},${thousandths(y)}`).join("");
