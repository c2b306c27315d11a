import { expect, type Page } from "@playwright/test";

/**
 * Prepares the page, leaves it and returns, until the browser restores it from its back/forward cache.
 *
 * Throws with the reason if the page itself prevents that. A browser may also drop a page for reasons of
 * its own, such as too little memory: then the page is prepared and left once more, at most twice.
 */
export async function returnFromCache(page: Page, prepare: () => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  let reasons: { type: string; reason: string }[] = [];
  session.on("Page.backForwardCacheNotUsed", (event) => {
    reasons = event.notRestoredExplanations;
  });
  try {
    for (let tries = 1; ; tries++) {
      await prepare();
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset.restored = String(persisted);
        });
      });
      reasons = [];
      await page.goto("/llms.txt");
      // A restored page fires no load event, so do not wait for one.
      await page.goBack({ waitUntil: "commit" });
      const isRestored = () => page.locator("html[data-restored=true]").count();
      await expect.poll(async () => reasons.length || (await isRestored())).toBeGreaterThan(0);
      if (reasons.length === 0) return;
      const isByBrowser = reasons.every(({ type }) => type === "Circumstantial");
      if (isByBrowser && tries < 3) continue;
      const names = reasons.map(({ reason }) => reason).join(", ");
      throw new Error(`The back/forward cache did not keep ${page.url()}: ${names}.`);
    }
  } finally {
    await session.detach();
  }
}
