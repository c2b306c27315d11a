import { examplePages } from "./builtPages.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

// Five parts need scripts and are hidden without them: the external blog's posts, the answers related to a
// search, the Bank of Canada's rates, a calculator's questions and the preview of a calculator.
const readable = "main :is(h1, h2, h3):not(details *, [data-related] *, [data-bank-rates] *)";
const title = "main h1";

test("Every page shows its headings", async ({ page }) => {
  test.slow();
  for (const { path } of examplePages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const headings = page
      .locator(path.endsWith("-calculator") ? title : readable)
      .filter({ hasNotText: /^(Latest from Our Blog|Preview)$/ });
    expect(await headings.count(), path).toBeGreaterThan(0);
    const hidden = headings.filter({ visible: false });
    expect(await hidden.allTextContents(), path).toEqual([]);
  }
});

test("The menu opens on a small screen and leads to another page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("banner").locator("summary", { hasText: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Closing Fees" }).click();
  await expect(page).toHaveURL(/\/resources\/closing-fees-calculator$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("You Have Questions");
});

test("The questions on the home page open", async ({ page }) => {
  await page.goto("/");
  const question = page.getByRole("main").locator("details").first();
  await question.locator("summary").click();
  await expect(question.getByRole("paragraph").first()).toBeVisible();
});
