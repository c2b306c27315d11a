import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { builtPages } from "./builtPages.ts";
import { layoutShift } from "./layoutShift.ts";
import { openAlive, untilQuiet } from "./openAlive.ts";
import { expect, test } from "./site.ts";

const KiB = 1024;

/** The most a page may cost its visitor, compressed as served, from the first byte to a live page. */
const budget = {
  script: 120 * KiB,
  calculatorScript: 130 * KiB,
  /** Fetched once the page is alive, ahead of need: a calculator's explanations, the blog's feed. */
  laterScript: 40 * KiB,
  css: 12 * KiB,
  html: 15 * KiB,
  font: 40 * KiB,
  image: 60 * KiB,
};
const homeTotal = 200 * KiB;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What the page loads until it is alive, in bytes on the wire, by kind. */
async function loadedBy(page: Page, path: string) {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await openAlive(page, path);
  await untilQuiet(page);
  const loaded = await Promise.all(
    answers.map(async (answer) => ({
      url: answer.url(),
      kind: answer.request().resourceType(),
      size: (await answer.request().sizes()).responseBodySize,
    })),
  );
  const document = (await answers[0]?.text()) ?? "";
  const isNamed = ({ url }: { url: string }) => document.includes(new URL(url).pathname);
  const scripts = loaded.filter(({ kind }) => kind === "script");
  const css = await page.locator("head > style").allTextContents();
  const cssSize = brotliCompressSync(css.join("")).length;
  const bytes = (...kinds: string[]) =>
    sum(loaded.filter(({ kind }) => kinds.includes(kind)).map(({ size }) => size));
  return {
    urls: loaded.map(({ url }) => url),
    script: sum(scripts.filter(isNamed).map(({ size }) => size)),
    laterScript: sum(scripts.filter((script) => !isNamed(script)).map(({ size }) => size)),
    css: cssSize + bytes("stylesheet"),
    html: bytes("document") - cssSize,
    font: bytes("font"),
    image: bytes("image"),
    total: sum(loaded.map(({ size }) => size)),
  };
}

/** What a page names for the browser to fetch while it reads the page, told by the page alone. */
function fetchedWhileRead(html: string) {
  const tags = html.match(/<(?:link|script|img)\s[^>]*>/g) ?? [];
  const blocking = tags.filter(
    (tag) =>
      /<script[^>]* src=/.test(tag) ||
      /rel="(?:module)?preload"/.test(tag) ||
      (tag.includes('rel="stylesheet"') && !tag.includes(" disabled")),
  );
  const isEager = (tag: string) => tag.startsWith("<img") && !tag.includes('loading="lazy"');
  return [...blocking, ...tags.filter(isEager)];
}

for (const { path, file } of builtPages) {
  test(`${path} stays within its budget`, async ({ page, baseURL }) => {
    const loaded = await loadedBy(page, path);
    const isCalculator = path.endsWith("-calculator");
    const scripts = isCalculator ? budget.calculatorScript : budget.script;
    expect.soft(loaded.script, "script").toBeLessThanOrEqual(scripts);
    for (const kind of ["laterScript", "css", "html", "font", "image"] as const) {
      expect.soft(loaded[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
    if (path === "/") expect.soft(loaded.total).toBeLessThanOrEqual(homeTotal);
    const outside = loaded.urls.filter((url) => !url.startsWith(`${baseURL}/`));
    expect.soft(outside, "requests to anyone else").toEqual([]);
    const early = fetchedWhileRead(readFileSync(file, "utf8"));
    expect.soft(early, "fetched before the first paint").toEqual([]);
  });
}

test("Neither font nor picture is asked for before the text is there", async ({ page }) => {
  await openAlive(page, "/");
  await page.waitForFunction(() => document.fonts.check("1em Besley") && document.fonts.size > 0);
  await untilQuiet(page);
  const { fonts, pictures, firstPaint } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const fonts = resources.filter(({ name }) => name.endsWith(".woff2"));
    const pictures = resources.filter(({ initiatorType }) => initiatorType === "img");
    return {
      fonts: fonts.map(({ startTime }) => startTime),
      pictures: pictures.map(({ startTime }) => startTime),
      firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
    };
  });
  expect(fonts).toHaveLength(2);
  expect(pictures.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...fonts, ...pictures)).toBeGreaterThanOrEqual(firstPaint);
});

// On a phone, words of the last two break into other lines in the web fonts than in the system's.
for (const path of ["/", "/colette-bouchard", "/blogs/refinancing-benefits"]) {
  test(`Neither fonts nor pictures move anything on ${path} when they come`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await openAlive(page, path);
    await page.waitForFunction(() => document.fonts.check("1em Besley") && document.fonts.size > 0);
    await untilQuiet(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}

test("A visitor who comes from another page of the site sees its letters at once", async ({
  page,
}) => {
  await openAlive(page, "/");
  // Followed by the browser, not by the router.
  await page.evaluate(() => location.assign("/faqs"));
  await page.waitForURL("**/faqs");
  const faces = page.locator("head > style[media]").first();
  await expect(faces).toHaveAttribute("media", "all");
});
