import { expect, test } from "vitest";
import { months, rate, share, span, years } from "./measures.ts";

test("A share has one decimal, whatever it is", () => {
  expect([20, 6.666, 0.04].map(share)).toEqual(["20.0%", "6.7%", "0.0%"]);
});

test("A rate keeps the digits it was entered with", () => {
  expect([5.5, 4.24, 5].map(rate)).toEqual(["5.5%", "4.24%", "5%"]);
});

test("Years and months agree with their number", () => {
  expect([1, 25, 7.5].map(years)).toEqual(["1 year", "25 years", "7.5 years"]);
  expect([0, 1, 10.04].map(months)).toEqual(["0 months", "1 month", "10 months"]);
});

test("A span is told in years and months", () => {
  const lengths = [25, 21 + 4 / 12, 1 / 12, 0.99, 0].map(span);
  expect(lengths).toEqual(["25 years", "21 years 4 months", "1 month", "1 year", "0 months"]);
});
