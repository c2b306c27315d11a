import { launchOptions } from "@mortgage-kit/test-browser";
import { builtPages } from "./builtPages.ts";
import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { openAlive, untilQuiet } from "./openAlive.ts";
import { expect, test } from "./site.ts";

// The headless shell keeps no page that was left, and a browser under test none unless it is told to.
test.use({
  launchOptions: {
    ...launchOptions("browser"),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("Leaving a result and coming back finds it as it was", async ({ page }) => {
  const journey = journeyOf("payment");
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await page.getByRole("spinbutton", { name: "Mortgage amount" }).fill("310000");
  const changed = page
    .getByRole("region", { name: "Your mortgage payment" })
    .getByText("$1,903.67", { exact: true });
  await expect(changed).toBeVisible();
  await page.goto("/faqs");
  // A page that comes back whole is not loaded again, so there is nothing to wait for.
  await page.evaluate(() => history.back()).catch(() => {});
  await expect(changed).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Mortgage amount" })).toHaveValue("310000");
  await expect(page.getByText("Your numbers were not kept")).toHaveCount(0);
});

// Browsers keep no page that was answered with an error.
for (const { path } of builtPages.filter(({ path }) => !path.includes("no-such"))) {
  test(`${path} comes back from memory, at the place it was left`, async ({ sharedPage: page }) => {
    const position = () => page.evaluate(() => Math.round(scrollY));
    await openAlive(page, path);
    await untilQuiet(page);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? "from memory" : "anew";
      });
      scrollTo({ top: 100, behavior: "instant" });
    });
    const left = await position();
    await page.goto("/llms.txt");
    // A page from memory loads nothing, so there is no load to wait for.
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-shown", "from memory");
    expect(await position()).toBe(left);
  });
}
