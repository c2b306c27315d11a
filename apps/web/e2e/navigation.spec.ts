import type { Page } from "@playwright/test";
import { expectedSite } from "./expectedSite.ts";
import { openHydrated, untilFontsLoaded, untilNetworkIdle } from "./hydration.ts";
import { expect, test } from "./site.ts";

const posts = expectedSite.blog?.posts ?? [];

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => position(page)).toBe(top);
};

test("Hovering a link prefetches its page", async ({ page }) => {
  await openHydrated(page, "/");
  const link = page.getByRole("banner").getByRole("link", { name: "FAQs" });
  const prefetched = page.context().waitForEvent("response", (answer) => {
    return new URL(answer.url()).pathname === "/faqs";
  });
  await link.hover();
  await prefetched;
  await link.click();
  await expect(page).toHaveURL(/\/faqs$/);
  const arrival = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    return (visit as unknown as { deliveryType: string }).deliveryType;
  });
  expect(arrival).toBe("navigational-prefetch");
});

test("A new page starts at its top, and Back restores the scroll position", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/blogs");
  await scrollPage(page, 700);
  await page.getByRole("banner").getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveTitle(/FAQ|Question/i);
  await expect.poll(() => position(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect.poll(() => position(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect.poll(() => position(page)).toBe(0);
});

for (const width of [1440, 360]) {
  test(`A link to a section scrolls its heading below the header at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, "/our-team");
    const links = page.getByRole("main").locator('a[href*="#"]');
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
      await page.goto("/our-team");
      // Fonts that apply after the click may move the heading by a line that breaks elsewhere.
      await untilFontsLoaded(page);
      await page.locator(`main a[href="${href}"]`).first().click();
      const section = page.locator(`[id="${href?.split("#")[1]}"]`);
      const heading = section.getByRole("heading").first();
      await expect(heading).toBeInViewport();
      const header = await page.getByRole("banner").boundingBox();
      const top = async () => (await heading.boundingBox())?.y ?? 0;
      await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 800);
    }
  });
}

test("A link to an article's heading scrolls it below the header", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, `/blogs/${posts[0]?.slug}`);
  await untilFontsLoaded(page);
  const link = page.getByRole("main").locator('nav a[href*="#"]').last();
  const id = (await link.getAttribute("href"))?.split("#")[1];
  await link.click();
  const header = await page.getByRole("banner").boundingBox();
  const top = async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 800);
  await expect.poll(top).toBeLessThan(400);
});

test("A URL with a fragment opens at its section", async ({ page }) => {
  await page.goto("/#reviews", { waitUntil: "commit" });
  const reviews = page.locator("#reviews");
  await expect(reviews).toBeInViewport();
  const top = () => reviews.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await untilNetworkIdle(page);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});
