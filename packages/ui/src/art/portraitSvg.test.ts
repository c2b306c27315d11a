import { expect, test } from "vitest";
import { type PortraitDescription, portraitSymbol } from "./portraitSvg.ts";

const person: PortraitDescription = {
  face: "oval",
  skin: "tan",
  hair: { style: "short", colour: "brown" },
  clothes: { cut: "shirt", colour: "blue" },
};

const others: [string, Partial<PortraitDescription>][] = [
  ["face", { face: "long" }],
  ["skin", { skin: "deep" }],
  ["hair", { hair: { style: "bun", colour: "brown" } }],
  ["colour of hair", { hair: { style: "short", colour: "grey" } }],
  ["glasses", { glasses: true }],
  ["beard", { beard: "full" }],
  ["clothes", { clothes: { cut: "scarf", colour: "blue" } }],
];

test.each(others)("another %s makes another portrait", (_, change) => {
  expect(portraitSymbol("x", { ...person, ...change })).not.toBe(portraitSymbol("x", person));
});

test("a portrait is small and has no style attribute", () => {
  const drawn = portraitSymbol("x", { ...person, beard: "full", glasses: true });
  expect(drawn.length).toBeLessThan(3500);
  expect(drawn).not.toMatch(/ style=|undefined|NaN/);
});
