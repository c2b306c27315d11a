import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import type { Page } from "@playwright/test";
import { journeyOf } from "./calculatorJourneys.ts";
import { everyRequestOf } from "./requestsOf.ts";
import { openResult, press } from "./resultPage.ts";
import { expect, test } from "./site.ts";

const expectAccessible = async (page: Page) =>
  expect(await violationsOn(page, { within: "main", enhancedContrast: true })).toEqual([]);

for (const name of ["payment", "renewal"] as const) {
  test(`The prime rate of a ${name} is loaded and drawn when it is opened`, async ({ page }) => {
    const asked = everyRequestOf(page);
    await openResult(page, journeyOf(name));
    const ofPrime = () => asked.filter((url) => /\/loanRows/.test(url));
    expect(ofPrime()).toEqual([]);
    await press(page, "Open The schedule");
    const row = page.getByRole("region", { name: "The schedule" });
    await row.getByRole("button", { name: "If prime moves by …" }).click();
    const figure = row.getByRole("figure", { name: /still owe with prime 1 point up/ });
    await expect(figure).toHaveAccessibleDescription(
      /payment that follows .* instead of .*stays the same pays the mortgage off after/,
    );
    expect(ofPrime()).toHaveLength(2);
    await row.getByRole("button", { name: "3 points up" }).click();
    const far = row.getByRole("figure", { name: /still owe with prime 3 points up/ });
    await expect(far).toHaveAccessibleDescription(/no longer covers the interest/);
    const table = row.getByRole("table", { name: "Both kinds of variable mortgage, by the month" });
    await expect(table.getByRole("row", { name: /^3 points up/ })).toContainText("raised");
    await expect(table.getByRole("row", { name: /^1 point down/ })).not.toContainText("raised");
    await expectAccessible(page);
  });
}

test("Income other than salary is counted by the named rule of its kind", async ({ page }) => {
  test.slow();
  await openResult(page, journeyOf("affordability"));
  const rule = page.getByRole("term").filter({ hasText: "Maximum home price, by the 32% rule" });
  const estimate = rule.locator("..");
  const before = await estimate.textContent();
  await press(page, "Open Tell us more");
  const row = page.getByRole("region", { name: "Tell us more" });
  await expect(row).toContainText("Guaranteed pay counts in full.");
  await expect(row.getByLabel("Self-employed income, the year before")).toHaveCount(0);
  await row.getByLabel("Self-employed income, a year").fill("30000");
  await expect(row).toContainText("Self-employment: $0 of $30,000, since one year alone");
  await expect(
    page.getByText("If the self-employed income was $30,000 the year before:"),
  ).toBeVisible();
  await row.getByLabel("Self-employed income, the year before").fill("20000");
  await expect(row).toContainText("$25,000 of $30,000, the average of two years");
  expect(await estimate.textContent()).toBe(before);
  await expectAccessible(page);
});

test("Equity loans are compared with the refinance when they are opened", async ({ page }) => {
  test.slow();
  const asked = everyRequestOf(page);
  await openResult(page, journeyOf("refinance"));
  const ofLoans = () => asked.filter((url) => /\/(E|e)quityLoans/.test(url));
  expect(ofLoans()).toEqual([]);
  await press(page, "Open A second loan instead");
  const row = page.getByRole("region", { name: "A second loan instead" });
  const table = row.getByRole("table", { name: /^The same \$50,000 in three ways/ });
  await expect(table.getByRole("row")).toHaveCount(4);
  expect(ofLoans().length).toBeGreaterThan(0);
  await expect(row).not.toContainText("can be taken out");
  await row.getByLabel("Value of the home").fill("400000");
  await expect(row).toContainText("$50,000 is more than any of the three may reach.");
  await row.getByLabel("Value of the home").fill("900000");
  await expect(row).toContainText("At most");
  const line = table.getByRole("row", { name: /^Line of credit beside it/ });
  const cost = await line.textContent();
  await row.getByLabel("Rate of a line of credit").fill("12");
  await expect(line).not.toHaveText(cost ?? "");
  await expectAccessible(page);
});
