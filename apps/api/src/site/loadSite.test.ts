import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { manifest } from "../../testing/smallSite.ts";
import { loadSite } from "./loadSite.ts";

test("a site that is not built stops the start with a sentence", () => {
  expect(() => loadSite(join(temporaryFolder(), "client"))).toThrow("The site is not built");
});

test.each([
  ["cannot be understood", "{"],
  ["cannot be understood", { pages: [{ path: "faqs" }], notFound: [] }],
  ["has no not-found page", { pages: [], notFound: [] }],
  [
    "names ../secret.txt",
    { pages: [], notFound: [{ ...manifest.notFound[0], file: "../secret.txt" }] },
  ],
])("a list of pages that %s stops the start with a sentence", (sentence, content) => {
  const broken = temporaryFolder();
  mkdirSync(join(broken, "client"));
  writeFileSync(join(broken, "client/404.html"), "");
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(join(broken, "pages.json"), text);
  expect(() => loadSite(join(broken, "client"))).toThrow(sentence);
});
