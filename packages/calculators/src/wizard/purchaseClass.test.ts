import { expect, test } from "vitest";
import { purchaseClass } from "./purchaseClass.ts";

test.each([
  [650_000, 65_000, 25, "insured"],
  [650_000, 130_000, 25, "insurable"],
  [650_000, 130_000, 30, "uninsured"],
  [1_200_000, 300_000, 25, "uninsured"],
  // Insured for a first-time buyer or a new home, and otherwise not lent.
  [650_000, 65_000, 30, null],
  [650_000, 10_000, 25, null],
])("%i with %i down over %i years is %s", (price, downPayment, years, expected) => {
  expect(purchaseClass(price, downPayment, years)).toBe(expected);
});
