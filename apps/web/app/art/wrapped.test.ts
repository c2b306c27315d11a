import { expect, test } from "vitest";
import { wrapped } from "./socialImage.ts";

const lettersIn = (line: string) => line.length;

test("what fits stays on one line", () => {
  expect(wrapped("Careers", 20, lettersIn)).toEqual(["Careers"]);
});

test("lines are evened out rather than leaving a word alone", () => {
  expect(wrapped("from the budget to your keys", 24, lettersIn)).toEqual([
    "from the budget",
    "to your keys",
  ]);
});

test("a word wider than the room has a line of its own", () => {
  expect(wrapped("a Kapuskasing-Moonbeam b", 5, lettersIn)).toEqual([
    "a",
    "Kapuskasing-Moonbeam",
    "b",
  ]);
});
