import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { launchOptions } from "./launchOptions.ts";
import { violationsOn } from "./violationsOn.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});

beforeEach(async () => {
  const context = await browser.newContext();
  page = await context.newPage();
});

afterAll(() => browser.close());

const html = (body: string) => `<!doctype html><html lang="en"><title>A page</title>${body}</html>`;

/** Shows a page with a real origin, because axe ignores frames of other or opaque origins. */
async function show(main: string, frame = ""): Promise<void> {
  await page.route("http://site.example/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: route.request().url().endsWith("/frame")
        ? html(frame)
        : html(`<main><h1>A page</h1>${main}</main>`),
    }),
  );
  await page.goto("http://site.example/");
}

test("a page without violations gives an empty list", async () => {
  await show("<p>Words that can be read.</p>");
  expect(await violationsOn(page)).toEqual([]);
});

test("violations in the page, in a shadow root and in a frame are found", async () => {
  await show(
    '<button></button><div id="host"></div><iframe title="A frame" src="/frame"></iframe>',
    "<img src='data:,'>",
  );
  await page.locator("#host").evaluate((host) => {
    host.attachShadow({ mode: "open" }).innerHTML = "<input>";
  });
  const found = (await violationsOn(page)).join("\n");
  expect(found).toContain("button-name: <button></button>");
  expect(found).toContain("label: <input>");
  expect(found).toContain("image-alt: <img");
});

test("a part of a page can be checked, and enhanced contrast on request", async () => {
  await show('<button></button><p id="part" style="color:#767676">Words in grey.</p>');
  expect(await violationsOn(page, { within: "#part" })).toEqual([]);
  const enhanced = await violationsOn(page, { within: "#part", enhancedContrast: true });
  expect(enhanced).toEqual([expect.stringContaining("color-contrast-enhanced: <p")]);
});
