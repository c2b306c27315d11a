import type { Page } from "@playwright/test";

/** Returns the parsed JSON-LD records of a page. */
export const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)));
