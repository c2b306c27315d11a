import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { layoutShift } from "@mortgage-kit/test-browser/layoutShift";
import type { Page } from "@playwright/test";
import { expectedSite } from "./expectedSite.ts";
import { holdRoute } from "./holdRoute.ts";
import { openHydrated, untilFontsLoaded, untilNetworkIdle } from "./hydration.ts";
import { expect, test } from "./site.ts";
import { structuredData } from "./structuredData.ts";

const posts = expectedSite.blog?.posts ?? [];

// Two articles of one category, so each is related to the other.
const [first, , relative] = posts;
if (!first || !relative) throw new Error("The journeys need the articles they were written for.");
const article = `/blogs/${first.slug}`;

const titled = (page: Page, name: string) =>
  page.getByRole("article").getByRole("heading", { level: 3, name });

test.describe("The article list", () => {
  test.beforeEach(({ page }) => openHydrated(page, "/blogs"));

  test("shows a category, and searches title, excerpt and author in any case", async ({ page }) => {
    const articles = page.getByRole("article");
    await expect(articles).toHaveCount(8);
    await page.getByRole("button", { name: "Refinancing" }).click();
    await expect(articles).toHaveCount(1);
    await expect(articles).toContainText("Refinancing");
    await page.getByRole("button", { name: "All Posts" }).click();
    const search = page.getByPlaceholder("Search blog posts...");
    const author = posts[4]?.author.toLowerCase() ?? "";
    for (const [text, count] of [
      ["", 8],
      ["CREDIT score", 1],
      [author, 2],
      ["qqxzz", 0],
    ] as const) {
      await search.fill(text);
      await expect(articles, text).toHaveCount(count);
    }
    const featured = page.getByRole("heading", { name: "Featured Articles" });
    await expect(featured).toBeVisible();
    // Answers that fit stand alone, below no empty list.
    await search.fill("self-employed");
    await expect(page.getByRole("heading", { name: "Related Answers" })).toBeVisible();
    await expect(featured).toBeHidden();
  });

  test("accepts a newsletter address without sending it or leaving the page", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.method()));
    await page.getByLabel("E-mail address").fill("someone@mail.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.getByLabel("E-mail address")).toHaveValue("someone@mail.example");
    await expect(page.getByRole("status").getByText(/^Nothing was sent/)).toBeVisible();
    expect(requests).not.toContain("POST");
  });
});

