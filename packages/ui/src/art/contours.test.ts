import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { contourSvg, contoursOf } from "./contours.ts";
import { initialsOf } from "./initialsOf.ts";
import { type Composition, terrain } from "./terrain.ts";

const compositions: Composition[] = ["lake", "shore", "chart"];
const seeds = ["hero", "renewal-checklist", "self-employed", "Ünïcode 湖", ""];

test.each(compositions)("a %s depends only on its seed", (composition) => {
  expect(contourSvg("north", { composition })).toBe(contourSvg("north", { composition }));
  expect(contourSvg("north", { composition })).not.toBe(contourSvg("south", { composition }));
});

test.each(compositions)("a %s stays within 8 KB gzipped for any seed", (composition) => {
  for (const seed of seeds) {
    expect(gzipSync(contourSvg(seed, { composition })).length).toBeLessThan(8 * 1024);
  }
});

test.each(seeds)("a lake drawn from %j has a shore and depth contours", (seed) => {
  const size = { width: 1200, height: 640 };
  const { water } = contoursOf(terrain(seed, "lake", size.width / size.height), size);
  expect(water.length).toBeGreaterThan(4);
  expect(water[0]?.depth).toBe(0);
  expect(water.at(-1)?.depth).toBeGreaterThanOrEqual(2);
});

test("a drawing has no style attribute, which a strict Content Security Policy refuses", () => {
  expect(contourSvg("x", { composition: "chart" })).not.toMatch(/ style=/);
});

test.each([
  ["Jordan Leblanc", "JL"],
  ["mary-anne o'neill", "MO"],
  ["Élodie", "É"],
  ["Maria de la Cruz", "MC"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
