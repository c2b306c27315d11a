import { expect, test } from "vitest";
import { feedSnippet } from "./feedSnippet.ts";

test("The post's own summary is shown as it is", () => {
  expect(feedSnippet({ contentSnippet: "Rates moved.", content: "<p>Long</p>" })).toBe(
    "Rates moved.",
  );
});

test("Without a summary the first 150 characters are shown without their tags", () => {
  const content = `<p><b>${"a".repeat(140)}</b>${"b".repeat(40)}</p>`;
  expect(feedSnippet({ contentSnippet: "", content })).toBe(
    `${"a".repeat(140)}${"b".repeat(10)}...`,
  );
});

test("Without any text the reader is invited to open it", () => {
  expect(feedSnippet({ contentSnippet: " ", content: "<img src='x'>" })).toBe(
    "Click to read more...",
  );
  expect(feedSnippet({})).toBe("Click to read more...");
});
