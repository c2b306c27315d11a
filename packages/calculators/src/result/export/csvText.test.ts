import { expect, test } from "vitest";
import { csvText } from "./csvText.ts";

test("Commas, quotes and line breaks are quoted", () => {
  expect(csvText([["Visa, gold", 'the "big" one', "a\nb", 12.5]])).toBe(
    '"Visa, gold","the ""big"" one","a\nb",12.5\r\n',
  );
});

test.each([
  "=1+1",
  "+1",
  "-1+2",
  "@SUM(A1)",
  "-$1)+cmd",
  "＝1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  " =1",
  "\t=1",
  "\tplain",
  "\rplain",
  "\nplain",
])("%j is written as text, not as a formula", (cell) => {
  expect(
    csvText([[cell]])
      .replace(/^"/, "")
      .startsWith(`'${cell}`),
  ).toBe(true);
});

test.each(["Rate, %", "a=b", "5-year term", " Gold"])("%j is unchanged", (cell) => {
  expect(csvText([[cell]]).replaceAll('"', "")).toBe(`${cell}\r\n`);
});

test("Negative numbers stay numbers", () => {
  expect(csvText([["Monthly savings", -1250.5]])).toBe("Monthly savings,-1250.5\r\n");
});

test("Without rows the file is empty", () => {
  expect(csvText([])).toBe("");
});

test("A text that a spreadsheet splits at semicolons holds no formula", () => {
  expect(csvText([["Gold;=1+1", "\u200b=1"]])).toBe("Gold;'=1+1,'\u200b=1\r\n");
});
