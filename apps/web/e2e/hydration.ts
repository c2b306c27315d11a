import type { Page } from "@playwright/test";

/** Opens a page and waits until it has loaded and its live parts are hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** Waits until the page has loaded and React has hydrated its live parts, if any. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => {
    if (document.readyState !== "complete") return false;
    const isHydrated = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith("__reactProps"));
    return [...document.querySelectorAll("[data-live] > :first-child")].every(isHydrated);
  });
}

/**
 * Waits until the web fonts are loaded, which on a first visit arrive after everything else, and until the
 * sections below the fold have a layout with them.
 */
export async function untilFontsLoaded(page: Page) {
  await page.waitForFunction(() => {
    const plain = (family = "") => family.replaceAll('"', "");
    const isLoaded = (element: Element) => {
      const [family] = getComputedStyle(element).fontFamily.split(",");
      return [...document.fonts].some(
        (font) => plain(font.family) === plain(family) && font.status === "loaded",
      );
    };
    return (
      [...document.querySelectorAll("body, h1")].every(isLoaded) &&
      [
        ...document.querySelectorAll(
          "main > *, [data-groups] > section, [data-groups] > :first-child > li, main ~ footer",
        ),
      ].every((section) => getComputedStyle(section).contentVisibility !== "auto")
    );
  });
}

/**
 * Waits until no file has arrived for half a second, so that all prefetched files are loaded. It reads
 * the page's resource timings because a lazy frame keeps Playwright's network state busy.
 */
export async function untilNetworkIdle(page: Page) {
  await page.waitForFunction(async () => {
    const arrived = () => performance.getEntriesByType("resource").length;
    const before = arrived();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return document.readyState === "complete" && arrived() === before;
  });
}

/** Clears the browser's cache, so that the next page loads as on a first visit. */
export async function clearCache(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}
