import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, onTestFinished, test } from "vitest";
import { checkContent, dropUnusedAssets, scriptFiles } from "./pageScripts.ts";

const parts = {
  form: { module: "/assets/form.js", imports: ["/assets/kit.js"], later: ["/assets/sent.js"] },
};
const record = '<script type="application/ld+json">{}</script>';
const part = (name: string) =>
  `<div data-live="${name}"></div><script type="application/json">{}</script>`;

test("a page with live parts needs their modules, and what these import and may load later", () => {
  const page = load(`<main>${record}${part("form")}</main>`);
  const files = ["/assets/form.js", "/assets/kit.js", "/assets/sent.js"];
  expect(scriptFiles(page, { parts, styles: "" })).toEqual(files);
  const still = load(`${record}<main>Rates</main>`);
  expect(scriptFiles(still, { parts, styles: "" })).toEqual([]);
});

test("a script within the page, a style attribute or a part without a script fails the build", () => {
  const check = (main: string) => () => {
    const page = load(`<main>${main}</main>`);
    checkContent(page);
    scriptFiles(page, { parts, styles: "" });
  };
  expect(check("<script>alert(1)</script>")).toThrow("alert(1)");
  expect(check('<p style="color:red">x</p>')).toThrow("color:red");
  expect(check(part("unknown"))).toThrow("unknown");
});

test("scripts and fonts that nothing names are removed", () => {
  const client = mkdtempSync(join(tmpdir(), "assets-"));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, "assets"));
  const names = ["form.js", "framework.js", "text.woff2", "left-over.woff2", "page.css", "a.svg"];
  const built = names.map((name) => `assets/${name}`);
  for (const name of built) writeFileSync(join(client, name), "");
  dropUnusedAssets(client, built, "/assets/form.js @font-face{src:url(/assets/text.woff2)}");
  const kept = ["a.svg", "form.js", "page.css", "text.woff2"];
  expect(readdirSync(join(client, "assets")).sort()).toEqual(kept);
});
