import { expect, test } from "vitest";
import { dollars, dollarsAndAnyCents, dollarsAndCents } from "./money.ts";

test.each([
  [0, "$0"],
  [519_676.76, "$519,677"],
  [4_796_580_345.29, "$4,796,580,345"],
  [-1234.5, "-$1,235"],
  [-0.2, "$0"],
])("%d in whole dollars is %s", (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

test.each([
  [0, "$0.00"],
  [1842.2624768444107, "$1,842.26"],
  [-377.184, "-$377.18"],
  [-0.001, "$0.00"],
])("%d to the cent is %s", (amount, text) => {
  expect(dollarsAndCents(amount)).toBe(text);
});

test.each([
  [300_000, "$300,000"],
  [20_000.5, "$20,000.50"],
  [0, "$0"],
])("%d as it was typed is %s", (amount, text) => {
  expect(dollarsAndAnyCents(amount)).toBe(text);
});
