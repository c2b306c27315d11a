import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { launchOptions } from "@mortgage-kit/test-browser";
import { type BrowserContextOptions, chromium } from "playwright";
import { serveShowroom } from "../scripts/serveShowroom.ts";

/** Source of axe, for a page. */
export const axe = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Opens a page for the built Storybook, which is served until `close`. */
export async function openShowroom(options: BrowserContextOptions) {
  const showroom = await serveShowroom();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage(options);
  page.setDefaultTimeout(120_000);
  return {
    page,
    origin: showroom.origin,
    async close() {
      await browser.close();
      showroom.close();
    },
  };
}
