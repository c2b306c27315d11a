import type { Page } from "@playwright/test";

/**
 * The addresses that a page asks for from now on. A page that the browser fetches ahead, because the
 * pointer happens to rest on a link, is none of its own, unless its address carries something along.
 */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const isAhead = request.headers()["sec-purpose"] === "prefetch";
    if (!isAhead || new URL(request.url()).search) urls.push(request.url());
  });
  return urls;
}
