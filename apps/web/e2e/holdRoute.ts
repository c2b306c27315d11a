import type { Page, Route } from "@playwright/test";

/** Holds requests until the function that it returns is called; they are answered then. */
export async function holdRoute(
  page: Page,
  urls: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
