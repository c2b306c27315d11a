import { fewProcesses, launchOptions } from "@mortgage-kit/test-browser";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { type Site, startSite } from "./startSite.ts";

const browser = launchOptions("browser");

/**
 * Options that launch the full browser with its back/forward cache, which the headless shell lacks.
 * Test files that use the same object share their workers.
 */
export const wholeBrowser = {
  ...browser,
  args: [...browser.args, ...fewProcesses],
  ignoreDefaultArgs: [...browser.ignoreDefaultArgs, "--disable-back-forward-cache"],
};

export type StartSite = (settings: Record<string, string>) => Promise<Site>;

/** Closes all pages but the first, and clears what pages of the site keep in the browser. */
async function reset(context: BrowserContext, origin: string) {
  const [first, ...others] = context.pages();
  for (const page of others) await page.close();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  const session = first && (await context.newCDPSession(first));
  await session?.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session?.detach();
}

/**
 * Test function whose workers each have their own server, so tests cannot see each other's
 * applications. A test that needs other settings starts another server, which stops with the test.
 *
 * Tests of a worker open their pages in the same context, with its cache: a context of its own, with a
 * renderer, takes a third of the time of a short test. A test that changes the context otherwise than by
 * `javaScriptEnabled`, such as its clock, sets `ownContext`. `sharedPage` is a page that stays open.
 */
export const test = base.extend<
  { startSite: StartSite; ownContext: boolean; sharedPage: Page },
  { site: Site; contexts: Map<boolean, BrowserContext> }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const { stop, ...site } = await startSite();
      await use(site);
      await stop();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
  contexts: [async ({}, use) => use(new Map()), { scope: "worker" }],
  ownContext: [false, { option: true }],
  context: async ({ browser, contexts, javaScriptEnabled, ownContext, site }, use) => {
    const shared = contexts.get(javaScriptEnabled);
    const context = (!ownContext && shared) || (await browser.newContext());
    if (!ownContext && !shared) {
      contexts.set(javaScriptEnabled, context);
      // Keeps the renderer.
      await context.newPage();
    }
    await use(context);
    await (ownContext ? context.close() : reset(context, site.url));
  },
  sharedPage: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    page.removeAllListeners();
    await page.emulateMedia({ reducedMotion: null });
    // Opening the current URL again would reload it and keep its history state.
    await page.goto("about:blank");
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
  startSite: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (settings) => {
      const { stop, ...site } = await startSite(settings);
      stops.push(stop);
      return site;
    });
    for (const stop of stops) await stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from "@playwright/test";
