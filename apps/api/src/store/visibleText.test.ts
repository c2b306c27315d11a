import { expect, test } from "vitest";
import { jsonLine, shortText, visibleText } from "./visibleText.ts";

test.each([
  ["Maëlle O'Brien-李", "Maëlle O'Brien-李"],
  ["evil\u202etxt.exe", "evil<U+202E>txt.exe"],
  ["a\u001b[2Jb", "a<U+001B>[2Jb"],
  ["zero\u200bwidth", "zero<U+200B>width"],
  ["two\u2028lines", "two<U+2028>lines"],
])("%j is shown as %s", (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test("text longer than its column ends in an ellipsis, never in half a character", () => {
  expect(shortText("abcdef", 6)).toBe("abcdef");
  expect(shortText("abcdefg", 6)).toBe("abcde…");
  expect(shortText("🏠".repeat(8), 4)).toBe("🏠🏠🏠…");
});

test("JSON escapes bidirectional marks and parses to the same text", () => {
  const text = "evil\u202etxt\u2028.exe\u0085";
  const line = jsonLine({ text });
  expect(line).toBe(String.raw`{"text":"evil\u202etxt\u2028.exe\u0085"}`);
  expect(JSON.parse(line)).toEqual({ text });
});

test.each(["=?utf-8?B?SGk=?=", "a =?utf-8?Q?=48?= b"])("%s is shown as it was written", (text) => {
  expect(shortText(text, 80)).toBe(text.replaceAll("=?", "= ?"));
});
