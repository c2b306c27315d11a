import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

test.describe("The questions", () => {
  test.beforeEach(({ page }) => openHydrated(page, "/faqs"));

  test("start closed, open one at a time and stay open", async ({ page }) => {
    const answers = page.locator("main details");
    await expect(answers).toHaveCount(36);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    await page.getByText("How long can you hold a rate for me?").click();
    await page.getByText("Should I choose a fixed or a variable rate?").click();
    await expect(page.locator("main details[open]")).toHaveCount(2);
    await expect(page.getByText("A hold costs nothing and does not bind you.")).toBeVisible();
    await page.getByText("How long can you hold a rate for me?").click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("open by their own links", async ({ page }) => {
    const asked = page.locator("details", { hasText: "How long can you hold a rate for me?" });
    await page.goto(`/faqs#${await asked.getAttribute("id")}`);
    await expect(asked).toHaveAttribute("open", "");
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("show only a category, and only those with a text", async ({ page }) => {
    await page.getByRole("button", { name: "Self-Employed" }).click();
    await expect(page.locator("main details")).toHaveCount(6);
    await expect(page.getByRole("heading", { name: "Self-Employed", level: 2 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Refinancing", level: 2 })).toHaveCount(0);
    await page.getByRole("button", { name: "All Categories" }).click();
    await expect(page.locator("main details")).toHaveCount(36);
    await page.getByLabel("Search questions").fill("NOBODY CAN FORECAST");
    await expect(page.locator("main details")).toHaveCount(1);
    await expect(page.getByText("Should I choose a fixed or a variable rate?")).toBeVisible();
    await page.getByRole("button", { name: "Refinancing" }).click();
    await expect(page.locator("main details")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Still Have Questions?" })).toBeVisible();
  });

  test("are also found by meaning, beside a person to ask whatever is found", async ({ page }) => {
    const ask = page.getByText("Ask a person").locator("xpath=..").getByRole("link");
    await expect(ask).toBeVisible();
    const search = page.getByLabel("Search questions");
    await search.fill("refinace");
    const title = page.locator("main h2", { hasText: "Related Answers" });
    await expect(title).toBeVisible();
    await expect(page.locator("main details")).toHaveCount(0);
    const related = page.locator('h2:has-text("Related Answers") + ul > li');
    await expect(related).toHaveCount(3);
    const status = page.locator("main search").getByRole("status");
    await expect(status).toHaveText("3 related answers shown");
    await expect(related.filter({ hasText: /refinanc/i }).first()).toBeVisible();
    await search.fill("");
    await expect(title).toHaveCount(0);
    await search.fill("car insurance");
    await expect(ask).toBeVisible();
    await expect(title).toHaveCount(0);
  });

  test("show the first answer of a search on a phone without scrolling", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 664 });
    const search = page.getByLabel("Search questions");
    for (const [query, first] of [
      ["stress test", "details"],
      ["refinace", 'h2:has-text("Related Answers") + ul > li'],
    ] as const) {
      await search.fill(query);
      await search.evaluate((field) => field.scrollIntoView({ block: "start" }));
      await expect(page.locator("main").locator(first).first()).toBeInViewport();
    }
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the answers open and the filters are hidden", async ({ page }) => {
    await page.goto("/faqs");
    await expect(page.getByLabel("Search questions")).toBeHidden();
    await page.getByText("How long can you hold a rate for me?").click();
    await expect(page.getByText("A hold costs nothing and does not bind you.")).toBeVisible();
  });
});
