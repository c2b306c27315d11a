import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Label, placeLabels } from "./placeLabels.ts";
import { sheetSvg } from "./sheetSvg.ts";
import { type SheetArea, shoreTerrain, type Water } from "./shoreTerrain.ts";
import { terrain } from "./terrain.ts";
import { deepestPoint } from "./waterPlaces.ts";

const size = { width: 640, height: 560 };
const ratio = size.width / size.height;
const lake: Water = {
  shore: [
    [45.1, -80.1],
    [45.1, -79.9],
    [44.9, -79.9],
    [44.9, -80.1],
  ],
  islands: [
    [
      [45.02, -80.02],
      [45.02, -79.98],
      [44.98, -79.98],
      [44.98, -80.02],
    ],
  ],
  depths: [{ at: [45.06, -80], metres: 27 }],
};
const area: SheetArea = { centre: [45, -80], km: 40 };
const { field, locate } = shoreTerrain([lake], area, ratio);
const heightAt = (latitude: number, longitude: number) => {
  const { x, y } = locate([latitude, longitude]);
  return field(x * ratio, y);
};

test("the centre of the area is the middle of the sheet, and north is up", () => {
  expect(locate(area.centre)).toEqual({ x: 0.5, y: 0.5 });
  expect(locate([45.1, -80]).y).toBeLessThan(0.5);
  expect(locate([45, -79.9]).x).toBeGreaterThan(0.5);
});

test("water lies inside the shore, land outside and on the island", () => {
  expect(heightAt(45.06, -80)).toBeLessThan(0);
  expect(heightAt(45, -80)).toBeGreaterThan(0);
  expect(heightAt(45.13, -80)).toBeGreaterThan(0);
});

test("the bottom has the known depth at its place", () => {
  expect(-90 * heightAt(45.06, -80)).toBeCloseTo(27, -1);
});

test.each([
  ["a charted area", field],
  ["an invented lake", terrain("somewhere", "lake", ratio)],
])(
  "the sheet of %s is small, the same every time, and leaves all colours to the page",
  (_, land) => {
    const svg = sheetSvg(land, size);
    expect(sheetSvg(land, size)).toBe(svg);
    expect(brotliCompressSync(svg).length).toBeLessThan(8 * 1024);
    expect(svg).not.toMatch(/#[0-9a-f]{6}| style=/);
  },
);

test("the deepest point is on the water", () => {
  const { x, y } = deepestPoint(field, ratio);
  expect(field(x * ratio, y)).toBeLessThan(0);
});

test("labels take another side or point when theirs is taken, and yield without room", () => {
  const sheet = { width: 300, height: 100, frame: 5 };
  const town: Label = {
    points: [{ x: 0.5, y: 0.5 }],
    width: 60,
    height: 20,
    sides: ["right", "left"],
  };
  const elsewhere = { ...town, points: [...town.points, { x: 0.5, y: 0.8 }] };
  expect(placeLabels([town, town, town, elsewhere], sheet)).toEqual([
    { x: 0.5, y: 0.5, side: "right" },
    { x: 0.5, y: 0.5, side: "left" },
    undefined,
    { x: 0.5, y: 0.8, side: "right" },
  ]);
  expect(placeLabels([{ ...town, width: 400 }], sheet)).toEqual([undefined]);
});
