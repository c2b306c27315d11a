import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { amountIn } from "./resultPage.ts";
import { expect, test } from "./site.ts";

test("City and first-time buyer change the lender's figure, not the estimate", async ({ page }) => {
  const journey = journeyOf("closing-fees");
  await openCalculator(page, journey.path);
  await complete(page, journey);
  const result = page.getByRole("region", { name: "What closing would take" });
  const pair = result
    .locator("dl", { hasText: "Cash a lawyer would ask for" })
    .locator("dd:nth-of-type(1)");
  const figures = async () => [await pair.nth(0).textContent(), await pair.nth(1).textContent()];
  const [estimate, before] = await figures();

  await page.getByRole("combobox", { name: /^City/ }).selectOption({ label: "Toronto" });
  await expect(pair.nth(1)).not.toHaveText(before ?? "");
  const [same, toronto] = await figures();
  expect(same).toBe(estimate);
  expect(amountIn(toronto ?? "")).toBeGreaterThan(amountIn(before ?? ""));

  await page
    .getByRole("radiogroup", { name: /owned a home/ })
    .getByRole("radio", { name: "No", exact: true })
    .check();
  await expect(pair.nth(1)).not.toHaveText(toronto ?? "");
  expect(amountIn((await figures())[1] ?? "")).toBeLessThan(amountIn(toronto ?? ""));
  await expect(
    page.getByRole("status").filter({ hasText: /^Bring about \$[\d,]+ to closing\.$/ }),
  ).toHaveCount(1);
});
