import { test as base } from "@playwright/test";
import { type Site, startSite } from "./startSite.ts";

export type StartSite = (settings: Record<string, string>) => Promise<Site>;

/**
 * Each worker has a server of its own, so journeys cannot see each other's applications. A journey
 * that needs other settings starts another one, which ends with it.
 */
export const test = base.extend<{ startSite: StartSite }, { site: Site }>({
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
