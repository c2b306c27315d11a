import { contours } from "d3-contour";
import { curvePath, type PathPoint, simplified } from "./curvePath.ts";
import type { HeightField } from "./gradientNoise.ts";

const border = 4;

export interface Grid {
  width: number;
  height: number;
  columns: number;
  rows: number;
  step: number;
  values: number[];
}

/** Samples a field on a grid a little larger than the picture, to hide its borders. */
export function sampled(field: HeightField, width: number, height: number, cells = 64): Grid {
  const step = Math.max(Math.min(width, height) / cells, Math.max(width, height) / (2.5 * cells));
  const columns = Math.ceil(width / step) + 2 * border + 1;
  const rows = Math.ceil(height / step) + 2 * border + 1;
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) - border) * step;
    const y = (Math.floor(index / columns) - border) * step;
    return field(x / height, y / height);
  });
  return { width, height, columns, rows, step, values };
}

/** Returns the outlines of everything at or above each threshold, one closed path per threshold. */
export function cutClosed(grid: Grid, thresholds: readonly number[]): string[] {
  return ringsAt(grid, thresholds).map((rings) => rings.map((ring) => drawn(ring, true)).join(""));
}

/** Returns the visible lines at each threshold, one open path per threshold. */
export function cutOpen(grid: Grid, thresholds: readonly number[]): string[] {
  return ringsAt(grid, thresholds).map((rings) =>
    rings
      .flatMap((ring) => openRuns(ring, grid))
      .map((run) => drawn(run, false))
      .join(""),
  );
}

function ringsAt(
  { columns, rows, step, values }: Grid,
  thresholds: readonly number[],
): PathPoint[][][] {
  const trace = contours()
    .size([columns, rows])
    .thresholds([...thresholds]);
  const toPicture = ([x = 0, y = 0]: number[]): PathPoint => [
    (x - 0.5 - border) * step,
    (y - 0.5 - border) * step,
  ];
  return trace(values).map(({ coordinates }) =>
    coordinates
      .flat()
      .map((ring) => ring.map(toPicture))
      .filter((ring) => span(ring) > 4 * step),
  );
}

/** Returns the visible parts of a ring, so that lines outside the picture are not stored. */
function openRuns(points: readonly PathPoint[], { width, height, step }: Grid): PathPoint[][] {
  const seen = ([x, y]: PathPoint) =>
    x > -2 * step && y > -2 * step && x < width + 2 * step && y < height + 2 * step;
  const firstHidden = points.findIndex((point) => !seen(point));
  const turned =
    firstHidden < 0 ? points : [...points.slice(firstHidden), ...points.slice(1, firstHidden + 1)];
  const runs: PathPoint[][] = [[]];
  for (const point of turned) {
    if (seen(point)) runs[runs.length - 1]?.push(point);
    else if (runs[runs.length - 1]?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 4);
}

function drawn(points: readonly PathPoint[], closed: boolean): string {
  const corners = simplified(points, 1.5);
  return curvePath(closed ? corners.slice(0, -1) : corners, closed);
}

function span(points: readonly PathPoint[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
