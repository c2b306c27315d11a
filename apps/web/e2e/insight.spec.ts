import type { Locator, Page } from "@playwright/test";
import { createFormatter } from "@simcoe/calculator-engine/words";
import { complete, journeyOf, journeys, openCalculator } from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import { expect, test } from "./site.ts";
import { workedExample } from "./workedExample.ts";

const { cents } = createFormatter("en-CA");

const lenderTitle = "How a Canadian lender would look at this";
const section = (page: Page, name: string) => page.getByRole("region", { name });

const amounts = (texts: readonly string[]) =>
  texts.map((text) => Math.round(Number(text.replace(/[^\d.-]/g, "")) * 100));

/** The cents that the rows of the bridge's table begin with, change by and end at. */
async function bridgeOf(lender: Locator) {
  const table = lender.getByRole("table", { name: "From our figure to a lender's" });
  const opener = lender.getByText("Show as a table");
  if (!(await table.isVisible())) await opener.click();
  const leaves = amounts(await table.locator("tr td:last-child").allInnerTexts());
  const changes = amounts(
    await table.locator("tr:not(:first-child):not(:last-child) td:nth-child(2)").allInnerTexts(),
  );
  return { from: leaves[0] ?? 0, changes, to: leaves.at(-1) ?? 0 };
}

for (const journey of journeys) {
  const name = journey.path.split("/").at(-1);

  test(`${name} draws, explains and sets its result beside a lender's, sending nothing`, async ({
    page,
    context,
  }) => {
    await openCalculator(page, journey.path);
    const requests = requestsOf(page);
    await complete(page, journey);

    const picture = section(page, "A picture of it");
    await picture.getByText("Show as a table").click();
    await expect(picture.getByRole("figure")).toHaveAccessibleDescription(/\$/);
    expect(await picture.getByRole("table").getByRole("row").count()).toBeGreaterThan(2);

    const { expected } = workedExample(journey.vector);
    const headline = cents(expected[journey.headline.figure] ?? Number.NaN);
    const explained = section(page, "How we got this");
    await expect(explained).toContainText(headline);
    await page.getByRole("button", { name: "Open How we got this" }).click();
    expect(await explained.getByRole("listitem").count()).toBeGreaterThan(2);

    const lender = section(page, lenderTitle);
    const asked = lender.getByRole("heading", { name: "What a lender would ask" });
    await expect(asked).toBeHidden();
    const opener = page.getByRole("button", { name: `Open ${lenderTitle}` });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await page.getByRole("button", { name: "Why they differ, line by line" }).click();
    const closer = page.getByRole("button", { name: `Close ${lenderTitle}` });
    await expect(closer).toBeFocused();
    await expect(closer).toHaveAttribute("aria-expanded", "true");
    await expect(asked).toBeVisible();
    await expect(lender).toContainText("Assumed until you say otherwise:");
    const { from, changes, to } = await bridgeOf(lender);
    const sum = changes.reduce((total, change) => total + change, from);
    // Whole dollars are shown for large figures, so each row may be half a dollar off.
    expect(Math.abs(sum - to)).toBeLessThanOrEqual(50 * (changes.length + 2));
    await expect(lender.getByRole("link").first()).toHaveAttribute("href", /^https?:/);

    expect(requests).toEqual([]);
    expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
  });
}

test("The lender's view follows the city and the first-time buyer, the headline does not", async ({
  page,
}) => {
  const journey = journeyOf("closing-fees");
  await openCalculator(page, journey.path);
  await complete(page, journey);
  const lender = section(page, lenderTitle);
  await page.getByRole("button", { name: `Open ${lenderTitle}` }).click();
  const assumed = await bridgeOf(lender);

  await lender.getByLabel("City", { exact: true }).selectOption("Toronto");
  await expect(lender.getByText("Toronto municipal land transfer tax").first()).toBeVisible();
  const toronto = await bridgeOf(lender);
  expect(toronto.to).toBeGreaterThan(assumed.to);

  const history = lender.getByLabel("Has a buyer owned a home before?", { exact: true });
  await history.selectOption("earlier");
  await expect(lender.getByText("First-time buyer: Ontario – no")).toBeVisible();
  expect((await bridgeOf(lender)).to).toBe(toronto.to);
  await history.selectOption("never");
  await expect.poll(async () => (await bridgeOf(lender)).to).toBeLessThan(toronto.to);
  expect((await bridgeOf(lender)).from).toBe(assumed.from);

  await lender.getByRole("button", { name: "Back to what was assumed" }).click();
  await expect.poll(() => bridgeOf(lender)).toEqual(assumed);
});
