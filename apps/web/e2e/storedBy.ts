import type { Page } from "@playwright/test";

/** Returns the cookies, and the number of other things that the page's site keeps in the browser. */
export async function storedBy(page: Page) {
  const cookies = await page.context().cookies();
  const counts = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  return { cookies, counts };
}

export const nothingStored = { cookies: [], counts: [0, 0, 0, 0] };
