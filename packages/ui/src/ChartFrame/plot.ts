/** Area of the data; the names of the series stand right of it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** About so many letters of a name fit into a line. */
  letters: number;
}

export interface DrawingSize {
  width: number;
  height: number;
  names: number;
  letters: number;
}

/** From a phone to a whole page. A chart is drawn in each, and the style shows the one that fits. */
export const drawingSizes = {
  phone: { width: 340, height: 280, names: 94, letters: 12 },
  small: { width: 520, height: 290, names: 110, letters: 14 },
  tablet: { width: 720, height: 310, names: 140, letters: 17 },
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

/** About so many values are written along the upright axis, and along the foot of a phone's chart. */
export const tickCount = 4;

/** Returns about how many places are written along the foot; never so many that steps are no whole ones. */
export function placeCount({ right, left }: Plot, [from, to]: readonly [number, number]): number {
  return Math.max(tickCount, Math.min(Math.round((right - left) / 70), Math.floor(to - from)));
}
