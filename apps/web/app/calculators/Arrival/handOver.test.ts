import { expect, test } from "vitest";
import { handOver, takeHandOver } from "./handOver.ts";

const numbers = { to: "payment", from: "Closing Fees", values: { loanAmount: 400_000 } };

test("Numbers are taken once, by the calculator they are for", () => {
  handOver(numbers);
  expect(takeHandOver("payment")).toEqual(numbers);
  expect(takeHandOver("payment")).toBeNull();
});

test("Another calculator gets nothing, and nothing is left behind", () => {
  handOver(numbers);
  expect(takeHandOver("refinance")).toBeNull();
  expect(takeHandOver("payment")).toBeNull();
});
