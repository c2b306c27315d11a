export type PathPoint = readonly [number, number];

/** Returns a smooth path in whole numbers: a tenth is invisible and costs a third of the file. */
export function curvePath(points: readonly PathPoint[], closed: boolean): string {
  const corners = points.map(([x, y]): PathPoint => [Math.round(x), Math.round(y)]);
  const first = corners[0];
  if (!first || corners.length < 3) return "";
  const last = corners[corners.length - 1] ?? first;
  const start = closed ? middle(last, first) : first;
  let [penX, penY] = start;
  let path = `M${penX} ${penY}q`;
  corners.forEach((corner, index) => {
    const next = corners[index + 1] ?? (closed ? first : undefined);
    if (!next || (!closed && index === 0)) return;
    const [endX, endY] = !closed && index === corners.length - 2 ? next : middle(corner, next);
    path += joined([corner[0] - penX, corner[1] - penY, endX - penX, endY - penY]);
    [penX, penY] = [endX, endY];
  });
  return closed ? `${path}z` : path;
}

/** Simplifies a line by Ramer-Douglas-Peucker: drops points within `tolerance` of the result. */
export function simplified(points: readonly PathPoint[], tolerance: number): PathPoint[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, index] = [0, 0];
  points.forEach((point, at) => {
    const away = distanceToLine(point, first, last);
    if (away > farthest) [farthest, index] = [away, at];
  });
  if (farthest <= tolerance) return [first, last];
  const head = simplified(points.slice(0, index + 1), tolerance);
  return [...head.slice(0, -1), ...simplified(points.slice(index), tolerance)];
}

function distanceToLine([x, y]: PathPoint, [ax, ay]: PathPoint, [bx, by]: PathPoint): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function middle(a: PathPoint, b: PathPoint): PathPoint {
  return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
}

function joined(numbers: readonly number[]): string {
  return numbers.map((value) => (value < 0 ? `${value}` : ` ${value}`)).join("");
}
