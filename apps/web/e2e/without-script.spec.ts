import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

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
