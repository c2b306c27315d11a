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
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

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

function boxOf({ x, y, anchor, lines }: Pick<PlacedText, "lines"> & Spot): Box {
  const width = Math.max(...lines.map(textWidth));
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const top = y - size * 0.8;
  return { left, right: left + width, top, bottom: top + lines.length * lineHeight };
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

  constructor(bounds: Box) {
    this.#bounds = bounds;
  }

  /**
   * Places a text at the free spot of the least `cost`, the first of them. Returns its box; `undefined` if it
   * has no room anywhere.
   */
  put(
    kind: TextKind,
    lines: readonly string[],
    spots: readonly Spot[],
    cost: (box: Box) => number = () => 0,
  ): Box | undefined {
    const boxes = spots.map((spot) => ({ spot, box: boxOf({ lines, ...spot }) }));
    const free = boxes.filter(({ box }) => this.#isFree(box));
    const costs = free.map(({ box }) => cost(box));
    const { spot, box } = free[costs.indexOf(Math.min(...costs))] ?? {};
    if (spot) this.placed.push({ lines, ...spot, kind });
    return box;
  }

  #isFree(box: Box): boolean {
    const { left, right, top, bottom } = this.#bounds;
    const isInside =
      box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return isInside && !this.placed.some((text) => touch(box, boxOf(text)));
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
