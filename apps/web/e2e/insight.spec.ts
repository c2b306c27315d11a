import type { Locator, Page } from "@playwright/test";
import { complete, journeyOf, journeys, openCalculator } from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import { expect, test } from "./site.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

const amount = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, "")) * 100);

/** Returns the first value, the changes and the last value of the table of differences, in cents. */
async function differencesIn(result: Locator) {
  const cells = result.getByRole("table").getByRole("cell");
  const texts = await cells.evaluateAll((all) => all.map((cell) => cell.textContent ?? ""));
  const [from = 0, ...rest] = texts.map((text) => amount(/[+-]?\$[\d,.]+$/.exec(text)?.[0] ?? ""));
  return { from, changes: rest.slice(0, -1), to: rest.at(-1) ?? 0 };
}

for (const journey of journeys) {
  const name = journey.path.split("/").at(-1);

  test(`${name} shows its chart, explanation and the lender's figure, and sends nothing`, async ({
    page,
    context,
  }) => {
    await openCalculator(page, journey.path);
    const requests = requestsOf(page);
    await complete(page, journey);
    const result = page.getByRole("region").filter({ hasText: "100% complete" });
    await expect(result.getByRole("heading", { level: 2 })).toHaveText(/\w/);
    await expect(result.getByRole("figure")).toHaveAccessibleDescription(/\$/);

    const why = result.getByRole("button", { name: "Why they differ" });
    await expect(why).toHaveAttribute("aria-expanded", "false");
    await why.click();
    const { from, changes, to } = await differencesIn(result);
    const sum = changes.reduce((total, change) => total + change, from);
    // Large figures are rounded to whole dollars, so each may be off by 50 cents.
    expect(Math.abs(sum - to)).toBeLessThanOrEqual(50 * (changes.length + 2));

    const explained = section(page, "How it is worked out");
    await page.getByRole("button", { name: "Open How it is worked out" }).click();
    expect(await explained.getByRole("listitem").count()).toBeGreaterThan(2);
    await expect(explained.getByRole("heading", { name: "The rules behind it" })).toBeVisible();
    await explained.getByText("Show as a table").click();
    expect(await explained.getByRole("table").getByRole("row").count()).toBeGreaterThan(1);

    const asked = section(page, "Tell us more");
    const opener = page.getByRole("button", { name: "Open Tell us more" });
    if ((await opener.count()) > 0) {
      const count = Number.parseInt(
        (await asked.getByText(/more questions?/).textContent()) ?? "",
        10,
      );
      await opener.click();
      const controls = asked.locator("[role=radiogroup], select, input[type=number]");
      expect(await controls.count()).toBe(Number.isNaN(count) ? 1 : count);
    }

    expect(requests).toEqual([]);
    expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
  });
}

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

  await page.getByRole("radiogroup", { name: /^City/ }).getByText("Toronto").click();
  await expect(pair.nth(1)).not.toHaveText(before ?? "");
  const [same, toronto] = await figures();
  expect(same).toBe(estimate);
  expect(amount(toronto ?? "")).toBeGreaterThan(amount(before ?? ""));

  await page
    .getByRole("radiogroup", { name: /owned a home/ })
    .getByText("No", { exact: true })
    .click();
  await expect(pair.nth(1)).not.toHaveText(toronto ?? "");
  expect(amount((await figures())[1] ?? "")).toBeLessThan(amount(toronto ?? ""));
  await expect(
    page.getByRole("status").filter({ hasText: /^Bring about \$[\d,]+ to closing\.$/ }),
  ).toHaveCount(1);
});
