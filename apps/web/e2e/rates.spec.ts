import { untilHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

test("A rate that the visitor chose on the page of rates is used by the calculator", async ({
  page,
}) => {
  await page.goto("/rates");
  const use = page.getByRole("link", { name: "Use this rate" }).first();
  const row = page.getByRole("main").getByRole("listitem").filter({ has: use }).first();
  const [, rate = ""] = /(\d+\.\d\d)%/.exec((await row.textContent()) ?? "") ?? [];
  await use.click();
  await untilHydrated(page);
  await expect(page.getByText("From the page of rates")).toBeVisible();
  await page.getByLabel("Mortgage amount").fill("300000");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Interest rate")).toHaveValue(String(Number(rate)));
});
