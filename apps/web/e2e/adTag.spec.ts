import { join } from "node:path";
import { buildSync } from "esbuild";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

/** Script that the build adds to the head of each page of a site with an ad tag. */
const [adScript] = buildSync({
  entryPoints: [join(import.meta.dirname, "../app/pageScript/adScript.ts")],
  bundle: true,
  write: false,
  format: "iife",
}).outputFiles;

// The site under test has no ad tag, so its content security policy would block one. Unit tests cover
// the policy of a site with a tag.
test.use({ ownContext: true, bypassCSP: true });

test("An ad tag is loaded only after consent, and gets one page view", async ({ page }) => {
  await page.route("**/our-team", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const tagged = html
      .replace("<html ", '<html data-ad-tag="AW-1" data-click-conversion="AW-1/c" ')
      .replace("</head>", () => `<script>${adScript?.text}</script></head>`);
    await route.fulfill({ response: answer, body: tagged });
  });
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await openHydrated(page, "/our-team");
  await expect(page.locator("html")).toHaveAttribute("data-ad-choice", "ask");
  expect(asked).toEqual([]);
  // As if the visitor had consented on an earlier page.
  await page.evaluate(() => localStorage.setItem("ad-choice", "allowed"));
  await openHydrated(page, "/our-team");
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-1"]);
  const told = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).slice(1).map((entry) => Array.from(entry as unknown[])),
    );
  const config = ["config", "AW-1", { page_path: "/our-team" }];
  await expect.poll(told).toEqual([config]);
  await page.getByRole("main").locator('a[href^="tel:"]').first().click();
  await expect
    .poll(told)
    .toEqual([config, ["event", "conversion", expect.objectContaining({ send_to: "AW-1/c" })]]);
});
