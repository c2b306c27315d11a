import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { countIdleTasks, untilIdle } from "@mortgage-kit/test-browser/untilIdle";
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
} from "@playwright/test";

export const embedOrigin = "https://calculators.example";
export const hostOrigin = "https://brokerage.example";
export const loader = `<script type="module" src="${embedOrigin}/embed/v1.js"></script>`;

const builds = {
  preact: join(import.meta.dirname, "../build/client"),
  react: join(import.meta.dirname, "../build-react/client"),
};

interface HostPage {
  readonly body: string;
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly renderer?: keyof typeof builds;
  /** Answers requests for the brokerage's rates. */
  readonly answerRates?: (route: Route) => Promise<void>;
}

export interface HostSite {
  /** Opens a page of the host site, in the test's page by default. */
  readonly open: (host: HostPage, page?: Page) => Promise<void>;
  /** Opens a page whose body is one calculator with these attributes, and returns it. */
  readonly openTag: (
    attributes: Readonly<Record<string, string>>,
    host?: Omit<HostPage, "body">,
  ) => Promise<Locator>;
  /** URLs of all requests since the test began. */
  readonly requests: string[];
  /** Waits until the page is idle and has every file that it asked for. */
  readonly untilLoaded: (page?: Page) => Promise<void>;
}

const types: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };

/** Makes a shared page like a new one, and clears what its sites keep in the browser. */
async function reset(page: Page) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("about:blank");
  await page.emulateMedia({ media: null, forcedColors: null });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  for (const origin of [embedOrigin, hostOrigin])
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

/**
 * Serves the embed and the host page on two origins, as the API does, without a network.
 *
 * Tests of a worker share a page, because a context of its own, with a renderer, takes much of the time of
 * a short test. A test that changes the context, such as its clock, sets `ownContext`.
 */
export const test = base.extend<
  { site: HostSite; ownContext: boolean },
  { contexts: BrowserContext[] }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
  contexts: [async ({}, use) => use([]), { scope: "worker" }],
  ownContext: [false, { option: true }],
  context: async ({ browser, contexts, ownContext }, use) => {
    const shared = ownContext ? undefined : contexts[0];
    const context = shared ?? (await browser.newContext());
    if (!shared) await context.addInitScript(countIdleTasks);
    if (!ownContext) contexts[0] = context;
    await use(context);
    if (ownContext) await context.close();
  },
  page: async ({ context, ownContext, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (!ownContext) await reset(page);
  },
  site: async ({ page: own }, use) => {
    const requests: string[] = [];
    const pending = new Set<Request>();
    const open = async (host: HostPage, page = own) => {
      const folder = builds[host.renderer ?? "preact"];
      await page.route("**/*", (route) => answer(route, host, folder));
      page.on("request", (request) => {
        requests.push(request.url());
        pending.add(request);
      });
      page.on("requestfinished", (request) => pending.delete(request));
      page.on("requestfailed", (request) => pending.delete(request));
      await page.goto(`${hostOrigin}/`);
    };
    const openTag: HostSite["openTag"] = async (attributes, host) => {
      await open({ ...host, body: element(attributes) + loader });
      return own.locator("mortgage-calculator");
    };
    const untilLoaded = (page = own) =>
      expect(async () => {
        // A file that has arrived may ask for others before the page is idle.
        for (let time = 0; time < 2; time += 1) {
          await untilIdle(page);
          expect([...pending].map((request) => request.url())).toEqual([]);
        }
      }).toPass();
    await use({ open, openTag, requests, untilLoaded });
  },
});

function answer(route: Route, host: HostPage, folder: string) {
  const { body, head = "", headers, answerRates } = host;
  const { origin, pathname } = new URL(route.request().url());
  if (origin === embedOrigin && pathname === "/rates.json" && answerRates) {
    return answerRates(route);
  }
  if (origin === embedOrigin) return sendFile(route, folder, pathname);
  if (origin !== hostOrigin || pathname !== "/") return route.fulfill({ status: 404 });
  return route.fulfill({
    contentType: "text/html; charset=utf-8",
    headers: { ...headers },
    body: `<!doctype html><html lang="en"><head><title>Elsewhere</title>${head}</head><body>${body}</body></html>`,
  });
}

function sendFile(route: Route, folder: string, pathname: string) {
  const name = pathname.startsWith("/embed/frame/")
    ? "frame.html"
    : pathname.replace(/^\/embed\//, "");
  const path = join(folder, name);
  if (!existsSync(path)) return route.fulfill({ status: 404 });
  return route.fulfill({
    headers: {
      "content-type": `${types[extname(name)]}; charset=utf-8`,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    },
    body: readFileSync(path),
  });
}

/** Returns the markup of a calculator element with these attributes. */
export function element(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
  return `<mortgage-calculator ${written.join(" ")}><a href="/calculators">Calculators</a></mortgage-calculator>`;
}

/** Opens a row of a result by an event: parts that are drawn above may move it from under a pointer. */
export async function openRow(calculator: Locator, title: string): Promise<void> {
  await calculator.getByRole("button", { name: `Open ${title}` }).dispatchEvent("click");
  await expect(calculator.getByRole("button", { name: `Close ${title}` })).toBeVisible();
}

export { expect } from "@playwright/test";
