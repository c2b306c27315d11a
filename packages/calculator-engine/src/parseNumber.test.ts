import fc from "fast-check";
import { expect, test } from "vitest";
import { type NumberProblem, parseNumber, readNumber } from "./parseNumber.ts";
import { words as english } from "./questions/words.en.ts";
import { words as french } from "./questions/words.fr.ts";

type Entry = readonly [text: string, becomes: number | NumberProblem];

const amounts: readonly Entry[] = [
  // In English
  ["450000", 450_000],
  ["450,000", 450_000],
  ["$450,000", 450_000],
  ["$ 450,000.00", 450_000],
  ["450,000$", 450_000],
  ["1,234,567.89", 1_234_567.89],
  ["CAD 450,000", 450_000],
  ["450,000 CAD", 450_000],
  ["CA$450,000", 450_000],
  ["C$450,000", 450_000],
  ["CDN$450,000", 450_000],
  ["$450,000 CAD", 450_000],
  ["USD 450,000", 450_000],
  ["450,000 dollars", 450_000],
  ["120k", 120_000],
  ["$120 K", 120_000],
  ["450 thousand", 450_000],
  ["1.2m", 1_200_000],
  ["1.2 million", 1_200_000],
  ["450e3", 450_000],
  ["4.5E5", 450_000],
  [".5", 0.5],
  ["5.", 5],
  ["0.125", 0.125],
  ["0", 0],
  ["-3", -3],
  ["−3", -3],
  ["+450000", 450_000],
  ["\u200e450,000\u00a0", 450_000],
  // In French
  ["450 000", 450_000],
  ["450\u00a0000 $", 450_000],
  ["450\u202f000,50\u00a0$", 450_000.5],
  ["1 234,56 $", 1_234.56],
  ["1 234 567,89", 1_234_567.89],
  ["450 000 $ CA", 450_000],
  ["450 000 dollars canadiens", 450_000],
  ["450 mille", 450_000],
  ["1,2 M", 1_200_000],
  ["1,2 M$", 1_200_000],
  ["120 k$", 120_000],
  ["1,5", 1.5],
  // With points or apostrophes between the thousands
  ["450.000", 450_000],
  ["120.000", 120_000],
  ["1.234.567", 1_234_567],
  ["450.000,50", 450_000.5],
  ["450.000,00 €", 450_000],
  ["450'000", 450_000],
  ["450’000", 450_000],
  ["1’234’567.50", 1_234_567.5],
  // In groups of lakhs and crores
  ["4,50,000", 450_000],
  ["₹4,50,000", "unreadable"],
  ["4,50,000.50", 450_000.5],
  ["1,23,45,678", 12_345_678],
  ["12,34,567", 1_234_567],
  // In the digits of other keyboards
  ["٤٥٠٠٠٠", 450_000],
  ["٤٥٠٬٠٠٠٫٥", 450_000.5],
  ["۴۵۰۰۰۰", 450_000],
  ["४,५०,०००", 450_000],
  ["৪৫০০০০", 450_000],
  ["４５０，０００", 450_000],
  ["៤៥០០០០", 450_000],
  ["٢٠٪", "percent"],
  // Two numbers
  ["450000\t380000", "two-numbers"],
  ["450000\r\n380000", "two-numbers"],
  ["450 000\t380 000", "two-numbers"],
  ["450 000 380 000", "two-numbers"],
  ["450000 380000", "two-numbers"],
  ["450,000 380,000", "two-numbers"],
  ["450,000; 380,000", "two-numbers"],
  ["450000/380000", "two-numbers"],
  ["$450,000 - $500,000", "two-numbers"],
  ["450,000 to 500,000", "two-numbers"],
  ["450 000 à 500 000 $", "two-numbers"],
  ["5.5% 25 years", "two-numbers"],
  ["5,5 % 25 ans", "two-numbers"],
  ["12 34", "two-numbers"],
  ["2026-11-27", "two-numbers"],
  ["705-555-0100", "two-numbers"],
  // A share
  ["20%", "percent"],
  ["20 %", "percent"],
  ["5,5 %", "percent"],
  // No number, or one that could be read in two ways
  ["", "unreadable"],
  [" ", "unreadable"],
  ["$", "unreadable"],
  [".", "unreadable"],
  ["-", "unreadable"],
  ["abc", "unreadable"],
  ["12a", "unreadable"],
  ["12O00", "two-numbers"],
  ["1,2,3", "unreadable"],
  ["1..2", "unreadable"],
  ["1,23.4,5", "unreadable"],
  ["1234.567", "unreadable"],
  ["1,200k", "unreadable"],
  ["1.250m", "unreadable"],
  ["12mk", "unreadable"],
  ["25 years", "unreadable"],
  ["k", "unreadable"],
  ["NaN", "unreadable"],
  ["Infinity", "unreadable"],
];

test.each(amounts)("the amount %o becomes %o", (text, becomes) => {
  expect(readNumber(text, "dollars")).toBe(becomes);
  expect(parseNumber(text, "dollars")).toBe(typeof becomes === "number" ? becomes : null);
});

test.each<Entry>([
  ["5.5", 5.5],
  ["5,5 %", 5.5],
  ["5.125%", 5.125],
  ["5,125", 5.125],
  ["5.5 percent", 5.5],
  ["5,5 pour cent", 5.5],
  ["4.", 4],
  ["5.5% 25 years", "two-numbers"],
  ["5,5 %\t25", "two-numbers"],
  ["5.5–6%", "two-numbers"],
  ["$450,000", "unreadable"],
  ["prime", "unreadable"],
])("the percentage %o becomes %o", (text, becomes) => {
  expect(readNumber(text, "percent")).toBe(becomes);
});

test.each<Entry>([
  ["25 years", 25],
  ["25 yrs", 25],
  ["2,5 ans", 2.5],
  ["1 an", 1],
  ["5 25", "two-numbers"],
  ["20%", "unreadable"],
  ["18 months", "unreadable"],
])("the length %o becomes %o", (text, becomes) => {
  expect(readNumber(text, "years")).toBe(becomes);
});

test("formatted numbers parse to their value", () => {
  const cents = fc.integer({ min: -1e13, max: 1e13 }).map((value) => value / 100);
  const rates = fc.integer({ min: 0, max: 1e6 }).map((value) => value / 1e4);
  fc.assert(
    fc.property(cents, rates, (dollars, percent) => {
      const isSpaced = Math.abs(dollars) >= 1e10;
      for (const { format } of isSpaced ? [english] : [english, french]) {
        expect(parseNumber(format.cents(dollars), "dollars")).toBe(dollars + 0);
      }
      for (const { format } of [english, french]) {
        expect(parseNumber(format.percent(percent), "percent")).toBe(percent);
      }
    }),
  );
});
