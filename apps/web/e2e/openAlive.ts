import type { Page } from "@playwright/test";

/** Opens a page and waits until its code runs: the page script and that of its live parts. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}

/** Waits until React has taken over the page's live parts; without any it is as alive as it gets. */
export async function untilAlive(page: Page) {
  await page.waitForFunction(() => {
    if (document.readyState !== "complete") return false;
    const isHydrated = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith("__reactProps"));
    return [...document.querySelectorAll("[data-live] > :first-child")].every(isHydrated);
  });
}

/**
 * Waits until nothing has arrived for half a second: what a page fetches ahead of need is here.
 * It asks the page itself, because a frame that loads lazily keeps the network of its page "busy".
 */
export async function untilQuiet(page: Page) {
  await page.waitForFunction(async () => {
    const arrived = () => performance.getEntriesByType("resource").length;
    const before = arrived();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return document.readyState === "complete" && arrived() === before;
  });
}
