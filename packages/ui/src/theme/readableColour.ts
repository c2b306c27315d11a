import { contrastRatio } from "./contrastRatio.ts";

/** Mixes a part of one colour into another: 0 gives the first, 1 the second. */
export function mixed(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the least contrast of a colour with any of the others. */
function leastContrast(colour: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrastRatio(colour, other)));
}

const steps = 200;

/**
 * Returns the nearest colour that reaches a contrast ratio with all the others: the same one if it does, else the one
 * that needs the least black, or the least white, mixed into it. Throws where no colour can.
 */
export function readableColour(colour: string, others: readonly string[], least: number): string {
  for (let step = 0; step <= steps; step++) {
    for (const end of ["#000000", "#ffffff"]) {
      const candidate = mixed(colour, end, step / steps);
      if (leastContrast(candidate, others) >= least) return candidate;
    }
  }
  throw new Error(`No colour has a contrast of ${least} to 1 with all of ${others.join(", ")}.`);
}
