import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { builtPages } from "./builtPages.ts";
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
  requestsBeforePaint: 20,
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

/** What the browser asked for before it painted anything. */
function beforePaint(page: Page) {
  return page.evaluate(() => {
    const firstPaint = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return resources
      .filter(({ startTime }) => startTime < firstPaint)
      .map(({ name }) => new URL(name).pathname);
  });
}

for (const { path } of builtPages) {
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
    const early = await beforePaint(page);
    const blocking = early.filter((name) => /\.(js|css)$/.test(name));
    expect.soft(blocking, "asked for before the first paint").toEqual([]);
    expect
      .soft(early.length, "requests before paint")
      .toBeLessThanOrEqual(budget.requestsBeforePaint);
  });
}

test("Every font a page uses is preloaded, and none moves the text when it comes", async ({
  page,
}) => {
  await openAlive(page, "/");
  const { used, preloaded, shift } = await page.evaluate(async () => {
    await document.fonts.ready;
    const hrefs = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]");
    const preloaded = [...hrefs].map(({ href }) => href);
    const used = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".woff2"));
    const shift = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(
          list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShiftEntry).value, 0),
        ),
      );
      observer.observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
    });
    return { used, preloaded, shift };
  });
  expect(used.length).toBeGreaterThan(0);
  expect(preloaded.sort()).toEqual([...new Set(used)].sort());
  expect(shift).toBeLessThanOrEqual(0.01);
});

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
}
