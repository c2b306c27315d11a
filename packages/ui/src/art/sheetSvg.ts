import { bezel } from "./bezel.ts";
import { contoursOf } from "./contours.ts";
import type { HeightField } from "./gradientNoise.ts";

export interface SheetSize {
  width: number;
  height: number;
}

/** Width of the graduated frame around a sheet. */
const frame = 10;
const outerFrame = 2;
const graduation = 32;

/**
 * Returns a sheet of a chart as the symbol `sheet` of an SVG file. The element that uses it sets
 * the colours, which follow the theme: `fill` of water, `stroke` of shores, depth lines, compass and
 * frame, `color` of the land's contours.
 */
export function sheetSvg(field: HeightField, { width, height }: SheetSize): string {
  const { land, landIndex, water } = contoursOf(field, { width, height, cells: 96 });
  const depths = water.map(
    ({ outline }, index) =>
      `<path${index ? "" : ' fill-opacity=".26" stroke-width="1.8" stroke-opacity="1"'} d="${outline}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><symbol id="sheet" viewBox="0 0 ${width} ${height}">`,
    `<g fill="none" stroke="currentColor"><path stroke-width=".8" d="${land}"/><path stroke-width="1.3" d="${landIndex}"/></g>`,
    `<g fill-opacity=".07" stroke-width=".8" stroke-opacity=".55">${depths.join("")}</g>`,
    compass(field, width, height),
    edges(width, height),
    "</symbol></svg>",
  ].join("");
}

/** Draws the compass in the corner with the highest land, so that it covers as little as possible. */
function compass(field: HeightField, width: number, height: number): string {
  const reach = 34;
  const inset = frame + reach + 12;
  const corners = [
    [inset, height - inset],
    [width - inset, height - inset],
    [width - inset, inset],
    [inset, inset],
  ] as const;
  const heights = corners.map(([x, y]) => field(x / height, y / height));
  const [x, y] = corners[heights.indexOf(Math.max(...heights))] ?? corners[0];
  const needle = reach * 0.72;
  return (
    `<g fill="none"><path stroke-opacity=".7" d="${bezel(x, y, reach)}"/>` +
    `<path stroke-width="1.2" d="M${x} ${y + needle}V${y - needle}l-5 13h10zM${x - 14} ${y}h28"/>` +
    `<path stroke-width="1.6" d="M${x - 4} ${y - reach - 3}v-9l8 9v-9"/></g>`
  );
}

function edges(width: number, height: number): string {
  const box = (inset: number) =>
    `M${inset} ${inset}h${width - 2 * inset}v${height - 2 * inset}h-${width - 2 * inset}z`;
  const middle = (outerFrame + frame) / 2;
  const dashes = `stroke-width="${frame - outerFrame}" stroke-dasharray="${graduation}"`;
  return `<g fill="none"><path ${dashes} stroke-opacity=".55" d="${box(middle)}"/><path d="${box(outerFrame)}${box(frame)}"/></g>`;
}
