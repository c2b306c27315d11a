import type { Page, Request } from "playwright";

/**
 * Most requests for one calculator: until its first question shows, and in all. The document does not
 * count, nor in React Router what it requests for any page with React.
 */
export const requestLimits = {
  vite: { first: 10, all: 18 },
  next: { first: 12, all: 18 },
  reactRouter: { first: 12, all: 20 },
};

/**
 * Opens a page with the calculator of the READMEs' first example, answers it, and returns the URLs
 * that the page requests until the first question shows, and in all. What a page loads when idle, or
 * by the time its result stands, counts; what only a further press loads does not.
 */
export async function requestsOf(page: Page, open: () => Promise<unknown>) {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.addInitScript(holdIdleTasks);
  await open();
  const amount = page.getByLabel("Montant du prêt hypothécaire");
  await amount.waitFor();
  await page.waitForLoadState("networkidle");
  const first = [...urls];
  await page.evaluate(() => dispatchEvent(new Event("release-idle")));
  await amount.fill("300000");
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("button", { name: "Calculer" }).click();
  await page.getByText("1 842,26").first().waitFor();
  await page.getByRole("heading", { name: "Envoyer ou garder" }).waitFor();
  await page.waitForLoadState("networkidle");
  return { first, all: urls };
}

/** Opens a page and returns the URLs that it requests. */
export async function requestsFor(page: Page, url: string): Promise<readonly string[]> {
  const urls: string[] = [];
  const note = (request: Request) => urls.push(request.url());
  page.on("request", note);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return urls;
}

/** Keeps what waits for an idle page until the first question's requests are counted. */
function holdIdleTasks(): void {
  const { requestIdleCallback } = window;
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (task) => waiting.push(task);
  addEventListener("release-idle", () => {
    window.requestIdleCallback = requestIdleCallback;
    for (const task of waiting) requestIdleCallback(task);
  });
}
