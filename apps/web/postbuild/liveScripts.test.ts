import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, onTestFinished, test } from "vitest";
import { type Chunks, dropUnusedScripts, liveScripts, scriptFiles } from "./liveScripts.ts";

const chunks: Chunks = {
  "app/live/blogs.tsx": { file: "assets/blogs.js", imports: ["_kit.js"], dynamicImports: ["feed"] },
  "_kit.js": { file: "assets/kit.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  feed: { file: "assets/feed.js", imports: ["_kit.js"] },
  other: { file: "assets/other.js" },
};
const record = '<script type="application/ld+json">{}</script>';
const part = (name: string) =>
  `<div data-live="${name}"></div><script type="application/json">{}</script>`;

test("a page with live parts names their scripts and what these import, importers last", () => {
  const page = load(`<main>${record}${part("blogs:feed")}${part("blogs:posts")}</main>`);
  liveScripts(page, chunks);
  expect(page("body").attr("data-imports")).toBe("/assets/react.js /assets/kit.js");
  const scripts = page("[data-script]").toArray();
  expect(scripts.map((place) => page(place).attr("data-script"))).toEqual(
    Array(2).fill("/assets/blogs.js"),
  );
  const files = ["assets/blogs.js", "assets/kit.js", "assets/react.js", "assets/feed.js"];
  expect([...scriptFiles(page, chunks)]).toEqual(files);
});

test("a page without live parts names no script", () => {
  const page = load(`${record}<main>Rates</main>`);
  liveScripts(page, chunks);
  expect(page("[data-imports], [data-script]")).toHaveLength(0);
});

test("a script within the page, a style attribute or a part without a script fails the build", () => {
  const start = (main: string) => () => liveScripts(load(`<main>${main}</main>`), chunks);
  expect(start("<script>alert(1)</script>")).toThrow("alert(1)");
  expect(start('<p style="color:red">x</p>')).toThrow("color:red");
  expect(start(part("unknown"))).toThrow("app/live/unknown.tsx");
});

test("scripts that no page loads are removed", () => {
  const client = mkdtempSync(join(tmpdir(), "live-scripts-"));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, "assets"));
  const texts = { "assets/form.js": "hydrate(form)", "assets/framework.js": "hydrate()" };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(client, name), text);
  dropUnusedScripts(client, Object.keys(texts), new Set(["assets/form.js"]));
  expect(readdirSync(join(client, "assets"))).toEqual(["form.js"]);
});
