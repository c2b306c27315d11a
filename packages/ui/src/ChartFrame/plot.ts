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
  phone: { width: 340, height: 260, names: 94, letters: 12 },
  small: { width: 520, height: 250, names: 110, letters: 14 },
  tablet: { width: 720, height: 250, names: 140, letters: 17 },
  page: { width: 1120, height: 340, names: 170, letters: 21 },
} as const satisfies Record<string, DrawingSize>;

export type DrawingName = keyof typeof drawingSizes;

export const wholePlot = ({ width, height, names, letters }: DrawingSize): Plot => ({
  left: 0,
  right: width - names,
  top: 34,
  bottom: height - 34,
  letters,
});

/** Approximate number of labels on the vertical axis, and on the horizontal axis on a phone. */
export const tickCount = 4;

/** Returns the approximate number of labels on the horizontal axis; steps stay whole numbers. */
export function placeCount({ right, left }: Plot, [from, to]: readonly [number, number]): number {
  return Math.max(tickCount, Math.min(Math.round((right - left) / 70), Math.floor(to - from)));
}
