import { fractalNoise, gradientNoise, type HeightField, mix } from "./gradientNoise.ts";
import { seededRandom } from "./seededRandom.ts";

/**
 * Layout of the drawn chart: a whole `lake` right of the middle, a `shore` with land above and
 * water below, or a `chart` of open water with an island.
 */
export type Composition = "lake" | "shore" | "chart";

/** Returns the height above water, negative below; y is 0 to 1 down, x is 0 to `ratio` across. */
export function terrain(seed: string, composition: Composition, ratio: number): HeightField {
  const random = seededRandom(`${composition}:${seed}`);
  const coarse = fractalNoise(gradientNoise(random), 3);
  const fine = gradientNoise(random);
  const shoreDistance = shores[composition](random, ratio);
  return (x, y) => {
    const wanderX = 0.15 * coarse(x * 1.6, y * 1.6) + 0.018 * fine(x * 9, y * 9);
    const wanderY = 0.15 * coarse(x * 1.6 + 40, y * 1.6 + 9) + 0.018 * fine(x * 9 + 20, y * 9);
    const distance = shoreDistance(x + wanderX, y + wanderY);
    const hills = coarse(x * 1.15 + 7, y * 1.15 + 3);
    return distance > 0
      ? 0.62 * (1 - Math.exp(-distance / 0.5)) + hills * 0.42 * rise(distance / 0.45)
      : deepening[composition] * distance + 0.16 * hills * rise(-distance / 0.2);
  };
}

/** Slope of the lake bottom: wide water would otherwise be one flat tint. */
const deepening: Record<Composition, number> = {
  lake: 1,
  shore: 0.6,
  chart: 0.5,
};

const shores: Record<Composition, (random: () => number, ratio: number) => HeightField> = {
  lake: (random, ratio) => lakeShore(random, { x: ratio * 0.7, y: 0.48, reach: 0.29 }),
  shore: (random, ratio) => {
    const tilt = mix(-0.35, 0.35, random());
    const level = mix(0.42, 0.58, random());
    return (x, y) => (level - y + tilt * (x / ratio - 0.5)) * 0.8;
  },
  chart: (random, ratio) => {
    const island = basin(random, ratio * mix(0.55, 0.8, random()), mix(0.4, 0.65, random()), 0.1);
    const corner = mix(0.3, 0.5, random());
    const coasts = joined(
      0.1,
      island,
      (x, y) => x + y * 0.9 - corner,
      (x, y) => ratio + 0.75 - x - y,
    );
    return (x, y) => -coasts(x, y);
  },
};

function lakeShore(
  random: () => number,
  main: { x: number; y: number; reach: number },
): HeightField {
  const body = basin(random, main.x, main.y, main.reach);
  const turn = random() * 2 * Math.PI;
  const bays = [0, 2.1, 4].map((offset) => {
    const angle = turn + offset + mix(-0.4, 0.4, random());
    const away = main.reach * mix(1, 1.3, random());
    const x = main.x + Math.cos(angle) * away * 1.3;
    const y = main.y + Math.sin(angle) * away * 0.8;
    return basin(random, x, y, main.reach * mix(0.24, 0.5, random()));
  });
  return joined(0.09, body, ...bays);
}

function basin(random: () => number, x: number, y: number, reach: number): HeightField {
  return ellipse(x, y, reach * mix(1.15, 1.5, random()), reach, mix(-0.6, 0.6, random()));
}

function rise(t: number): number {
  const clamped = Math.min(Math.max(t, 0), 1);
  return clamped * clamped * (3 - 2 * clamped);
}

/** Returns the signed distance to an ellipse, negative inside. Coasts are unions of ellipses. */
function ellipse(x: number, y: number, reachX: number, reachY: number, angle = 0): HeightField {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(reachX, reachY);
  return (px, py) => {
    const along = ((px - x) * cos + (py - y) * sin) / (reachX / reach);
    const across = ((py - y) * cos - (px - x) * sin) / (reachY / reach);
    return Math.hypot(along, across) - reach;
  };
}

/** Returns the union of shapes with fillets of about `blend` where they meet. */
function joined(blend: number, ...shapes: readonly HeightField[]): HeightField {
  return (x, y) => shapes.map((shape) => shape(x, y)).reduce((a, b) => smoothLeast(a, b, blend));
}

function smoothLeast(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - (overlap * overlap * blend) / 4;
}
