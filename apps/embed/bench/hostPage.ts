import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { launchOptions } from "@mortgage-kit/test-browser";
import { chromium } from "@playwright/test";
import { reservedHeights } from "../src/reservedHeights.ts";

const client = join(import.meta.dirname, "../build/client");
const rounds = 9;

const words = "<p>What a mortgage costs depends on more than its rate.</p>".repeat(12);
const tag = `<script type="module" src="/embed/v1.js"></script>
  <mortgage-calculator calculator="payment" style="display:block;min-height:${reservedHeights.payment.full}px"></mortgage-calculator>`;
const gap = `<div style="min-height:${reservedHeights.payment.full}px"></div>`;
const page = (middle: string) =>
  `<!doctype html><html lang="en"><title>Host</title><body><h1 style="font-size:4rem">Somebody's page</h1>${middle}${words}</body></html>`;

/**
 * Returns the median LCP and CLS of a page with the tag, and of the same page with an empty box of
 * the calculator's size. Loads the two alternately.
 */
export async function hostPage() {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (!path.startsWith("/embed/")) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return response.end(page(path === "/with" ? tag : gap));
    }
    response.setHeader("content-type", "text/javascript");
    return response.end(readFileSync(join(client, path.slice("/embed/".length))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(launchOptions("browser"));
  const found = { without: [] as Vitals[], with: [] as Vitals[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ["without", "with"] as const) {
      const context = await browser.newContext();
      const visit = await context.newPage();
      await visit.goto(`${origin}/${kind}`, { waitUntil: "networkidle" });
      found[kind].push(await visit.evaluate(readVitals));
      await context.close();
    }
  }
  await browser.close();
  server.close();
  return { without: medians(found.without), with: medians(found.with) };
}

interface Vitals {
  readonly lcpMs: number;
  readonly cls: number;
}

function readVitals(): Vitals {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const shifts = entries("layout-shift") as (PerformanceEntry & { value: number })[];
  return {
    lcpMs: entries("largest-contentful-paint").at(-1)?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

function medians(all: readonly Vitals[]): Vitals {
  const median = (values: number[]) =>
    values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  return { lcpMs: median(all.map(({ lcpMs }) => lcpMs)), cls: median(all.map(({ cls }) => cls)) };
}
