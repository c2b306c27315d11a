import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../testing/forAll.ts";
import data from "./parseNumber.json" with { type: "json" };
import { type NumberProblem, parseNumber, readNumber } from "./parseNumber.ts";
import { words as english } from "./questions/words.en.ts";
import { words as french } from "./questions/words.fr.ts";

type Row = readonly [text: string, becomes: number | NumberProblem];

const groups = data as unknown as Record<keyof typeof data, Record<string, readonly Row[]>>;
const rows = (["dollars", "percent", "years"] as const).flatMap((unit) =>
  Object.entries(groups[unit]).flatMap(([group, texts]) =>
    texts.map(([text, becomes]) => ({ unit, group, text, becomes })),
  ),
);

test.each(rows)("$unit. $group: $text becomes $becomes", ({ unit, text, becomes }) => {
  expect(readNumber(text, unit)).toBe(becomes);
  expect(parseNumber(text, unit)).toBe(typeof becomes === "number" ? becomes : null);
});

test("formatted numbers parse to their value", () => {
  const cents = fc.integer({ min: -1e13, max: 1e13 }).map((value) => value / 100);
  const rates = fc.integer({ min: 0, max: 1e6 }).map((value) => value / 1e4);
  forAll([cents, rates], (dollars, percent) => {
    const isSpaced = Math.abs(dollars) >= 1e10;
    for (const { format } of isSpaced ? [english] : [english, french]) {
      expect(parseNumber(format.cents(dollars), "dollars")).toBe(dollars + 0);
    }
    for (const { format } of [english, french]) {
      expect(parseNumber(format.percent(percent), "percent")).toBe(percent);
    }
  });
});
