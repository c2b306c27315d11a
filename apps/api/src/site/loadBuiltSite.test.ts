import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { manifest } from "../../testing/smallSite.ts";
import { assertBuiltFor, loadBuiltSite } from "./loadBuiltSite.ts";

test("a missing site build fails startup with one sentence", () => {
  expect(() => loadBuiltSite(join(temporaryFolder(), "client"))).toThrow("The site is not built");
});

test.each([
  ["is not valid", "{"],
  ["is not valid", { ...manifest, pages: [{ path: "faqs" }] }],
  ["has no not-found page", { ...manifest, pages: [], frames: [], notFound: [] }],
  [
    "names ../secret.txt",
    {
      ...manifest,
      pages: [],
      frames: [],
      notFound: [{ ...manifest.notFound[0], file: "../secret.txt" }],
    },
  ],
])("a page list that %s fails startup with one sentence", (sentence, content) => {
  const broken = temporaryFolder();
  mkdirSync(join(broken, "client"));
  writeFileSync(join(broken, "client/404.html"), "");
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(join(broken, "pages.json"), text);
  expect(() => loadBuiltSite(join(broken, "client"))).toThrow(sentence);
});

test("a site of another brokerage is rejected", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "pages.json"), JSON.stringify(manifest));
  const client = join(folder, "client");
  expect(() => assertBuiltFor(client, manifest.brokerage)).not.toThrow();
  expect(() => assertBuiltFor(client, "Harbour House Loans")).toThrow(
    `The site in ${client} was built for Small Site Mortgages, but SITE_BROKERAGE is Harbour House Loans.`,
  );
});
