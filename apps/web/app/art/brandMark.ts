import type { Tokens } from "@mortgage-kit/ui/tokens";
import { shortPath } from "./outlinedText.ts";

export interface MarkColours {
  /** Fill colours from the shore to the deepest water. */
  water: readonly [string, string, string];
  line: string;
}

type Point = readonly [number, number];

export function inkOnPaper({ backgrounds, chart }: Tokens): MarkColours {
  const { strong } = backgrounds.white;
  return { water: [chart.water[1], chart.water[4], strong], line: strong };
}

export function paperOnDeep({ backgrounds, chart }: Tokens): MarkColours {
  const { surface } = backgrounds.deep;
  return { water: [backgrounds.shallow.surface, chart.water[4], surface], line: surface };
}

/** The three depths of the brand's lake. Each follows the bays less than the one before. */
const depths = [
  { reach: 1, evenness: 0, x: 31, y: 31 },
  { reach: 0.64, evenness: 0.25, x: 32, y: 30 },
  { reach: 0.3, evenness: 0.6, x: 33.5, y: 28.5 },
] as const;

/** Fits 64 by 64 units. `shore`: the lake's radii at equal angles, counterclockwise from east. */
export function brandMark(shore: readonly number[], { water, line }: MarkColours): string {
  const even = shore.reduce((sum, radius) => sum + radius, 0) / shore.length;
  return depths
    .map(({ reach, evenness, x, y }, index) => {
      const points = shore.map((radius, turn): Point => {
        const angle = (-turn * 2 * Math.PI) / shore.length;
        const away = reach * (radius + (even - radius) * evenness);
        return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
      });
      return `<path fill="${water[index]}" stroke="${line}" stroke-width="${index ? 2 : 3}" d="${smoothRing(points)}"/>`;
    })
    .join("");
}

function smoothRing(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [x1, y1] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const [x2, y2] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[x1, y1, x2, y2, ...to]}`;
  });
  return shortPath(`M${at(0)}${curves.join("")}Z`);
}
