import { expect, test } from "vitest";
import { csvLine } from "./csvLine.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(csvLine(["Rivard, Ann", 'the "big" one', "a\nb", ""])).toBe(
    '"Rivard, Ann","the ""big"" one","a\nb",""\r\n',
  );
});

test.each([
  "=1+1",
  "+1 705 555 0100",
  "-2",
  "@SUM(A1)",
  "＝1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  " =1",
  "\t=1",
  "\tplain",
  "\rplain",
  "\nplain",
])("%j is marked as a text, so that no spreadsheet runs it", (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

test.each(["Ann", " Ann", "705 555 0100", "a=b", "Anne-Marie", "'quoted'", ""])(
  "%j is left as it was typed",
  (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  },
);
