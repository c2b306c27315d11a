import { launchOptions } from "@mortgage-kit/test-browser";
import { test as base, type Page } from "@playwright/test";
import { type Site, startSite } from "./startSite.ts";

/**
 * Launches the whole browser, which keeps a page that was left when it is told to; the headless shell
 * keeps none. Files that use the same object share their workers.
 */
export const wholeBrowser = {
  ...launchOptions("browser"),
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};

export type StartSite = (settings: Record<string, string>) => Promise<Site>;

/**
 * Each worker has a server of its own, so journeys cannot see each other's applications. A journey
 * that needs other settings starts another one, which ends with it.
 *
 * A test that reads every page takes `sharedPage`, which a worker opens once. It keeps its cache and its
 * storage. `reader` is a page beside it that reads its pictures; a fixture of one file alone would give
 * that file workers of its own.
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
    // A browser that is sent where it is already reloads, with what the page noted in its history.
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
