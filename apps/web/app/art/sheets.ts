import type { Site } from "@mortgage-kit/content";
import {
  deepestPoint,
  type HeightField,
  type Label,
  type LabelSide,
  placeLabels,
  type SheetPoint,
  sheetSvg,
  shoreTerrain,
  terrain,
} from "@mortgage-kit/ui/art";
import type {
  ChartSheetProps,
  SheetCourse,
  SheetMark,
} from "../sections/ChartSheet/ChartSheet.tsx";
import { pictureOf } from "./portraits.ts";

const size = { width: 640, height: 560 };
const ratio = size.width / size.height;
/** Smallest size at which a sheet is shown: on a phone, across the whole screen. */
const phone = { width: 352, height: 352 / ratio, frame: 6 };
const portraitSize = 46;

type Line = SheetMark["lines"][number];
/** Estimated size of a character on a phone, and height of a line, in pixels. */
const letters = { town: 7.2, note: 6.3, depth: 12 } as const;
const heights = { town: 17, note: 16, depth: 22 } as const;

export const sheetFileNames = ({ team }: Site) => [
  "home",
  "contact",
  ...(team.page ? ["our-team"] : []),
];

export const sheetFile = (site: Site, name: string) => sheetSvg(groundOf(site, name).field, size);

interface Ground {
  field: HeightField;
  /** Undefined on an invented lake. */
  locate?: (place: readonly [number, number]) => SheetPoint;
}

function groundOf({ look: { chart, drawings } }: Site, name: string): Ground {
  return chart
    ? shoreTerrain(chart.waters, chart.sheets[name] ?? chart.area, ratio)
    : { field: terrain(`${drawings.home} ${name}`, "lake", ratio) };
}

export const townSheet = (site: Site, name: string, label: string): ChartSheetProps =>
  sheet(site, name, label, []);

/** Returns a sheet with every member who has a town there: a portrait with the name below it. */
export function teamSheet(site: Site, name: string, label: string): ChartSheetProps {
  const { locate } = groundOf(site, name);
  const members = site.team.members.flatMap((member) => {
    const town = townsOf(site).find((one) => one.name === member.town);
    if (!town || !locate) return [];
    const lines = [line(member.firstName, "town"), line(town.name, "note")];
    return [{ member, lines, town: locate(town.at) }];
  });
  const places = placeLabels(
    members.map(({ lines, town }) => portraitLabel(lines, around(town))),
    phone,
  );
  const marks = members.map(({ member, lines, town }, at): SheetMark => {
    const place = places[at];
    return {
      ...(place ? { x: place.x, y: place.y - lower(lines) } : town),
      side: "below",
      lines,
      point: { picture: pictureOf(member), size: portraitSize },
      ...(member.hasProfile && { href: `/${member.slug}` }),
    };
  });
  const courses = members.flatMap(({ town }, at): SheetCourse[] => {
    const mark = marks[at];
    return mark && Math.hypot(mark.x - town.x, mark.y - town.y) > 0.01
      ? [{ from: town, to: mark }]
      : [];
  });
  return { ...sheet(site, name, label, marks), courses };
}

/** Returns how far the middle of a portrait and its name is below the middle of the portrait. */
const lower = (lines: readonly Line[]) => heightOf(lines) / 2 / phone.height;

const portraitLabel = (lines: readonly Line[], points: readonly SheetPoint[]): Label => ({
  points: points.map(({ x, y }) => ({ x, y: y + lower(lines) })),
  width: Math.max(widthOf(lines), portraitSize),
  height: heightOf(lines) + portraitSize,
  sides: ["on"],
});

/** Returns a point and points around it, the nearer ones first. */
function around({ x, y }: SheetPoint): SheetPoint[] {
  const reaches = [0.09, 0.13, 0.17, 0.21, 0.25];
  const turns = Array.from({ length: 12 }, (_, turn) => (turn * Math.PI) / 6);
  const moved = reaches.flatMap((reach) =>
    turns.map((turn) => ({
      x: x + Math.cos(turn) * reach,
      y: y + Math.sin(turn) * reach * ratio,
    })),
  );
  return [{ x, y }, ...moved];
}

/** Returns a place on the shore of an invented lake, for the brokerage's own town. */
function harbourOf(field: HeightField): SheetPoint {
  const deepest = deepestPoint(field, ratio);
  const steps = Array.from({ length: 50 }, (_, step) => deepest.x - step / 50);
  return { x: steps.find((x) => field(x * ratio, deepest.y) > 0) ?? 0.1, y: deepest.y };
}

const townsOf = ({ look }: Site) => look.chart?.towns ?? [];
const line = (text: string, look: Line["look"]): Line => ({ text, look });
const widthOf = (lines: readonly Line[]) =>
  Math.max(...lines.map(({ text, look: kind }) => text.length * letters[kind]));
const heightOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { look: kind }) => sum + heights[kind], 0);

/** Adds the names of the towns and some depths wherever the marks leave room. */
function sheet(
  site: Site,
  name: string,
  label: string,
  marks: readonly SheetMark[],
): ChartSheetProps {
  const shown = new Set(marks.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const extras = [
    ...townNames(site, name).filter(({ lines: [first] }) => !shown.has(first?.text ?? "")),
    ...depthsOf(site, name),
  ];
  const taken = marks.map((mark) => portraitLabel(mark.lines, [mark]));
  const labels = extras.map(({ x, y, lines, sides }) => ({
    points: [{ x, y }],
    width: widthOf(lines),
    height: heightOf(lines),
    sides,
  }));
  const places = placeLabels([...taken, ...labels], phone).slice(taken.length);
  const names = extras.flatMap(({ sides: _, ...mark }, at) => {
    const place = places[at];
    return place ? [{ ...mark, side: place.side }] : [];
  });
  return { src: `/art/sheets/${name}.svg`, ...size, label, marks, names };
}

type Extra = Omit<SheetMark, "side"> & { sides: readonly LabelSide[] };

function townNames(site: Site, name: string): Extra[] {
  const { field, locate } = groundOf(site, name);
  const { city } = site.brokerage.address;
  if (!locate) {
    const lines = [line(city, "town")];
    return [{ ...harbourOf(field), lines, point: "own", sides: ["left", "above", "below"] }];
  }
  return townsOf(site)
    .map((town) => ({
      ...locate(town.at),
      lines: [line(town.name, "town")],
      point: town.name === city ? ("own" as const) : ("town" as const),
      sides: ["left", "right", "above", "below"] as const,
    }))
    .sort((one, other) => Number(other.point === "own") - Number(one.point === "own"))
    .filter(({ x, y }) => x > 0.02 && x < 0.98 && y > 0.02 && y < 0.98);
}

/** Returns depths in metres at the points of a staggered grid. */
function depthsOf(site: Site, name: string): Extra[] {
  const { field } = groundOf(site, name);
  const rows = 9;
  return Array.from({ length: rows * rows }, (_, index) => {
    const row = Math.floor(index / rows);
    const x = ((index % rows) + (row % 2 ? 0.25 : 0.7)) / rows;
    const y = (row + 0.5) / rows;
    return { x, y, depth: -field(x * ratio, y) };
  })
    .filter(({ depth }) => depth > 0.03)
    .map(({ x, y, depth }) => ({
      x,
      y,
      lines: [line(String(Math.round(depth * 90)), "depth")],
      sides: ["on"],
    }));
}
