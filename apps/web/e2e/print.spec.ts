import { journeyOf } from "./calculatorJourneys.ts";
import { expectedSite } from "./expectedSite.ts";
import { openResult, verdictOf } from "./resultPage.ts";
import { expect, test } from "./site.ts";

const { brokerage } = expectedSite;

// The test sets the clock.
test.use({ ownContext: true });

test("A result prints as one separate page", async ({ page }) => {
  await page.clock.setFixedTime("2027-03-01T12:00:00");
  await openResult(page, journeyOf("closing-fees"));
  const verdict = await verdictOf(page).textContent();
  // Printed the next day, it keeps the day of its rules.
  await page.clock.setFixedTime("2027-03-02T12:00:00");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const sheet = page.locator("body > article");
  for (const text of [
    brokerage.name,
    brokerage.licence.number,
    "Worked out on March 1, 2027.",
    (await verdictOf(page).textContent()) ?? "",
    "Cash required",
    "$500,000",
    "Cash a lawyer would ask for",
  ]) {
    await expect(sheet).toContainText(text);
  }
  await expect(sheet).toContainText("What this estimate assumes");
  await expect(page.getByRole("main")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const largest = await sheet.evaluate((node) => {
    const size = (each: Element) => Number.parseFloat(getComputedStyle(each).fontSize);
    const texts = [...node.querySelectorAll("*")].filter((each) => each.childElementCount === 0);
    const most = Math.max(...texts.map(size));
    return texts.filter((each) => size(each) === most).map((each) => each.textContent);
  });
  expect(largest).toHaveLength(1);
  expect(largest[0]).toMatch(/^\$[\d,]+$/);
  expect(verdict).toContain(largest[0] ?? "");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(sheet).toHaveCount(0);
});
