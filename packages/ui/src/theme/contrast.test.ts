import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrastRatio.ts";
import { harvestTokens } from "./harvestTokens.ts";
import { type GroundTokens, simcoeTokens, type Tokens } from "./tokens.ts";

const brands: Record<string, Tokens> = { Simcoe: simcoeTokens, Harvest: harvestTokens };

type Ink = keyof GroundTokens;
const words: Ink[] = [
  "text",
  "soft",
  "strong",
  "link",
  "linkHover",
  "danger",
  "success",
  "caution",
];
const shapes: Ink[] = ["edge", "focus", "series1", "series2", "series3", "series4"];

type Pair = { name: string; on: string; under: string; least: number };

function groundPairs(name: string, ground: GroundTokens): Pair[] {
  const pair = (ink: Ink, under: Ink, least: number): Pair => ({
    name: `${ink} on the ${under} of ${name}`,
    on: ground[ink],
    under: ground[under],
    least,
  });
  return [
    ...words.flatMap((ink) => [pair(ink, "surface", 4.5), pair(ink, "tint", 4.5)]),
    ...shapes.flatMap((ink) => [pair(ink, "surface", 3), pair(ink, "tint", 3)]),
    pair("onAction", "action", 4.5),
    pair("onAction", "actionHover", 4.5),
  ];
}

function calloutPairs({ callouts }: Tokens): Pair[] {
  return Object.entries(callouts).flatMap(([tone, { surface, text, accent }]) => [
    { name: `text of the ${tone} callout`, on: text, under: surface, least: 4.5 },
    { name: `accent of the ${tone} callout`, on: accent, under: surface, least: 4.5 },
  ]);
}

describe.each(Object.entries(brands))("the colours of %s", (_, tokens) => {
  const pairs = Object.entries(tokens.grounds)
    .flatMap(([name, ground]) => groundPairs(name, ground))
    .concat(calloutPairs(tokens));

  test.each(pairs)("$name reach $least to 1", ({ on, under, least }) => {
    expect(contrastRatio(on, under)).toBeGreaterThanOrEqual(least);
  });
});

test("black on white is the highest contrast there is", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
