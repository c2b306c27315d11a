import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchOptions } from "@mortgage-kit/test-browser";
import { type Browser, chromium, type Page } from "playwright";
import { build } from "vite";
import { afterAll } from "vitest";

export interface OpenedPage {
  readonly page: Page;
  /** Console errors and uncaught exceptions since the page was opened. */
  readonly errors: readonly string[];
}

export const origin = "http://app.example";
const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** Builds `pages/<name>.tsx` in a project with Vite and no plugins, and opens it for `use`. */
export async function withPage(
  project: string,
  name: string,
  use: (opened: OpenedPage) => Promise<void>,
): Promise<void> {
  const built = await buildPage(project, name);
  await withBrowser(async (page) => use(await open(page, built)));
}

/** Builds `pages/<name>.tsx` in a project with Vite and no plugins, and returns the folder of the files. */
export async function buildPage(project: string, name: string): Promise<string> {
  cpSync(join(import.meta.dirname, "pages"), join(project, "pages"), { recursive: true });
  writeFileSync(
    join(project, "index.html"),
    `<!doctype html><html lang="en"><title>Page</title><body><script type="module" src="./pages/${name}.tsx"></script>`,
  );
  await build({
    ...{ root: project, configFile: false, logLevel: "error" },
    build: {
      rolldownOptions: {
        // As `@vitejs/plugin-react` does; no other warning may come of the packages.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        onLog(level, { message }) {
          if (level === "warn") throw new Error(message);
        },
      },
    },
  });
  return join(project, "dist");
}

let browser: Browser | undefined;
afterAll(() => browser?.close());

/** Opens an empty page for `use`, in a context of its own, and closes it afterwards. */
export async function withBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  browser ??= await chromium.launch(launchOptions());
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  try {
    await use(page);
  } finally {
    await page.close();
  }
}

async function open(page: Page, built: string): Promise<OpenedPage> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await serve(page, built);
  await page.goto(origin);
  return { page, errors };
}

/** Answers a page's requests to `origin` with the files of a folder. */
export async function serve(page: Page, built: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.includes(".") ? pathname : join(pathname, "index.html");
    const contentType = types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return file === "/favicon.ico"
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType, body: readFileSync(join(built, file)) });
  });
}
