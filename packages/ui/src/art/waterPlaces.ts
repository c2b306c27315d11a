import type { Field } from "./gradientNoise.ts";

/** A point of a sheet, as shares of its width and height. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

const steps = 60;

/**
 * Returns evenly spaced points from top to bottom, each in the deepest water of its row. `margin` is
 * the share of the sheet's width that stays free on both sides.
 */
export function channel(field: Field, count: number, ratio: number, margin: number): SheetPoint[] {
  return Array.from({ length: count }, (_, row) => {
    const y = 0.06 + (0.88 * (row + 0.5)) / count;
    const depths = Array.from({ length: steps + 1 }, (_, at) => -field((at / steps) * ratio, y));
    const x = depths.indexOf(Math.max(...depths)) / steps;
    return { x: Math.min(Math.max(x, margin), 1 - margin), y };
  });
}

/** Returns `count` straight courses over water to a harbour, as far from each other as they can be. */
export function approaches(
  exact: Field,
  harbour: SheetPoint,
  count: number,
  ratio: number,
): { from: SheetPoint; to: SheetPoint }[] {
  const field = sampledOnce(exact);
  const bearings = Array.from({ length: 120 }, (_, index) => (index * Math.PI) / 60);
  const ring = bearings.flatMap((bearing) =>
    [0.06, 0.1, 0.14].map((reach) => ahead(harbour, bearing, reach, ratio)),
  );
  const coursesTo = (to: SheetPoint) =>
    bearings
      .map((bearing) => ({ bearing, length: openWater(field, to, bearing, ratio) }))
      .sort((one, other) => other.length - one.length);
  const reachOf = (to: SheetPoint) =>
    spaced(coursesTo(to), count).reduce((sum, { length }) => sum + length, 0);
  const [to = harbour] = ring
    .filter((point) => field(point.x * ratio, point.y) < -0.02)
    .map((point) => ({ point, reach: reachOf(point) }))
    .sort((one, other) => other.reach - one.reach)
    .map(({ point }) => point);
  return spaced(coursesTo(to), count)
    .sort((one, other) => one.bearing - other.bearing)
    .map(({ bearing, length }) => ({ from: ahead(to, bearing, length, ratio), to }));
}

/** Returns the longest courses that differ by at least 11 degrees. */
function spaced<C extends { bearing: number }>(courses: readonly C[], count: number): C[] {
  const chosen: C[] = [];
  for (const course of courses) {
    const apart = chosen.every(({ bearing }) => {
      const turn = Math.abs(bearing - course.bearing) % (2 * Math.PI);
      return Math.min(turn, 2 * Math.PI - turn) > 0.19;
    });
    if (apart && chosen.length < count) chosen.push(course);
  }
  return chosen;
}

function ahead({ x, y }: SheetPoint, bearing: number, reach: number, ratio: number): SheetPoint {
  return { x: x + (Math.sin(bearing) * reach) / ratio, y: y - Math.cos(bearing) * reach };
}

/** Returns how far a course stays on water within the sheet, in sheet heights. */
function openWater(field: Field, from: SheetPoint, bearing: number, ratio: number): number {
  for (let reach = 0.02; reach < 1; reach += 0.02) {
    const { x, y } = ahead(from, bearing, reach, ratio);
    const isOutside = x < 0.05 || x > 0.95 || y < 0.05 || y > 0.95;
    if (isOutside || field(x * ratio, y) > -0.01) return reach - 0.02;
  }
  return 1;
}

/** Returns the field at the nearest point of a grid, each point worked out once. */
function sampledOnce(field: Field): Field {
  const cells = 80;
  const known = new Map<number, number>();
  return (x, y) => {
    const [column, row] = [Math.round(x * cells), Math.round(y * cells)];
    const key = column * 1000 + row;
    const value = known.get(key) ?? field(column / cells, row / cells);
    known.set(key, value);
    return value;
  };
}
