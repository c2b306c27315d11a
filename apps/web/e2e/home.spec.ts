import type { Page } from "@playwright/test";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";
import { structuredData } from "./structuredData.ts";

declare global {
  interface Window {
    reported: unknown[][];
  }
}

// With smooth scrolling, the page would still scroll when the next link is clicked.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Adds a stub of the analytics function that records its arguments. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.reported = [];
    window.gtag = (...details: unknown[]) => window.reported.push(details);
  });

async function businesses(page: Page) {
  const records = await structuredData(page);
  return records.filter((record) => record["@type"].includes("LocalBusiness"));
}

test("The HTML has the page's text, also that of an unknown path with 404", async ({ request }) => {
  const home = await (await request.get("/")).text();
  expect(home).toContain("Want To Save $1000s On Your Mortgage?");
  const unknown = await request.get("/nope");
  expect(unknown.status()).toBe(404);
  const html = await unknown.text();
  expect(html).toContain("Page Not Found");
  expect(html.replaceAll("&#x27;", "'")).toContain(
    "We can help you find the best rates for your mortgage, but, for some reason we couldn't find this page! Please navigate back to our site so we can assist you in finding the right information.",
  );
});

/** Presses "Get Started Now" in a section, which scrolls to the contact section. */
async function getStarted(page: Page, section: string) {
  await page.locator(section).getByRole("link", { name: "Get Started Now" }).click();
  await expect(page.getByRole("heading", { name: "Ready to Get Started?" })).toBeInViewport();
}

test("Get Started Now below the steps reports a conversion", async ({ page }) => {
  await using _listening = await listen(page);
  await openHydrated(page, "/");
  await getStarted(page, "#how-it-works");
  const details = { event_category: "engagement", event_label: "get_started_button" };
  await expect
    .poll(() => page.evaluate(() => window.reported))
    .toEqual([["event", "process_cta_click", details]]);
});

test("Both Get Started Now buttons work without analytics", async ({ page }) => {
  const failures: Error[] = [];
  page.on("pageerror", (error) => failures.push(error));
  await openHydrated(page, "/");
  for (const section of ["#how-it-works", "#services"]) await getStarted(page, section);
  expect(failures).toEqual([]);
});

test("Only the home page has the structured data of the local business", async ({ page }) => {
  await openHydrated(page, "/");
  const aggregateRating = { ratingValue: 5, reviewCount: 100 };
  expect(await businesses(page)).toMatchObject([
    { priceRange: "Free Consultation", aggregateRating },
  ]);
  await page.getByRole("banner").getByRole("link", { name: "FAQs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("You Have Questions");
  await expect.poll(() => businesses(page)).toEqual([]);
});

test("The questions on the home page open one at a time and stay open", async ({ page }) => {
  await openHydrated(page, "/");
  const questions = page.getByRole("main").locator("details");
  await questions.nth(0).locator("summary").click();
  await questions.nth(1).locator("summary").click();
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "View All FAQs" })).toHaveAttribute("href", "/faqs");
});

test("A click on a telephone or email link reports a conversion", async ({ page }) => {
  await using _listening = await listen(page);
  await openHydrated(page, "/contact");
  await page.getByTestId("contact-phone").getByRole("link").click();
  await page.getByTestId("contact-email").getByRole("link").click();
  const kinds = () =>
    page.evaluate(() =>
      window.reported.map(([command, name, details]) => [command, name, typeof details]),
    );
  // The visit, the call and the mail.
  await expect.poll(kinds).toEqual(Array(3).fill(["event", "conversion", "object"]));
});
