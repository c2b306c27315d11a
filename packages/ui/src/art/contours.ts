import { type ChartTokens, defaultTokens } from "../theme/tokens.ts";
import { cutClosed, cutOpen, sampled } from "./cutContours.ts";
import type { HeightField } from "./gradientNoise.ts";
import { type Composition, terrain } from "./terrain.ts";

export interface ContourOptions {
  composition?: Composition;
  width?: number;
  height?: number;
}

/** Index of a theme's water tint that fills a shape, 0 at the shore. */
type WaterDepth = 0 | 1 | 2 | 3 | 4;

interface Contours {
  /** Thin land contours, and every fifth one, which charts draw heavier. */
  land: string;
  landIndex: string;
  /** Closed shapes from the shore down, each inside the one before it: fill and outline them. */
  water: { outline: string; depth: WaterDepth }[];
}

const landSteps = Array.from({ length: 30 }, (_, index) => 0.035 + index * 0.042);
const landIndexEvery = 5;
// Close together at the shore and wider out, as engraved water lines are.
const depthSteps = [0, 0.014, 0.031, 0.052, 0.078, 0.108, 0.142, 0.18, 0.225, 0.275];

/** Returns the contour lines of a terrain. `cells` is the number of samples of the shorter side. */
export function contoursOf(
  field: HeightField,
  { width, height, cells }: { width: number; height: number; cells?: number },
): Contours {
  const grid = sampled(field, width, height, cells);
  const land = cutOpen(grid, landSteps);
  const below = { ...grid, values: grid.values.map((value) => -value) };
  return {
    land: land.filter((_, index) => index % landIndexEvery > 0).join(""),
    landIndex: land.filter((_, index) => index % landIndexEvery === 0).join(""),
    // Shallow steps share a tint two by two.
    water: cutClosed(below, depthSteps)
      .map((outline, index) => ({ outline, depth: Math.floor(index / 2) as WaterDepth }))
      .filter(({ outline }) => outline),
  };
}

/** Returns an invented lake as SVG in a theme's colours, the same for the same seed and options. */
export function contourSvg(
  seed: string,
  options: ContourOptions = {},
  colours: ChartTokens = defaultTokens.chart,
): string {
  const { width = 1200, height = 640 } = options;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${contourMarkup(seed, options, colours)}</svg>`
  );
}

/** Returns the markup inside the drawing, for placing other shapes on top of it. */
export function contourMarkup(
  seed: string,
  { composition = "lake", width = 1200, height = 640 }: ContourOptions = {},
  colours: ChartTokens = defaultTokens.chart,
): string {
  const field = terrain(seed, composition, width / height);
  const { land, landIndex, water } = contoursOf(field, { width, height });
  const lakes = water.map(
    ({ outline, depth }, index) =>
      `<path fill="${colours.water[depth]}"${index ? "" : ' stroke-width="1.6"'} d="${outline}"/>`,
  );
  return [
    `<path fill="${colours.land}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${colours.landLine}" stroke-width=".9" d="${land}"/>`,
    `<path fill="none" stroke="${colours.landLine}" stroke-width="1.5" d="${landIndex}"/>`,
    `<g stroke="${colours.waterLine}" stroke-width=".8">${lakes.join("")}</g>`,
  ].join("");
}
