import type { Field } from "./gradientNoise.ts";
import { seededRandom } from "./seededRandom.ts";

export interface Sounding {
  x: number;
  y: number;
  metres: number;
}

/** Depths noted where a boat on a loose zigzag would have dropped its line, clear of the shore. */
export function soundings(seed: string, field: Field, width: number, height: number): Sounding[] {
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
