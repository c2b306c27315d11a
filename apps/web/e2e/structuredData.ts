import type { Page } from "@playwright/test";

/** What a page says of itself to searches. */
export const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)));
