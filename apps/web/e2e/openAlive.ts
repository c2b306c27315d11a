import type { Page } from "@playwright/test";

/** Opens a page and waits until its code runs, which then looks after the scroll position itself. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
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
