import { expect, test } from "vitest";
import { toFeedItem } from "./toFeedItem.ts";

const feedUrl = "https://blog.example/feed/";
const source = { title: "Rates", link: "https://blog.example/rates" };

test("a complete item becomes plain text", () => {
  const item = toFeedItem(
    {
      ...source,
      title: "Rates &#8211; <em>2025</em>",
      published: "Tue, 10 Jun 2025 14:00:00 +0000",
      content: "<p>What a <b>five-year</b> term costs.</p>",
      creator: "Ava",
    },
    feedUrl,
  );
  expect(item).toEqual({
    title: "Rates – 2025",
    link: "https://blog.example/rates",
    pubDate: "Tue, 10 Jun 2025 14:00:00 +0000",
    isoDate: "2025-06-10T14:00:00.000Z",
    contentSnippet: "What a five-year term costs....",
    content: "What a five-year term costs.",
    creator: "Ava",
  });
});

test("the snippet is the first 150 characters of the content without its tags", () => {
  const item = toFeedItem({ ...source, content: `<p>${"a".repeat(200)}</p>` }, feedUrl);
  expect(item?.contentSnippet).toBe(`${"a".repeat(150)}...`);
});

test("without content the snippet is an invitation to read on", () => {
  const item = toFeedItem({ ...source, content: "<img src='x'>" }, feedUrl);
  expect(item).toMatchObject({ content: "", contentSnippet: "Click to read more..." });
});

test("the summary replaces missing content", () => {
  expect(toFeedItem({ ...source, summary: "<p>Short</p>" }, feedUrl)?.content).toBe("Short");
});

test("a field is cut at its limit", () => {
  expect(toFeedItem({ ...source, content: "a ".repeat(9_000) }, feedUrl)?.content).toHaveLength(
    4096,
  );
});

test.each([
  ["a script", "javascript:alert(1)"],
  ["data", "data:text/html,x"],
  ["a file", "file:///etc/passwd"],
  ["one that carries a password", "https://user:secret@blog.example/"],
  ["one that is no address", "https://"],
  ["one without end", `https://blog.example/${"a".repeat(5_000)}`],
])("an item is dropped when its link is %s", (_, link) => {
  expect(toFeedItem({ ...source, link }, feedUrl)).toBeUndefined();
});

test("a relative link is resolved, and a guid replaces a missing link", () => {
  expect(toFeedItem({ title: "T", link: "../post" }, feedUrl)?.link).toBe(
    "https://blog.example/post",
  );
  expect(toFeedItem({ title: "T", guid: "https://blog.example/?p=1" }, feedUrl)?.link).toBe(
    "https://blog.example/?p=1",
  );
});

test("an item without a title gets its first whole words as title", () => {
  const content = "Rates fell again this week, and nobody in town was surprised by it at all.";
  expect(toFeedItem({ ...source, title: " <br> ", content }, feedUrl)?.title).toBe(
    "Rates fell again this week, and nobody in town was…",
  );
  expect(toFeedItem({ ...source, title: "", content: "Short" }, feedUrl)?.title).toBe("Short");
});

test("an item without any words is dropped", () => {
  expect(toFeedItem({ ...source, title: " <br> " }, feedUrl)).toBeUndefined();
});

test("an author's name is published, an address is not", () => {
  const creatorOf = (author: string) => toFeedItem({ ...source, author }, feedUrl)?.creator;
  expect(creatorOf("ava@blog.example (Ava Reid)")).toBe("Ava Reid");
  expect(creatorOf("ava@blog.example")).toBe("");
});

test("an unreadable date is omitted", () => {
  const item = toFeedItem({ ...source, published: "soon" }, feedUrl);
  expect(item).not.toHaveProperty("isoDate");
  expect(item?.pubDate).toBe("soon");
});
