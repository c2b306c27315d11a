import type { Page } from "@playwright/test";
import { openAlive, untilQuiet } from "./openAlive.ts";
import { expect, test } from "./site.ts";

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => position(page)).toBe(top);
};

test("A link's page is fetched when the pointer comes near, before the click", async ({ page }) => {
  await openAlive(page, "/");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole("banner").getByRole("link", { name: "FAQs" }).hover();
  await expect.poll(() => requested).toContain("/faqs.data");
  await expect
    .poll(() => requested.some((path) => /^\/assets\/faqs-.*\.js$/.test(path)))
    .toBe(true);
  const before = requested.length;
  await page.getByRole("banner").getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  expect(requested.slice(before).filter((path) => path === "/faqs")).toEqual([]);
});

test("A new page starts at its top with the focus on its heading, and Back returns to the place left", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAlive(page, "/blogs");
  await scrollPage(page, 700);
  await page.getByRole("banner").getByRole("link", { name: "FAQs" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(page).toHaveTitle(/FAQ|Question/i);
  await expect(heading).toBeFocused();
  await expect.poll(() => position(page)).toBe(0);
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect.poll(() => position(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect.poll(() => position(page)).toBe(0);
});

test("A link to a section of the home page leads from another page to that section", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAlive(page, "/faqs");
  const link = page.locator('a[href^="/#"]').first();
  const id = ((await link.getAttribute("href")) ?? "").slice(2);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect.poll(() => position(page)).toBeGreaterThan(0);
});

test("What is below the first screen is laid out in turn, and the page ends as one", async ({
  page,
}) => {
  await openAlive(page, "/");
  const belowTheFold = page.locator("main > section ~ section, body > footer");
  await expect(belowTheFold).not.toHaveCount(0);
  for (const part of await belowTheFold.all()) {
    await expect(part).toHaveCSS("content-visibility", "visible");
  }
});

test("An address inside a page opens at its place, with every height known from the start", async ({
  page,
}) => {
  await page.goto("/#reviews", { waitUntil: "commit" });
  const reviews = page.locator("#reviews");
  await expect(reviews).toBeInViewport();
  await expect(reviews).toHaveCSS("content-visibility", "visible");
  const top = () => reviews.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await untilQuiet(page);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("A page left for a file comes back from memory, at the place it was left", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: site.url });
  // A page that is still fetching may not be kept in memory, so this is one without a lazy frame.
  await openAlive(page, "/resources");
  await untilQuiet(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? "from memory" : "anew";
    });
  });
  await scrollPage(page, 400);
  await page.goto("/llms.txt");
  // A page from memory loads nothing, so there is no load to wait for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-shown", "from memory");
  expect(await position(page)).toBe(400);
  await browser.close();
});
