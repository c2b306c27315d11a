import { fewProcesses, launchOptions } from "@mortgage-kit/test-browser";
import { test as base, type Page } from "@playwright/test";
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

/**
 * Test function whose workers each have their own server, so tests cannot see each other's
 * applications. A test that needs other settings starts another server, which stops with the test.
 *
 * A test that visits every page takes `sharedPage`, which a worker opens once and which keeps its cache
 * and storage. `reader` is a second page, which analyzes screenshots. It is defined here because a
 * fixture in one test file would give that file separate workers.
 */
export const test = base.extend<
  { startSite: StartSite; sharedPage: Page },
  { site: Site; workerPage: Page; reader: Page }
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
  workerPage: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.url });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  reader: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  sharedPage: async ({ workerPage, viewport }, use) => {
    if (viewport) await workerPage.setViewportSize(viewport);
    await use(workerPage);
    workerPage.removeAllListeners();
    await workerPage.emulateMedia({ reducedMotion: null });
    // Opening the current URL again would reload it and keep its history state.
    await workerPage.goto("about:blank");
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
