import type { Field } from "./gradientNoise.ts";

/** Returns the signed distance to an ellipse, negative inside. Coasts are unions of ellipses. */
export function ellipse(x: number, y: number, reachX: number, reachY: number, angle = 0): Field {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(reachX, reachY);
  return (px, py) => {
    const along = ((px - x) * cos + (py - y) * sin) / (reachX / reach);
    const across = ((py - y) * cos - (px - x) * sin) / (reachY / reach);
    return Math.hypot(along, across) - reach;
  };
}

/** Returns the union of shapes with fillets of about `blend` where they meet. */
export function joined(blend: number, ...shapes: readonly Field[]): Field {
  return (x, y) => shapes.map((shape) => shape(x, y)).reduce((a, b) => smoothLeast(a, b, blend));
}

function smoothLeast(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - (overlap * overlap * blend) / 4;
}
