import type { Page } from "@playwright/test";

/**
 * Returns an array that collects the URLs of the page's requests. It skips pages that the browser
 * prefetches because the pointer rests on a link, and the rates that a page asks for again after a minute,
 * unless the URL has a query, which could carry data.
 */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const isAhead = request.headers()["sec-purpose"] === "prefetch";
    if (search || !(isAhead || pathname === "/rates.json")) urls.push(request.url());
  });
  return urls;
}

/** Returns an array that collects the URLs of all requests of the page. */
export function everyRequestOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}
