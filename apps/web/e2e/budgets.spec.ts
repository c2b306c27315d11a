import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { builtPages } from "./builtPages.ts";
import { layoutShift } from "./layoutShift.ts";
import { openAlive, untilQuiet } from "./openAlive.ts";
import { expect, test } from "./site.ts";

const KiB = 1024;

/** The most any page may cost its visitor, compressed as served, from the first byte to a live page. */
const everyPage = {
  inlineScript: 1.5 * KiB,
  css: 12 * KiB,
  html: 15 * KiB,
  font: 40 * KiB,
  image: 60 * KiB,
};
const pagesThatRead = { script: 0, laterScript: 0 };
const livePages = {
  script: 120 * KiB,
  /** Fetched once the page is alive, ahead of need: a calculator's explanations, the blog's feed. */
  laterScript: 40 * KiB,
};
/** The check of an answer, its law and its words come while the questions are answered. */
const calculators = { script: 121 * KiB, laterScript: 44 * KiB };
/** With the headers of its answers. */
const home = { total: 65 * KiB, requests: 8 };
/** As much as one line of a title that breaks elsewhere when the web fonts come. */
const maxShift = 0.025;

const phone = { width: 412, height: 823 };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const brotli = (texts: string[]) => brotliCompressSync(texts.join("")).length;

async function weightOf(answer: Response) {
  const { responseBodySize: size, responseHeadersSize: headers } = await answer.request().sizes();
  return { size, headers };
}

/** What the page loads until it is alive, in bytes on the wire, by kind. */
async function loadedBy(page: Page, path: string) {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await openAlive(page, path);
  await untilQuiet(page);
  const needed = await page.evaluate(modulesNeededToHydrate);
  const loaded = await Promise.all(
    answers.map(async (answer) => ({
      url: answer.url(),
      kind: answer.request().resourceType(),
      isEarly: needed.includes(new URL(answer.url()).pathname),
      ...(await weightOf(answer)),
    })),
  );
  const css = brotli(await page.locator("head > style").allTextContents());
  const inline = "script:not([src], [type='module'], [type='application/ld+json'])";
  const bytes = (kind: string, isMeant = (_: { isEarly: boolean }) => true) =>
    sum(loaded.filter((one) => one.kind === kind && isMeant(one)).map(({ size }) => size));
  return {
    urls: loaded.map(({ url }) => url),
    requests: loaded.length,
    script: bytes("script", ({ isEarly }) => isEarly),
    laterScript: bytes("script", ({ isEarly }) => !isEarly),
    inlineScript: brotli(await page.locator(inline).allTextContents()),
    css: css + bytes("stylesheet"),
    html: bytes("document") - css,
    font: bytes("font"),
    image: bytes("image"),
    total: sum(loaded.map(({ size, headers }) => size + headers)),
  };
}

interface Module {
  module: string;
  imports: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { url: string; entry: Module; routes: Record<string, Module> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** The files that the framework loads before a live page is alive. */
function modulesNeededToHydrate(): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: routes = {} } = window;
  if (!manifest) return [];
  const modules = [manifest.entry, ...Object.keys(routes).map((id) => manifest.routes[id])];
  const files = modules.flatMap((one) => (one ? [one.module, ...one.imports] : []));
  return [manifest.url, ...files];
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

for (const { path, file, isLive } of builtPages) {
  test(`${path} stays within its budget and moves nothing`, async ({ page, baseURL }) => {
    await page.setViewportSize(phone);
    const loaded = await loadedBy(page, path);
    const scripts = path.endsWith("-calculator") ? calculators : livePages;
    const budget = {
      ...everyPage,
      ...(isLive ? scripts : pagesThatRead),
      ...(path === "/" && home),
    };
    // The framework repeats in a live page what its loaders gave.
    if (isLive) loaded.inlineScript = 0;
    for (const [kind, max] of Object.entries(budget)) {
      expect.soft(loaded[kind as keyof typeof budget], kind).toBeLessThanOrEqual(max);
    }
    const outside = loaded.urls.filter((url) => !url.startsWith(`${baseURL}/`));
    expect.soft(outside, "requests to anyone else").toEqual([]);
    const early = fetchedWhileRead(readFileSync(file, "utf8"));
    expect.soft(early, "fetched while the page is read").toEqual([]);
    await page.waitForFunction(() => document.fonts.check("1em Besley") && document.fonts.size > 0);
    expect.soft(await layoutShift(page), "layout shift").toBeLessThanOrEqual(maxShift);
  });
}

test("No font is asked for before the text is there", async ({ page }) => {
  await openAlive(page, "/");
  await page.waitForFunction(() => document.fonts.check("1em Besley") && document.fonts.size > 0);
  await untilQuiet(page);
  const { fonts, firstPaint } = await page.evaluate(() => {
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => {
      return name.endsWith(".woff2");
    });
    return {
      fonts: fonts.map(({ startTime }) => startTime),
      firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
    };
  });
  expect(fonts).toHaveLength(2);
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(firstPaint);
});

test("What stands far below the screen is laid out when it comes near", async ({ page }) => {
  await openAlive(page, "/");
  const contact = page.locator("#contact");
  const isLaidOut = () =>
    contact
      .locator("h2")
      .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await contact.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test("A visitor who comes from another page of the site sees its letters at once", async ({
  page,
}) => {
  await openAlive(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await page.waitForURL("**/faqs");
  await expect(page.locator("style[data-web-fonts]")).toHaveAttribute("media", "all");
  const fonts = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return loaded
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ transferSize }) => transferSize);
  });
  expect(sum(fonts), "asked of the network again").toBe(0);
});
