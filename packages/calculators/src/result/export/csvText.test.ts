import { expect, test } from "vitest";
import { csvText } from "./csvText.ts";

test("Commas, quotes and line breaks stay inside their cell", () => {
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
])("%j is a text and not a formula", (cell) => {
  expect(
    csvText([[cell]])
      .replace(/^"/, "")
      .startsWith(`'${cell}`),
  ).toBe(true);
});

test.each(["Rate, %", "a=b", "5-year term", " Gold"])("%j is left as it is", (cell) => {
  expect(csvText([[cell]]).replaceAll('"', "")).toBe(`${cell}\r\n`);
});

test("Losses stay numbers", () => {
  expect(csvText([["Monthly savings", -1250.5]])).toBe("Monthly savings,-1250.5\r\n");
});

test("No rows are an empty file", () => {
  expect(csvText([])).toBe("");
});
