import { expect, test } from "vitest";
import { wrapped } from "./socialImage.ts";

const lettersIn = (line: string) => line.length;

test("text that fits stays on one line", () => {
  expect(wrapped("Careers", 20, lettersIn)).toEqual(["Careers"]);
});

test("line lengths are balanced, without a single word on the last line", () => {
  expect(wrapped("from the budget to your keys", 24, lettersIn)).toEqual([
    "from the budget",
    "to your keys",
  ]);
});

test("a word wider than the line has its own line", () => {
  expect(wrapped("a Kapuskasing-Moonbeam b", 5, lettersIn)).toEqual([
    "a",
    "Kapuskasing-Moonbeam",
    "b",
  ]);
});
