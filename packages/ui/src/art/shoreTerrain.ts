import { fractalNoise, gradientNoise, type HeightField } from "./gradientNoise.ts";
import { seededRandom } from "./seededRandom.ts";

export type Coordinates = readonly [latitude: number, longitude: number];

/** A lake, a river or a sea of a chart: its shore and islands as closed rings, and known depths. */
export interface Water {
  readonly shore: readonly Coordinates[];
  readonly islands: readonly (readonly Coordinates[])[];
  readonly depths: readonly { readonly at: Coordinates; readonly metres: number }[];
}

/** Part of the chart that a sheet shows: its centre, and its width in kilometres. */
export interface SheetArea {
  readonly centre: Coordinates;
  readonly km: number;
}

export interface ChartedTerrain {
  /** Height above the water as in `terrain`; below it, 90 metres of depth are 1. */
  readonly field: HeightField;
  /** Returns where a place lies, as shares of the sheet's width and height. */
  readonly locate: (place: Coordinates) => { x: number; y: number };
}

type Km = readonly [east: number, south: number];
type Sea = ReturnType<typeof seaOf>;

const kmPerDegree = 111.2;
/** Distance from the shore in km within which most of the depth is reached. */
const slope = 3.2;

/** Returns the heights of one sheet of a chart, whose hills are the same on every sheet. */
export function shoreTerrain(
  waters: readonly Water[],
  { centre, km }: SheetArea,
  ratio: number,
): ChartedTerrain {
  const parallel = Math.cos(((waters[0]?.shore[0]?.[0] ?? centre[0]) * Math.PI) / 180);
  const toKm = ([latitude, longitude]: Coordinates): Km => [
    longitude * kmPerDegree * parallel,
    -latitude * kmPerDegree,
  ];
  const [east, south] = toKm(centre);
  const tall = km / ratio;
  const seas = waters.map((water) => seaOf(water, toKm));
  const noise = gradientNoise(seededRandom("hills"));
  const hills = fractalNoise(noise, 2);
  // A smaller scale has wider contour intervals, as on paper.
  const interval = Math.min(1, 27 / km);
  return {
    field: (x, y) => {
      const [kmX, kmY] = [east + (x - ratio / 2) * tall, south + (y - 0.5) * tall];
      const bend = [0.22 * noise(kmX / 1.7, kmY / 1.7), 0.22 * noise(kmX / 1.7 + 31, kmY / 1.7)];
      const at: Km = [kmX + (bend[0] ?? 0), kmY + (bend[1] ?? 0)];
      return heightAt(at, seas, hills(kmX / 17, kmY / 17), interval);
    },
    locate: (place) => {
      const [kmX, kmY] = toKm(place);
      return { x: (kmX - east) / km + 0.5, y: (kmY - south) / tall + 0.5 };
    },
  };
}

function heightAt(at: Km, seas: readonly Sea[], hill: number, interval: number): number {
  let [nearest, sea] = [Number.POSITIVE_INFINITY, seas[0]];
  for (const one of seas) {
    const distance = one.distance(at);
    if (distance < nearest) [nearest, sea] = [distance, one];
  }
  if (nearest < 0 && sea) return -sea.depth(at, nearest) / 90;
  const inland = 1 - Math.exp(-nearest / 11);
  const land = 0.7 * inland + 0.5 * hill * Math.min(nearest / 9, 1);
  return Math.max(land * interval, 0) + 0.012;
}

/** Prepares a water: its distance is negative inside, and its depth agrees with the known depths. */
function seaOf({ shore, islands, depths }: Water, toKm: (place: Coordinates) => Km) {
  const outer = shore.map(toKm);
  const inner = islands.map((ring) => ring.map(toKm));
  const distance = (at: Km) =>
    inner.reduce((sum, ring) => Math.max(sum, -toRing(at, ring)), toRing(at, outer));
  const reached = (away: number) => 1 - Math.exp(away / slope);
  const known = depths.map(({ at, metres }) => {
    const place = toKm(at);
    return { place, scale: metres / Math.max(reached(distance(place)), 0.2) };
  });
  const depth = (at: Km, away: number) => {
    let [total, weights] = [0, 0];
    for (const { place, scale } of known) {
      const weight = 1 / (9 + (place[0] - at[0]) ** 2 + (place[1] - at[1]) ** 2) ** 1.5;
      total += scale * weight;
      weights += weight;
    }
    return (total / weights) * reached(away);
  };
  return { distance, depth };
}

/** Returns the distance from a point to a closed ring, negative inside. */
function toRing([x, y]: Km, ring: readonly Km[]): number {
  let [square, inside] = [Number.POSITIVE_INFINITY, false];
  let [fromX, fromY] = ring[ring.length - 1] ?? [0, 0];
  for (const [toX, toY] of ring) {
    const [stepX, stepY] = [toX - fromX, toY - fromY];
    const along = ((x - fromX) * stepX + (y - fromY) * stepY) / (stepX ** 2 + stepY ** 2 || 1);
    const share = Math.min(Math.max(along, 0), 1);
    square = Math.min(square, (x - fromX - share * stepX) ** 2 + (y - fromY - share * stepY) ** 2);
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) {
      inside = !inside;
    }
    [fromX, fromY] = [toX, toY];
  }
  return inside ? -Math.sqrt(square) : Math.sqrt(square);
}
