import { returnFromCache } from "./backForwardCache.ts";
import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { expect, test, wholeBrowser } from "./site.ts";

test.use({ launchOptions: wholeBrowser });

test("A result is unchanged after leaving the page and returning", async ({ page }) => {
  const journey = journeyOf("payment");
  const amount = page.getByRole("spinbutton", { name: "Mortgage amount" });
  const changed = page
    .getByRole("region", { name: "Your mortgage payment" })
    .getByText("$1,903.67", { exact: true });
  await returnFromCache(page, async () => {
    await openCalculator(page, journey.path);
    await complete(page, journey);
    await amount.fill("310000");
    await expect(changed).toBeVisible();
  });
  await expect(changed).toBeVisible();
  await expect(amount).toHaveValue("310000");
});

test("A page that the browser dropped for a reason of its own is left again", async ({ page }) => {
  // Browsers keep no page with an error status.
  const paths = ["/no-such-page", "/faqs"];
  await returnFromCache(page, () => page.goto(paths.shift() ?? "/"));
  expect(paths).toEqual([]);
  await expect(page).toHaveURL(/\/faqs$/);
});

test("A page that prevents the back/forward cache is reported", async ({ page }) => {
  const visit = async () => {
    await page.goto("/faqs");
    await page.evaluate(() => addEventListener("unload", () => {}));
  };
  await expect(returnFromCache(page, visit)).rejects.toThrow("UnloadHandlerExistsInMainFrame");
});
