import type { Page } from "@playwright/test";

/** Returns how far the page overflows the viewport's width, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
