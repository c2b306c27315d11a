import { expect, test } from "vitest";
import { csvLine } from "./leadCsv.ts";

test("commas, quotes and line breaks are quoted", () => {
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
  "\u200b=1",
  "\u{e0041}=1",
])("%j is escaped, so that a spreadsheet does not run it", (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

test.each(["Ann", " Ann", "705 555 0100", "a=b", "Anne-Marie", "'quoted'", ""])(
  "%j is unchanged",
  (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  },
);

test("a cell that a spreadsheet splits at semicolons holds no formula", () => {
  expect(csvLine(["Ann;=1+1; -2;b"])).toBe(`"Ann;'=1+1;' -2;b"\r\n`);
});
