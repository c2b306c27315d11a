import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber } from "./parseNumber.ts";
import { words as english } from "./questions/words.en.ts";
import { words as french } from "./questions/words.fr.ts";

test.each([
  ["120,000", 120_000],
  ["$120 000", 120_000],
  ["120 000 $", 120_000],
  ["1,234,567.89", 1_234_567.89],
  ["1 234,56 $", 1_234.56],
  ["1.234.567", 1_234_567],
  ["1,5", 1.5],
  [".5", 0.5],
  ["5.", 5],
  ["-3", -3],
  ["−3", -3],
  ["0", 0],
  ["120k", 120_000],
  ["$120 K", 120_000],
  ["1.2m", 1_200_000],
  ["1,2 M", 1_200_000],
  ["120 k$", 120_000],
])("the amount %o is %d", (text, value) => {
  expect(parseNumber(text, "dollars")).toBe(value);
});

test.each([
  ["5,5 %", 5.5],
  ["5.125%", 5.125],
  ["5,125", 5.125],
  ["4.", 4],
])("the percentage %o is %d", (text, value) => {
  expect(parseNumber(text, "percent")).toBe(value);
});

test.each([
  ["25 years", 25],
  ["2,5 ans", 2.5],
])("the length %o is %d", (text, value) => {
  expect(parseNumber(text, "years")).toBe(value);
});

test.each([
  "",
  " ",
  "$",
  ".",
  ",",
  "-",
  "abc",
  "12a",
  "1e5",
  "1,2,3",
  "1..2",
  "1,23.4,5",
  "NaN",
  "Infinity",
  "k",
  "1,200k",
  "1.250m",
  "12mk",
])("%o is not a number", (text) => {
  expect(parseNumber(text, "dollars")).toBeNull();
});

test("formatted numbers parse to their value", () => {
  const cents = fc.integer({ min: -1e13, max: 1e13 }).map((value) => value / 100);
  const rates = fc.integer({ min: 0, max: 1e6 }).map((value) => value / 1e4);
  fc.assert(
    fc.property(cents, rates, (dollars, percent) => {
      for (const { format } of [english, french]) {
        expect(parseNumber(format.cents(dollars), "dollars")).toBe(dollars + 0);
        expect(parseNumber(format.percent(percent), "percent")).toBe(percent);
      }
    }),
  );
});
