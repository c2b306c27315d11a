/** Look of a text in a drawing; all have the same size. */
type TextKind = "tick" | "name" | "note";

/** Start of a text's first line, on its baseline. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** Lines of a text that is divided otherwise here. */
  readonly lines?: readonly string[];
}

interface PlacedText extends Spot {
  readonly kind: TextKind;
  readonly lines: readonly string[];
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Cost of a place for a text. */
interface Cost {
  readonly of: (box: Box) => number;
  /** Returns true if readers would misread the text there. Called only for places that may be the best, because it takes long. */
  readonly isUnclear: (box: Box) => boolean;
}

const nothing: Cost = { of: () => 0, isUnclear: () => false };
/** Cost of a place where readers would misread the text; a gridline costs 1. */
const costOfUnclear = 4;

/** Size of the letters and height of a line, in units of the drawings: CSS pixels at the usual letter size. */
const size = 14;
export const lineHeight = 17;
/** Distance between two texts. */
const gap = 2;

/** Returns the estimated width of a text: rather too wide than too narrow. */
function textWidth(text: string): number {
  const narrow = text.match(/[\s.,:;'’ijlIft()·|]/g)?.length ?? 0;
  const wide = text.match(/[\dA-Zmw$%–…]/g)?.length ?? 0;
  return (text.length * 0.57 - narrow * 0.24 + wide * 0.08) * size;
}

export const touch = (one: Box, other: Box, apart = gap) =>
  one.left < other.right + apart &&
  other.left < one.right + apart &&
  one.top < other.bottom + apart &&
  other.top < one.bottom + apart;

/** Places the texts of a drawing one by one, so that no two touch. */
export class Texts {
  readonly placed: PlacedText[] = [];
  readonly #bounds: Box;
  /** Widths of the lines that were measured, because each line is tried in many places. */
  readonly #widths = new Map<string, number>();

  constructor(bounds: Box) {
    this.#bounds = bounds;
  }

  /** Places a text at the free spot of the least cost. Returns its box; `undefined` if it has no room anywhere. */
  put(
    kind: TextKind,
    lines: readonly string[],
    spots: readonly Spot[],
    cost: Cost = nothing,
  ): Box | undefined {
    const free = spots
      .map((spot) => ({ spot, box: this.#boxOf(spot, spot.lines ?? lines) }))
      .filter(({ box }) => this.#isFree(box))
      .map(({ spot, box }) => ({ spot, box, least: cost.of(box) }))
      .toSorted((one, other) => one.least - other.least);
    let best: { spot: Spot; box: Box; cost: number } | undefined;
    for (const { spot, box, least } of free) {
      if (best && best.cost <= least) break;
      const total = least + (cost.isUnclear(box) ? costOfUnclear : 0);
      if (!best || total < best.cost) best = { spot, box, cost: total };
    }
    if (best) this.placed.push({ lines, ...best.spot, kind, box: best.box });
    return best?.box;
  }

  #boxOf({ x, y, anchor }: Spot, lines: readonly string[]): Box {
    const width = Math.max(...lines.map((line) => this.#widthOf(line)));
    const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    const top = y - size * 0.8;
    return { left, right: left + width, top, bottom: top + lines.length * lineHeight };
  }

  #widthOf(line: string): number {
    const width = this.#widths.get(line) ?? textWidth(line);
    this.#widths.set(line, width);
    return width;
  }

  #isFree(box: Box): boolean {
    const { left, right, top, bottom } = this.#bounds;
    const isInside =
      box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return isInside && !this.placed.some((text) => touch(box, text.box));
  }
}

/** Returns spots around a point, the nearer ones first. */
export function spotsAround(x: number, y: number, lines: number): Spot[] {
  const above = (away: number) => y - away - (lines - 1) * lineHeight;
  const rings = [0, 12, 24, 40, 60, 84, 112, 150];
  return rings.flatMap((ring): Spot[] => [
    { x, y: above(10 + ring), anchor: "middle" },
    { x: x - 8, y: above(8 + ring), anchor: "end" },
    { x: x + 8, y: above(8 + ring), anchor: "start" },
    { x: x - 8, y: y + 18 + ring, anchor: "end" },
    { x: x + 8, y: y + 18 + ring, anchor: "start" },
    { x, y: y + 20 + ring, anchor: "middle" },
    // Beside a steep line, or the axis' labels.
    ...[32, 56].flatMap((aside): Spot[] => [
      { x: x - aside, y: above(8 + ring), anchor: "end" },
      { x: x + aside, y: above(8 + ring), anchor: "start" },
    ]),
    { x: x - 10 - ring, y: y + 5, anchor: "end" },
    { x: x + 10 + ring, y: y + 5, anchor: "start" },
  ]);
}
