import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { manifest, writeSmallSite } from "../../testing/smallSite.ts";
import { assertBuiltFor, loadBuiltSite, offerReminders } from "./loadBuiltSite.ts";

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

test.each([
  ["another origin", { siteUrl: "https://two.example" }, /for https:\/\/two.*SITE_URL is .*one/],
  [
    "another brokerage",
    { brokerage: "Harbour House" },
    "was built for Harbour House, but SITE_BROKERAGE is Small Site Mortgages:",
  ],
  [
    "another folder or other settings",
    { digest: "aaa" },
    "version aaa of Small Site Mortgages's folder and settings, but this server reads version bbb.",
  ],
])("a site of %s is rejected with both", (_, differs, sentence) => {
  const folder = temporaryFolder();
  const one = { siteUrl: "https://one.example", digest: "bbb" };
  const ours = { name: manifest.brokerage, siteUrl: one.siteUrl };
  const startedWith = (built: object) => () => {
    writeFileSync(join(folder, "pages.json"), JSON.stringify({ ...manifest, ...one, ...built }));
    assertBuiltFor(join(folder, "client"), ours, one.digest);
  };
  expect(startedWith({})).not.toThrow();
  expect(startedWith(differs)).toThrow(sentence);
});

test("the reminder's form is served at its URL only if its route exists", () => {
  const { client, remove } = writeSmallSite();
  onTestFinished(remove);
  const { pages, withoutMail: _, ...rest } = loadBuiltSite(client);
  const [instead] = [...pages.values()];
  if (!instead) throw new Error("The site has no page.");
  const site = { ...rest, pages, withoutMail: new Map([["/faqs", instead]]) };
  expect(offerReminders(site, true).pages).toEqual(pages);
  expect(offerReminders(site, false).pages).toEqual(new Map([...pages, ["/faqs", instead]]));
  expect(offerReminders({ ...rest, pages }, false).pages).toEqual(pages);
});
