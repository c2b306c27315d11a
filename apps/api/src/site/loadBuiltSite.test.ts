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

test("a site of another origin is rejected with both, because links would lead elsewhere", () => {
  const folder = temporaryFolder();
  const built = { ...manifest, siteUrl: "https://one.example" };
  writeFileSync(join(folder, "pages.json"), JSON.stringify(built));
  const started = (siteUrl: string) => () =>
    assertBuiltFor(join(folder, "client"), { name: manifest.brokerage, siteUrl });
  expect(started("https://one.example")).not.toThrow();
  expect(started("https://two.example")).toThrow(
    /was built for https:\/\/one\.example, but SITE_URL is https:\/\/two\.example/,
  );
});

test("a site of another brokerage is rejected", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "pages.json"), JSON.stringify(manifest));
  const client = join(folder, "client");
  const ours = { name: manifest.brokerage, siteUrl: "https://one.example" };
  expect(() => assertBuiltFor(client, ours)).not.toThrow();
  expect(() => assertBuiltFor(client, { ...ours, name: "Harbour House Loans" })).toThrow(
    `The site in ${client} was built for Small Site Mortgages, but SITE_BROKERAGE is Harbour House Loans.`,
  );
});
