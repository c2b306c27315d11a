import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { layoutShift } from "@mortgage-kit/test-browser/layoutShift";
import type { Page, Response } from "@playwright/test";
import { returnFromCache } from "./backForwardCache.ts";
import { examplePages } from "./builtPages.ts";
import { consoleProblems } from "./consoleProblems.ts";
import { clearCache, openHydrated, untilFontsLoaded, untilNetworkIdle } from "./hydration.ts";
import { expect, test, wholeBrowser } from "./site.ts";

// The headless shell does not know the network's speed, so it loads lazy images from further down.
test.use({ launchOptions: wholeBrowser });

const KiB = 1024;

/** Most bytes of each kind that any page may load until it is interactive, compressed as served. */
const everyPage = {
  // Fonts applied together and sections laid out one by one are in the page's own script.
  inlineScript: 1.86 * KiB,
  css: 12.85 * KiB,
  html: 15 * KiB,
  font: 40 * KiB,
  image: 60 * KiB,
};
const staticPages = { script: 0, laterScript: 0 };
const livePages = {
  // The page's own script loads the parts' scripts after the first paint.
  inlineScript: 1.97 * KiB,
  script: 110 * KiB,
  /** Prefetched by a page that is already interactive, such as the texts of a calculator's result. */
  laterScript: 44 * KiB,
  total: 215 * KiB,
  requests: 15,
  requestsUntilAlive: 15,
};
/** Calculators also prefetch the lender's calculation, its rules and texts. */
const calculators = { ...livePages, laterScript: 73 * KiB, total: 235 * KiB, requests: 20 };
/**
 * The total includes response headers. The chart's figures and the night colours take the document
 * beyond the ten packets that arrive at once; the rest of it arrives one round trip later.
 */
const home = { total: 69.5 * KiB, requests: 8, document: 18 * KiB };
/** Pages that fill a form from the address have that script too. */
const callBack = { inlineScript: 4.3 * KiB };
const callsBack = (path: string) => /\/(?:call-back|contact-form)$/.test(path);
/** Pages with a rate ask for the rates of now, and put them into their places. */
const withRates = { inlineScript: 2.8 * KiB };
/** Lists are filtered by the page's script instead of React. */
const lists: Record<string, { inlineScript: number }> = {
  "/faqs": { inlineScript: 3.12 * KiB },
  "/blogs": { inlineScript: 3.87 * KiB },
  // Its tables are made anew from the rates of now.
  "/rates": { inlineScript: 3.62 * KiB },
};
/** French takes more letters to say the same. */
const inFrench = { html: 16.1 * KiB };
const calculatorsInFrench = { laterScript: 78.4 * KiB, total: 241.5 * KiB };
/** Bytes of a TCP connection's initial congestion window, headers included: ten packets. */
const initialWindow = 10 * 1460;
const fitsInitialWindow = (path: string) => path.endsWith("-calculator");
/** Largest layout shift: one line of a title that breaks elsewhere when the web fonts apply. */
const maxShift = 0.02;
/** In French, the line is that of a calculator, whose questions fill the rest of the screen. */
const maxShiftInFrench = 0.028;

const phone = { width: 412, height: 823 };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const brotli = (texts: string[]) => brotliCompressSync(texts.join("")).length;

async function weightOf(answer: Response) {
  const { responseBodySize: size, responseHeadersSize: headers } = await answer.request().sizes();
  return { size, headers };
}

/** Opens a page and returns the bytes it transfers until the network is quiet, by kind. */
async function loadedBy(page: Page, path: string) {
  await clearCache(page);
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await openHydrated(page, path);
  // On a busy machine the fonts may be requested after the network has been idle.
  await untilFontsLoaded(page);
  await untilNetworkIdle(page);
  const loadedAlready = answers.splice(0);
  const needed = await page.evaluate(modulesNeededToHydrate);
  const loaded = await Promise.all(
    loadedAlready.map(async (answer) => ({
      url: answer.url(),
      kind: answer.request().resourceType(),
      isEarly: needed.includes(new URL(answer.url()).pathname),
      ...(await weightOf(answer)),
    })),
  );
  const ofPage = loaded.filter(({ kind }) => kind === "document");
  const css = brotli(await page.locator("head > style").allTextContents());
  const inline = "script:not([src], [type='module'], [type$='json'])";
  const bytes = (kind: string, isMeant = (_: { isEarly: boolean }) => true) =>
    sum(loaded.filter((one) => one.kind === kind && isMeant(one)).map(({ size }) => size));
  return {
    urls: loaded.map(({ url }) => url),
    requests: loaded.length,
    requestsUntilAlive: loaded.filter(({ kind, isEarly }) => kind !== "script" || isEarly).length,
    script: bytes("script", ({ isEarly }) => isEarly),
    laterScript: bytes("script", ({ isEarly }) => !isEarly),
    inlineScript: brotli(await page.locator(inline).allTextContents()),
    css: css + bytes("stylesheet"),
    html: bytes("document") - css,
    document: sum(ofPage.map(({ size, headers }) => size + headers)),
    font: bytes("font"),
    image: bytes("image"),
    total: sum(loaded.map(({ size, headers }) => size + headers)),
  };
}

