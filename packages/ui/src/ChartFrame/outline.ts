export type Point = readonly [x: number, y: number];

const thousandths = (position: number) => Math.round(position * 1000) / 1000;

/** Returns the points joined by straight lines, as the data of an SVG path. */
export const outline = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${thousandths(x)},${thousandths(y)}`).join("");
