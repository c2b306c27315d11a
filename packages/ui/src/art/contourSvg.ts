import { type ChartTokens, defaultTokens } from "../theme/tokens.ts";
import { type ContourOptions, contourPaths } from "./contourPaths.ts";

/**
 * Returns the same stretch of lake as a complete SVG file, coloured from a theme's tokens: for
 * files written at build time, Open Graph images and other places without the kit's style sheet.
 */
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
  options: ContourOptions = {},
  colours: ChartTokens = defaultTokens.chart,
): string {
  const { width, height, land, landIndex, water, soundings } = contourPaths(seed, options);
  const lakes = water.map(
    ({ outline, depth }, index) =>
      `<path fill="${colours.water[depth]}"${index ? "" : ' stroke-width="1.6"'} d="${outline}"/>`,
  );
  const depths = soundings.map(({ x, y, metres }) => `<text x="${x}" y="${y}">${metres}</text>`);
  return [
    `<path fill="${colours.land}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${colours.landLine}" stroke-width=".9" d="${land}"/>`,
    `<path fill="none" stroke="${colours.landLine}" stroke-width="1.5" d="${landIndex}"/>`,
    `<g stroke="${colours.waterLine}" stroke-width=".8">${lakes.join("")}</g>`,
    depths.length > 0
      ? `<g fill="${colours.waterLine}" font-family="Georgia,serif" font-style="italic" font-size="13" text-anchor="middle">${depths.join("")}</g>`
      : "",
  ].join("");
}
