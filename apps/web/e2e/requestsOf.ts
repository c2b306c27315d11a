import type { Page } from "@playwright/test";

/**
 * Returns an array that collects the URLs of the page's requests. It skips pages that the browser
 * prefetches because the pointer rests on a link, unless the URL has a query, which could carry data.
 */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const isAhead = request.headers()["sec-purpose"] === "prefetch";
    if (!isAhead || new URL(request.url()).search) urls.push(request.url());
  });
  return urls;
}