test.describe("An article", () => {
  test("opens from the list, shows related articles and links back", async ({ page }) => {
    await openHydrated(page, "/blogs");
    await page.getByRole("link", { name: first.title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first.title);
    await expect(page.getByText("$134,300")).toBeVisible();
    const related = page.getByRole("heading", { name: "Related Articles" });
    await expect(related).toBeVisible();
    await expect(titled(page, relative.title)).toBeVisible();
    await page.getByRole("link", { name: relative.title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(relative.title);
    await expect(titled(page, first.title)).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blogs$/);
  });

  test("has structured data, and working links in its text", async ({ page }) => {
    await openHydrated(page, article);
    const records = await structuredData(page);
    const posting = records.find((record) => record["@type"] === "BlogPosting");
    expect(posting).toMatchObject({ datePublished: first.date, author: { name: first.author } });
    await page.getByRole("link", { name: "affordability calculator" }).click();
    await expect(page).toHaveURL(/affordability-calculator$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("keeps a wide table within a narrow viewport", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, article);
    await untilFontsLoaded(page);
    const main = page.getByRole("main");
    const beyond = () => main.evaluate(({ scrollWidth }) => scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBe(0);
  });
});

test.describe("An unknown slug", () => {
  test("responds with 404 and a page that links back", async ({ page }) => {
    const response = await page.goto("/blogs/no-such-post");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blogs$/);
  });

  test("shows the same page for a link within the site", async ({ page }) => {
    await openHydrated(page, "/blogs");
    const link = page.getByRole("article").getByRole("link").first();
    await link.evaluate((element) => element.setAttribute("href", "/blogs/no-such-post"));
    await link.click();
    await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
    await expect(page).toHaveTitle(/Blog Post Not Found/);
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  });
});

test.describe("The external blog feed", () => {
  const item = (title: string) => `<item><title>${title}</title>
    <link>https://blog.example/${title}</link><pubDate>Thu, 01 Jan 2026 00:30:00 GMT</pubDate>
    <dc:creator>Nora</dc:creator><description>About ${title}.</description></item>`;
  const region = (page: Page) => page.getByRole("region", { name: "Latest from Our Blog" });

  test("shows three posts, with English dates and a link to the rest", async ({
    page,
    startSite,
  }) => {
    const items = ["One", "Two", "Three", "Four"].map(item).join("");
    const source = createServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/rss+xml" });
      response.end(
        `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Blog</title>${items}</channel></rss>`,
      );
    }).unref();
    await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
    const { port } = source.address() as AddressInfo;
    const site = await startSite({ BLOG_FEED_URL: `http://127.0.0.1:${port}/feed` });
    // The server gives up on a source that takes seconds, as on a busy machine, and asks again later.
    const feed = `${site.url}/api/wordpress-feed`;
    await expect.poll(async () => (await page.request.get(feed)).status()).toBe(200);
    await page.goto(`${site.url}/blogs`);
    await expect(region(page).getByRole("listitem")).toHaveCount(3);
    const first = region(page).getByRole("listitem").first();
    await expect(first).toContainText("January 1, 2026 · Nora");
    await expect(first).toContainText("About One.");
    await expect(first.getByRole("link")).toHaveAttribute("target", "_blank");
    const all = region(page).getByRole("link", { name: "View All Blog Posts" });
    await expect(all).toHaveAttribute("href", /^https:/);
  });

  test("shows the beginning of a post without a snippet, or an invitation", async ({ page }) => {
    const post = { title: "Post", link: "https://blog.example/post", creator: "", isoDate: "x" };
    const items = [
      { ...post, content: `<p>${"words ".repeat(40)}</p>` },
      { ...post, content: "" },
    ];
    await page.route("**/api/wordpress-feed", (route) =>
      route.fulfill({ json: { success: true, feed: { items } } }),
    );
    await page.goto("/blogs");
    await expect(region(page).locator("li p:last-child")).toHaveText([
      `${"words ".repeat(25)}...`,
      "Click to read more...",
    ]);
  });

  const feed = { items: [] };
  for (const [why, answer] of [
    ["it is empty", { json: { success: true, feed } }],
    ["its source fails", { status: 502, json: { success: false, feed } }],
  ] as const) {
    test(`is hidden when ${why}`, async ({ page }) => {
      await page.route("**/api/wordpress-feed", (route) => route.fulfill(answer));
      const answered = page.waitForResponse("**/api/wordpress-feed");
      await page.goto("/blogs");
      await answered;
      await expect(region(page)).toHaveCount(0);
      await expect(page.getByRole("article")).toHaveCount(8);
    });
  }

  test("shows a spinner while it loads and shifts nothing when it is hidden", async ({ page }) => {
    const answer = await holdRoute(page, "**/api/wordpress-feed", (route) =>
      route.fulfill({ json: { success: false, feed: { items: [] } } }),
    );
    await page.setViewportSize({ width: 412, height: 823 });
    const requested = page.waitForRequest("**/api/wordpress-feed");
    await openHydrated(page, "/blogs");
    await untilFontsLoaded(page);
    await requested;
    await expect(region(page).getByText("Loading the latest posts")).toBeVisible();
    const top = async () =>
      (await page.getByRole("heading", { name: "Featured Articles" }).boundingBox())?.y;
    const before = await top();
    answer();
    await expect(region(page)).toHaveCount(0);
    await expect.poll(top).toBe(before);
    await untilNetworkIdle(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list shows every article and no control that needs JavaScript", async ({ page }) => {
    await page.goto("/blogs");
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(page.getByPlaceholder("Search blog posts...")).toBeHidden();
    await expect(page.getByText("Loading the latest posts")).toBeHidden();
  });

  test("an article shows its whole text", async ({ page }) => {
    await page.goto("/blogs/credit-score-improvement");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "A six-month plan" })).toBeVisible();
  });
});
