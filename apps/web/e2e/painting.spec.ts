import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { layoutShift } from "@mortgage-kit/test-browser/layoutShift";
import { builtPages } from "./builtPages.ts";
import { clearCache, openHydrated, untilFontsLoaded, untilNetworkIdle } from "./hydration.ts";
import { expect, test, wholeBrowser } from "./site.ts";

const phone = { width: 412, height: 823 };

test.use({ launchOptions: wholeBrowser });

test("A page that arrives in two parts causes no layout shift", async ({ page, baseURL }) => {
  const file = builtPages.find(({ path }) => path === "/refinance")?.file ?? "";
  // Some browsers do not know this link, and paint the part.
  const html = readFileSync(file, "utf8").replace(/<link rel="expect"[^>]*>/, "");
  const [start = "", rest] = html.split(/(?<=<\/h1>)/);
  let sendRest = () => {};
  const server = createServer(async ({ url = "" }, answer) => {
    if (url === "/") {
      answer.writeHead(200, { "content-type": "text/html" }).write(start);
      sendRest = () => answer.end(rest);
    } else if (url.endsWith(".svg")) {
      const drawing = await fetch(`${baseURL}${url}`);
      answer.writeHead(200, { "content-type": "image/svg+xml" }).end(await drawing.text());
    } else answer.writeHead(404).end();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize(phone);
  await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  sendRest();
  await page.waitForLoadState();
  expect(await layoutShift(page)).toBe(0);
  server.close();
});

test("No font is requested before the first paint", async ({ page }) => {
  await clearCache(page);
  await openHydrated(page, "/");
  await page.waitForFunction(() => document.fonts.check("1em Besley") && document.fonts.size > 0);
  await untilNetworkIdle(page);
  const { fonts, firstPaint, loaded } = await page.evaluate(() => {
    const entries = performance.getEntries();
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return {
      fonts: entries.filter(({ name }) => name.endsWith(".woff2")).map((font) => font.startTime),
      firstPaint: entries.find(({ name }) => name === "first-paint")?.startTime ?? 0,
      loaded: visit?.loadEventStart ?? 0,
    };
  });
  expect(fonts).toHaveLength(2);
  // A machine that paints nothing for a second after the page has loaded gets the fonts all the same.
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(Math.min(firstPaint, loaded + 1000));
});

test("The second page of a visit uses cached fonts", async ({ page }) => {
  await openHydrated(page, "/");
  await untilFontsLoaded(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await page.waitForURL("**/faqs");
  await expect(page.locator("style[data-web-fonts]")).toHaveAttribute("media", "all");
  const fonts = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return loaded
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ transferSize }) => transferSize);
  });
  expect(fonts.filter(Boolean), "asked of the network again").toEqual([]);
});

test("The web fonts of a first visit apply within one frame", async ({ page }) => {
  await using _counting = await page.addInitScript(() => {
    let frame = 0;
    const frames: number[] = [];
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    // Older browsers have no global `FontFaceSet`.
    const { add } = document.fonts;
    document.fonts.add = (font) => {
      frames.push(frame);
      return add.call(document.fonts, font);
    };
    Object.assign(window, { framesOfFonts: frames });
  });
  await clearCache(page);
  await page.goto("/our-team");
  await untilFontsLoaded(page);
  const frames: number[] = await page.evaluate("framesOfFonts");
  expect(frames.length).toBeGreaterThan(1);
  expect(new Set(frames).size).toBe(1);
});

interface TraceEvent {
  name: string;
  ts: number;
  args: {
    data?: { isOutermostMainFrame?: boolean };
    /** Objects that a layout lays out, and all that there are. */
    beginData?: { dirtyObjects: number; totalObjects: number };
  };
}

// The blog list is not here: its feed arrives on its own.
for (const path of ["/", "/our-team", "/faqs", "/rates", "/resources/payment-calculator"])
  test(`${path} is laid out whole at most twice: when it is shown, and when its fonts apply`, async ({
    browser,
    page,
  }) => {
    await page.setViewportSize(phone);
    await clearCache(page);
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await openHydrated(page, path);
    await untilFontsLoaded(page);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    const events = traceEvents as TraceEvent[];
    // A busy machine paints the start of the page while it reads the rest.
    const isRead = ({ name, args }: TraceEvent) =>
      name === "MarkDOMContent" && args.data?.isOutermostMainFrame;
    const read = events.findLast(isRead);
    const layouts = events.filter(({ name, args }) => name === "Layout" && args.beginData);
    expect(read, "the event of a document that is read").toBeDefined();
    expect(layouts.length, "layouts in the trace").toBeGreaterThan(0);
    const whole = layouts.filter(({ ts, args: { beginData } }) => {
      const { dirtyObjects = 0, totalObjects = 0 } = beginData ?? {};
      return ts > (read?.ts ?? 0) && dirtyObjects > 200 && dirtyObjects > totalObjects * 0.75;
    });
    expect(whole.length).toBeLessThanOrEqual(2);
  });
