import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

// The shell has no back/forward cache, like a phone that loads a tab again.
for (const [path, field, search, entries, count] of [
  ["/blogs", "Search blog posts", "credit score", "main article", 1],
  ["/faqs", "Search questions", "forecast", "main details", 1],
] as const) {
  test(`${path} searches again for what the browser restores`, async ({ page }) => {
    await openHydrated(page, path);
    await page.getByPlaceholder(field).or(page.getByLabel(field)).first().fill(search);
    await expect(page.locator(entries)).toHaveCount(count);
    await page.goto("/careers");
    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue(search);
    await expect(page.locator(entries)).toHaveCount(count);
  });
}
