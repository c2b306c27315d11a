import { expect, test } from "vitest";
import { csvText } from "./csvText.ts";

test("Commas, quotes and line breaks stay inside their cell", () => {
  expect(csvText([["Visa, gold", 'the "big" one', "a\nb", 12.5]])).toBe(
    '"Visa, gold","the ""big"" one","a\nb",12.5\r\n',
  );
});

test.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "-$1)+cmd"])(
  "%j is a text and not a formula",
  (cell) => {
    expect(
      csvText([[cell]])
        .replace(/^"/, "")
        .startsWith(`'${cell}`),
    ).toBe(true);
  },
);

test("Losses stay numbers", () => {
  expect(csvText([["Monthly savings", -1250.5]])).toBe("Monthly savings,-1250.5\r\n");
});

test("No rows are an empty file", () => {
  expect(csvText([])).toBe("");
});
