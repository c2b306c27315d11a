import type { HeightField } from "./gradientNoise.ts";

/** A point of a sheet, as shares of its width and height. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

const steps = 60;

/** Returns the deepest point across the middle of a sheet. */
export function deepestPoint(field: HeightField, ratio: number): SheetPoint {
  const y = 0.5;
  const depths = Array.from({ length: steps + 1 }, (_, at) => -field((at / steps) * ratio, y));
  return { x: depths.indexOf(Math.max(...depths)) / steps, y };
}
