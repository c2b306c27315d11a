import { cutClosed, cutOpen, type Grid, sampled } from "./cutContours.ts";
import type { Field } from "./gradientNoise.ts";
import { seededRandom } from "./seededRandom.ts";
import { type Composition, terrain } from "./terrain.ts";

export interface ContourOptions {
  composition?: Composition;
  width?: number;
  height?: number;
}

/** Index of a theme's water tint that fills a shape, 0 at the shore. */
type WaterDepth = 0 | 1 | 2 | 3 | 4;

export interface ContourPaths {
  width: number;
  height: number;
  /** Thin land contours, and every fifth one, which charts draw heavier. */
  land: string;
  landIndex: string;
  /** Closed shapes from the shore down, each inside the one before it: fill and outline them. */
  water: { outline: string; depth: WaterDepth }[];
  /** Depths in metres, on the `chart` composition alone. */
  soundings: Sounding[];
}

const landSteps = Array.from({ length: 30 }, (_, index) => 0.035 + index * 0.042);
const landIndexEvery = 5;
// Close together at the shore and wider out, as engraved water lines are.
const depthSteps = [0, 0.014, 0.031, 0.052, 0.078, 0.108, 0.142, 0.18, 0.225, 0.275];

/**
 * Returns the contour lines of an invented stretch of lake, the same for the same seed and options.
 */
export function contourPaths(seed: string, options: ContourOptions = {}): ContourPaths {
  const { composition = "lake", width = 1200, height = 640 } = options;
  const height01 = terrain(seed, composition, width / height);
  return {
    ...contoursOf(height01, { width, height }),
    soundings: composition === "chart" ? soundings(seed, height01, width, height) : [],
  };
}

/** Returns the contour lines of any terrain. `cells` is the number of samples of the shorter side. */
export function contoursOf(
  field: Field,
  { width, height, cells }: { width: number; height: number; cells?: number },
): Omit<ContourPaths, "soundings"> {
  const grid = sampled(field, width, height, cells);
  const land = cutOpen(grid, landSteps);
  return {
    width,
    height,
    land: land.filter((_, index) => index % landIndexEvery > 0).join(""),
    landIndex: land.filter((_, index) => index % landIndexEvery === 0).join(""),
    water: waterShapes(grid, depthSteps),
  };
}

/** Returns the areas deeper than each step as shapes; shallow steps share a tint two by two. */
function waterShapes(grid: Grid, steps: readonly number[]): ContourPaths["water"] {
  const below = { ...grid, values: grid.values.map((value) => -value) };
  return cutClosed(below, steps)
    .map((outline, index) => ({ outline, depth: Math.floor(index / 2) as WaterDepth }))
    .filter(({ outline }) => outline);
}

interface Sounding {
  x: number;
  y: number;
  metres: number;
}

/** Returns depths at the points of a jittered, staggered grid, clear of the shore and the edges. */
function soundings(seed: string, field: Field, width: number, height: number): Sounding[] {
  const random = seededRandom(`soundings:${seed}`);
  const apart = 74;
  const marks: Sounding[] = [];
  for (let row = 0; row * apart * 0.8 < height; row += 1) {
    for (let column = 0; column * apart < width; column += 1) {
      const x = Math.round((column + (row % 2) / 2 + 0.2 + random() * 0.5) * apart);
      const y = Math.round((row + 0.3 + random() * 0.4) * apart * 0.8);
      const depth = -field(x / height, y / height);
      if (depth > 0.035 && x < width - 20 && y > 20 && y < height - 12) {
        marks.push({ x, y, metres: Math.max(1, Math.round(depth * 90)) });
      }
    }
  }
  return marks;
}
