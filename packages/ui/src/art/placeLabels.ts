import type { SheetPoint } from "./waterPlaces.ts";

/** Places a label: centred over its point, or on one side of it. */
export type LabelSide = "on" | "right" | "left" | "below" | "above";

export interface Label {
  /** Possible points of the label, the preferred one first. */
  readonly points: readonly SheetPoint[];
  /** Size of the label in pixels. */
  readonly width: number;
  readonly height: number;
  /** Allowed sides, the preferred one first. */
  readonly sides: readonly LabelSide[];
}

type Sheet = Pick<Label, "width" | "height"> & { readonly frame: number };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance from a point to its label in pixels. */
const gap = 9;

/**
 * Returns a point and a side for each label so that no two overlap and none leaves the sheet, or
 * `undefined` for a label without room. Earlier labels have precedence. `sheet` is the smallest size
 * in pixels at which the sheet is shown: the larger the sheet, the more room its labels have.
 */
export function placeLabels(
  labels: readonly Label[],
  sheet: Sheet,
): ((SheetPoint & { side: LabelSide }) | undefined)[] {
  const taken: Box[] = [];
  return labels.map((label) => {
    const places = label.points.flatMap((point) => label.sides.map((side) => ({ ...point, side })));
    for (const place of places) {
      const box = boxOf(label, place, sheet);
      if (!isInside(box, sheet) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return place;
    }
    return undefined;
  });
}

function boxOf(
  { width, height }: Label,
  { x, y, side }: SheetPoint & { side: LabelSide },
  sheet: Pick<Label, "width" | "height">,
): Box {
  const [pointX, pointY] = [x * sheet.width, y * sheet.height];
  const left = { right: pointX + gap, left: pointX - gap - width }[side as "left" | "right"];
  const top = { below: pointY + gap, above: pointY - gap - height }[side as "above" | "below"];
  const box = { left: left ?? pointX - width / 2, top: top ?? pointY - height / 2 };
  return { ...box, right: box.left + width, bottom: box.top + height };
}

function isInside(box: Box, { width, height, frame }: Sheet): boolean {
  return (
    box.left >= frame &&
    box.top >= frame &&
    box.right <= width - frame &&
    box.bottom <= height - frame
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
