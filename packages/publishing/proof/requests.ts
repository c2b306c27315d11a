import type { Page, Request } from "playwright";

/** Counts neither the document nor, in React Router, what any page with React requests. */
export const requestLimits = {
  vite: { first: 20, all: 37 },
  next: { first: 12, all: 18 },
  reactRouter: { first: 14, all: 34 },
};

/**
 * Returns the URLs that the READMEs' first example requests until its first question shows, and in all:
 * also what loads when idle or by the result, but not what only a further press loads.
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
