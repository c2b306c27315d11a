import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { expect, test, wholeBrowser } from "./site.ts";

test.use({ launchOptions: wholeBrowser });

test("A result is unchanged after leaving the page and returning", async ({ page }) => {
  const journey = journeyOf("payment");
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await page.getByRole("spinbutton", { name: "Mortgage amount" }).fill("310000");
  const changed = page
    .getByRole("region", { name: "Your mortgage payment" })
    .getByText("$1,903.67", { exact: true });
  await expect(changed).toBeVisible();
  await page.goto("/faqs");
  // A page from the back/forward cache fires no load event, so do not wait for one.
  await page.evaluate(() => history.back()).catch(() => {});
  await expect(changed).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Mortgage amount" })).toHaveValue("310000");
});
