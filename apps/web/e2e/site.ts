import { fewProcesses, launchOptions } from "@mortgage-kit/test-browser";
import { countIdleTasks } from "@mortgage-kit/test-browser/untilIdle";
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

const shell = launchOptions();

/** Options that launch a browser for which the site has another name: only localhost counts as secure over http. */
export const namedHost = {
  ...shell,
  args: [...shell.args, "--host-resolver-rules=MAP office.example 127.0.0.1"],
};

export type StartSite = (settings: Record<string, string>) => Promise<Site>;

/** Makes a shared page like a new one, and clears what the site's pages keep in the browser. */
async function reset(page: Page, origin: string) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // A page that shows a browser's error has no storage.
  await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  await page.goto("about:blank");
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    reducedMotion: null,
  });
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

/**
 * Test function whose workers each have their own server, so tests cannot see each other's
 * applications. A test that needs other settings starts another server, which stops with the test.
 *
 * Tests of a worker share a page, with its browser's cache: a context of its own, with a renderer, takes
 * two thirds of the time of a short test. A test that changes the context otherwise than by
 * `javaScriptEnabled`, such as its clock, sets `ownContext`.
 */
export const test = base.extend<
  { startSite: StartSite; ownContext: boolean },
  { site: Site; contexts: Map<boolean, BrowserContext> }
>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const launch = () => playwright[browserName].launch();
      // Chromium itself may crash while it starts, which says nothing of a page.
      const browser = await launch().catch(launch);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 0 },
  ],
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
  context: async ({ browser, contexts, javaScriptEnabled, ownContext }, use) => {
    const shared = ownContext ? undefined : contexts.get(javaScriptEnabled);
    const context = shared ?? (await browser.newContext());
    if (!shared) await context.addInitScript(countIdleTasks);
    if (!ownContext) contexts.set(javaScriptEnabled, context);
    await use(context);
    if (ownContext) await context.close();
  },
  page: async ({ context, ownContext, site, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (!ownContext) await reset(page, site.url);
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
