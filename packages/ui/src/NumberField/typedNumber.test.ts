import { expect, test } from "vitest";
import { edited, followed, judged, type ReadNumber } from "./typedNumber.ts";

const read: ReadNumber = (text) => {
  if (/\d\s+\d/.test(text)) return "two-numbers";
  const number = Number(
    text
      .replace(/[٥𞥕]/u, "5")
      .replace(/[$,%\s]/g, "")
      .replace(/k$/, "000"),
  );
  return Number.isNaN(number) ? "unreadable" : number;
};
const shows = (value: string, isBad = false) => ({ value, isBad });

test.each([
  ["a digit is left to the browser", "45", "0", null],
  ["an exponent after a digit too", "45", "e", null],
  ["a comma becomes a point", "5", ",", { text: "5,", inserts: ".", problem: null }],
  ["a digit of another script becomes ours", "4", "٥", { text: "4", types: "5" }],
  ["a digit of two code units too", "4", "𞥕", { text: "4", types: "5" }],
  ["a multiple is written out", "450", "k", { text: "450k", replaces: "450000", problem: null }],
  ["a currency before the number is dropped", "", "$", { text: "", problem: null }],
  ["a letter before the number is refused", "", "x", { text: "", problem: "unreadable" }],
  ["a letter after it is kept to be judged", "12", "x", { text: "12x", problem: "unreadable" }],
  ["a space may begin a group", "12", " ", { text: "12 ", problem: null }],
] as const)("typed: %s", (_, before, data, expected) => {
  expect(edited(before, shows(before), { type: "insertText", data }, read)).toEqual(expected);
});

test.each([
  [
    "a paste replaces everything",
    "300",
    "$1,250",
    { text: "$1,250", replaces: "1250", problem: null },
  ],
  [
    "a large number has no exponent",
    "",
    "1e21",
    { text: "1e21", replaces: "1000000000000000000000", problem: null },
  ],
] as const)("pasted: %s", (_, before, data, expected) => {
  expect(edited(before, shows(before), { type: "insertFromPaste", data }, read)).toEqual(expected);
});

test("an unreadable text that is dropped leaves the field alone", () => {
  const change = { type: "insertFromDrop", data: "1\t2" };
  const expected = { text: "300", problem: "two-numbers" };
  expect(edited("300", shows("300"), change, read)).toEqual(expected);
});

test.each([
  ["a refused character is deleted before a digit", "12x", { text: "12", problem: null }],
  ["a digit is deleted by the browser", "12", null],
] as const)("deleted: %s", (_, text, expected) => {
  const change = { type: "deleteContentBackward", data: null };
  expect(edited(text, shows("12"), change, read)).toEqual(expected);
});

test.each([
  ["a digit is appended", "1,", "1", shows("1.5"), "5", "1,5"],
  ["a point that the value leaves out", "1", "1", shows("1"), ".", "1."],
  ["a character that makes the input bad", "1", "1", shows("", true), "-", "1-"],
  ["a last digit is deleted", "$12", "12", shows("1"), "", "$1"],
  ["a digit in the middle starts anew", "1,2", "12", shows("132"), "3", "132"],
] as const)("followed: %s", (_, text, before, input, data, expected) => {
  expect(followed(text, before, input, data)).toBe(expected);
});

test.each([
  ["nothing", "", shows(""), { text: "", problem: null }],
  ["what the input cannot read", "", shows("", true), { text: "", problem: "unreadable" }],
  ["a lone minus is begun", "-", shows(""), { text: "-" }],
  ["a number as shown", "450000", shows("450000"), { text: "450000", problem: null }],
  [
    "a complete group",
    "450,000",
    shows("450"),
    { text: "450,000", replaces: "450000", problem: null },
  ],
  ["an open group", "450,00", shows("450"), { text: "450,00", problem: null }],
] as const)("judged: %s", (_, text, input, expected) => {
  expect(judged(text, input, read, false)).toEqual(expected);
});

test("a lone minus is a problem once the field is left", () => {
  expect(judged("-", shows(""), read, true)).toEqual({ text: "-", problem: "unreadable" });
});
