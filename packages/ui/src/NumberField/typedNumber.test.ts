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
  ["a digit is left to the browser", "45", "45", "insertText", "0", null],
  ["an exponent after a digit too", "45", "45", "insertText", "e", null],
  [
    "a comma becomes a point",
    "5",
    "5",
    "insertText",
    ",",
    { text: "5,", inserts: ".", problem: null },
  ],
  [
    "a digit of another script is typed as ours",
    "4",
    "4",
    "insertText",
    "٥",
    { text: "4", types: "5" },
  ],
  ["a digit of two code units too", "4", "4", "insertText", "𞥕", { text: "4", types: "5" }],
  [
    "a multiple is written out",
    "450",
    "450",
    "insertText",
    "k",
    { text: "450k", replaces: "450000", problem: null },
  ],
  [
    "a currency before the number is dropped",
    "",
    "",
    "insertText",
    "$",
    { text: "", problem: null },
  ],
  [
    "a letter before the number is refused",
    "",
    "",
    "insertText",
    "x",
    { text: "", problem: "unreadable" },
  ],
  [
    "a letter after it is kept to be judged",
    "12",
    "12",
    "insertText",
    "x",
    { text: "12x", problem: "unreadable" },
  ],
  ["a space may begin a group", "12", "12", "insertText", " ", { text: "12 ", problem: null }],
  [
    "a paste replaces everything",
    "300",
    "300",
    "insertFromPaste",
    "$1,250",
    { text: "$1,250", replaces: "1250", problem: null },
  ],
  [
    "an unreadable paste leaves the field alone",
    "300",
    "300",
    "insertFromDrop",
    "1\t2",
    { text: "300", problem: "two-numbers" },
  ],
  [
    "a large number is pasted without exponent",
    "",
    "",
    "insertFromPaste",
    "1e21",
    { text: "1e21", replaces: "1000000000000000000000", problem: null },
  ],
  [
    "a refused character is deleted before a digit",
    "12x",
    "12",
    "deleteContentBackward",
    null,
    { text: "12", problem: null },
  ],
  ["a digit is deleted by the browser", "12", "12", "deleteContentBackward", null, null],
] as const)("%s", (_, text, value, type, data, expected) => {
  expect(edited(text, shows(value), { type, data }, read)).toEqual(expected);
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
  ["nothing", "", shows(""), false, { text: "", problem: null }],
  [
    "nothing but what the input cannot read",
    "",
    shows("", true),
    false,
    { text: "", problem: "unreadable" },
  ],
  ["a lone minus is begun", "-", shows(""), false, { text: "-" }],
  [
    "a lone minus is a problem once left",
    "-",
    shows(""),
    true,
    { text: "-", problem: "unreadable" },
  ],
  ["a number as shown", "450000", shows("450000"), false, { text: "450000", problem: null }],
  [
    "a complete group",
    "450,000",
    shows("450"),
    false,
    { text: "450,000", replaces: "450000", problem: null },
  ],
  ["an open group", "450,00", shows("450"), false, { text: "450,00", problem: null }],
] as const)("judged: %s", (_, text, input, isLeft, expected) => {
  expect(judged(text, input, read, isLeft)).toEqual(expected);
});
