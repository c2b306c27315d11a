import type { Page } from "@playwright/test";

/** Opens a page and waits until its code runs, which then looks after the scroll position itself. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}