/** Returns the paths of all modules that the page's live parts import, directly or indirectly. */
async function modulesNeededToHydrate(): Promise<string[]> {
  const files = new Set<string>();
  const follow = async (code: string, base: string): Promise<void> => {
    const imports = code.matchAll(/(?:\bfrom|\bimport)\s*"([^"]+\.js)"/g);
    for (const [, name = ""] of imports) {
      const { pathname } = new URL(name, new URL(base, location.href));
      if (files.has(pathname)) continue;
      files.add(pathname);
      await follow(await (await fetch(pathname)).text(), pathname);
    }
  };
  for (const part of document.querySelectorAll<HTMLElement>("[data-script]"))
    await follow(`import "${part.dataset.script}"`, "/");
  return [...files];
}

/** Returns the tags whose files the browser fetches while it parses the page. */
function tagsFetchedWhileParsing(html: string) {
  const tags = html.match(/<(?:link|script|img)\s[^>]*>/g) ?? [];
  const blocking = tags.filter(
    (tag) =>
      /<script[^>]* src=/.test(tag) ||
      /rel="(?:module)?preload"/.test(tag) ||
      (tag.includes('rel="stylesheet"') && !tag.includes(" disabled")),
  );
  // A picture of the first screen is fetched at once, after what the words need.
  const isEager = (tag: string) =>
    tag.startsWith("<img") && !/loading="lazy"|fetchPriority="low"/i.test(tag);
  return [...blocking, ...tags.filter(isEager)];
}

for (const { path, file, isLive } of examplePages) {
  test(`${path} stays within its budget, shifts nothing and returns from the back/forward cache`, async ({
    page,
    baseURL,
  }) => {
    const complaints = consoleProblems(page);
    await page.setViewportSize(phone);
    const loaded = await loadedBy(page, path);
    const isFrench = path.startsWith("/fr");
    const isCalculator = path.endsWith("-calculator");
    const budget = {
      ...everyPage,
      ...(isFrench && inFrench),
      ...(isLive ? livePages : staticPages),
      ...(isCalculator && calculators),
      ...(isCalculator && isFrench && calculatorsInFrench),
      ...(path === "/" && home),
      ...(callsBack(path) && callBack),
      ...(readFileSync(file, "utf8").includes("data-rate-key") && withRates),
      ...lists[path.replace(/^\/fr/, "")],
      ...(fitsInitialWindow(path) && { document: initialWindow }),
    };
    for (const [kind, max] of Object.entries(budget)) {
      expect.soft(loaded[kind as keyof typeof budget], kind).toBeLessThanOrEqual(max);
    }
    expect.soft(loaded.font, "bytes of fonts that no cache had").toBeGreaterThan(0);
    const outside = loaded.urls.filter((url) => !url.startsWith(`${baseURL}/`));
    expect.soft(outside, "requests to anyone else").toEqual([]);
    const early = tagsFetchedWhileParsing(readFileSync(file, "utf8"));
    expect.soft(early, "fetched while the page is read").toEqual([]);
    const shift = await layoutShift(page);
    expect.soft(shift, "layout shift").toBeLessThanOrEqual(isFrench ? maxShiftInFrench : maxShift);
    expect.soft(await areFirstWordsInMain(page), "main is in the first paint").toBe(true);
    expect.soft(complaints, "complaints").toEqual([]);
    // Browsers keep no page with an error status in the back/forward cache.
    if (!path.includes("no-such")) await expectBackForwardCache(page);
  });
}

/** Returns whether the largest words of the page's first paint are those of its main part. */
const areFirstWordsInMain = (page: Page) =>
  page.evaluate(async () => {
    const painted = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    });
    const { element } = painted[0] as LargestContentfulPaint;
    return element?.closest("main") != null;
  });

/** Leaves the page and expects it from the back/forward cache at its scroll position. */
async function expectBackForwardCache(page: Page) {
  const position = () => page.evaluate(() => Math.round(scrollY));
  let left = 0;
  await returnFromCache(page, async () => {
    await page.waitForLoadState();
    await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
    left = await position();
  });
  expect(await position()).toBe(left);
}
