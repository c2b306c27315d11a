import type { Browser, Page } from "@playwright/test";
import { openHydrated, untilNetworkIdle } from "../e2e/hydration.ts";
import { openBrowser } from "./openBrowser.ts";
import { median } from "./percentile.ts";

/** Median times from the click on a link to the next page's heading on screen, in milliseconds. */
export interface NavigationFigures {
  unthrottled: number;
  /** On slow 4G with the CPU slowed four times. */
  throttled: number;
  /** Throttled as above, after the pointer rested on the link, which lets the browser prefetch. */
  throttledAfterRest: number;
}

interface Visit {
  isThrottled?: boolean;
  rests?: boolean;
}

const takes = 5;
const restMs = 600;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Measures the navigation from the home page to the team page through the header's link. */
export async function measureNavigation(site: string): Promise<NavigationFigures> {
  const browser = await openBrowser();
  const middleOf = async (visit: Visit) => {
    const times: number[] = [];
    for (let take = 0; take < takes; take += 1) {
      times.push(await navigationTime(browser, site, visit));
    }
    return median(times);
  };
  const figures = {
    unthrottled: await middleOf({}),
    throttled: await middleOf({ isThrottled: true }),
    throttledAfterRest: await middleOf({ isThrottled: true, rests: true }),
  };
  await browser.close();
  return figures;
}

async function navigationTime(
  browser: Browser,
  site: string,
  { isThrottled = false, rests = false }: Visit,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    const note = ({ timeStamp }: Event) => {
      // The window's name survives the navigation.
      window.name = String(performance.timeOrigin + timeStamp);
    };
    addEventListener("click", note, { capture: true });
  });
  await openHydrated(page, site);
  await untilNetworkIdle(page);
  if (isThrottled) await throttle(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Our Team", exact: true });
  if (rests) {
    await link.hover();
    await page.waitForTimeout(restMs);
  }
  await link.click({ noWaitAfter: true });
  await page.waitForURL("**/our-team", { waitUntil: "load" });
  const time = await page.evaluate(headingTime);
  await page.close();
  return time;
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/**
 * Returns the milliseconds from the click to this page's first contentful paint.
 *
 * @throws Error if the heading is not in view.
 */
async function headingTime(): Promise<number> {
  const heading = document.querySelector("h1")?.getBoundingClientRect();
  if (!heading || heading.top > innerHeight) throw new Error("The heading is not in view.");
  const paint = await new Promise<PerformanceEntry>((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName("first-contentful-paint");
      if (entry) resolve(entry);
    }).observe({ type: "paint", buffered: true });
  });
  return performance.timeOrigin + paint.startTime - Number(window.name);
}
