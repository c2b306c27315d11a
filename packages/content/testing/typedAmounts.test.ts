import { expect, test } from "vitest";
import { typedAmounts } from "./typedAmounts.ts";

test("Dollar amounts, percentages, ranges and years are found in order", () => {
  expect(
    typedAmounts("Put $1,250 at 5.5% over 25 years, or 1-2%, or 8 per cent, 30-year."),
  ).toEqual(["$1,250", "5.5%", "25 years", "1-2%", "8 per cent", "30-year"]);
});

test("A cited figure, a date and a plain count are not amounts", () => {
  expect(typedAmounts("{fhsaAnnual} since December 15, 2024, in 90 days, 26 times")).toEqual([]);
});
