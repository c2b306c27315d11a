import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { complete, field, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { expectNoOverflow } from "./overflow.ts";
import { choose, press, untilResultIsWhole } from "./resultPage.ts";
import { expect, test } from "./site.ts";
import { mail } from "./startSite.ts";

// The test sets the clock.
test.use({ ownContext: true, viewport: { width: 360, height: 740 } });

const cli = join(import.meta.dirname, "../../api/src/cli.js");

/** Opens a browser of staff by the link that the terminal prints. */
async function openStaff(page: Page, { url, dataDir }: { url: string; dataDir: string }) {
  const env = { ...process.env, ...mail, DATA_DIR: dataDir };
  const link = execFileSync(process.execPath, [cli, "link"], { env, encoding: "utf8" }).trim();
  const { pathname, search } = new URL(link);
  await page.goto(url + pathname + search);
  await page.getByRole("link", { name: "Rates", exact: true }).click();
}

/** Answers the renewal check for a letter of 4.79% at the end of a term. */
async function openLetter(page: Page) {
  const journey = journeyOf("renewal");
  const steps = journey.steps.map((step, at) => (at === 0 ? step : { ...step, answers: {} }));
  await openCalculator(page, journey.path);
  await complete(page, { ...journey, steps });
  await untilResultIsWhole(page);
}

/**
 * A Monday of the brokerage. That a kill leaves the old or the new rates, and that a backup brings them
 * back on another store, is tested where the store is: `faults/rates.faults.ts` and
 * `src/backup/moveStore.test.ts` of the API.
 */
test("A Monday: staff set a rate on a phone, everything says so, and a mistake is undone", async ({
  page,
  context,
  site,
}) => {
  // The HTTP cache may keep rates.json for half a minute; a context that routes requests has none.
  await context.route("**/rates.json", (route) => route.continue());
  const file = await (await page.request.get("/rates.json")).json();
  const isUsual = ({ key }: { key: string }) => key === file.usual;
  const was = `${file.rates.find(isUsual).annualRate.toFixed(2)}%`;
  const before = await context.newPage();
  await before.clock.install();
  await openCalculator(before, journeyOf("payment").path);

  await openStaff(page, site);
  const insured = page
    .getByRole("listitem")
    .filter({ hasText: "5-year fixed" })
    .filter({ hasText: "Insured purchase" });
  await insured.first().getByRole("link", { name: "Change" }).click();
  await field(page, "Rate in percent").fill("3.94");
  await expectNoOverflow(page, "sideways");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status")).toContainText("5-year fixed at 3.94%");

  for (const path of ["/", "/rates"]) {
    await page.goto(path);
    await expect(page.locator("[data-rate-is=usual]").first()).toContainText("3.94%");
  }
  await page.getByLabel("Rental").check();
  const rental = page.getByRole("table").filter({ visible: true });
  await expect(rental).toContainText("5-year fixed");
  await expect(rental).not.toContainText("3.94%");

  await before.clock.fastForward("01:01");
  await field(before, "Mortgage amount").fill("300000");
  await before.getByRole("button", { name: "Next" }).click();
  await expect(before.getByRole("button", { name: "3.94%, insured" })).toBeVisible();

  await openLetter(page);
  await choose(page, /mortgage insured/, "Yes");
  await expect(page.getByRole("main")).toContainText("“I can get 3.94% for 5 years.");
  await press(page, "Open Tell us more");
  await choose(page, /rented out/, "Yes");
  await expect(page.getByRole("main")).not.toContainText("I can get 3.94%");
  // The rate is named only as that of a home that the borrower lives in.
  await expect(page.getByRole("main").getByText("3.94%").filter({ visible: true })).toHaveText([
    "If you live in the home: ask for 3.94%.",
  ]);

  await page.goto("/embed");
  await page.getByRole("heading", { name: "Preview" }).hover();
  const embed = page.locator("mortgage-calculator");
  await expect(embed).toHaveAttribute("rates", /rates\.json$/);
  await embed.getByLabel("Mortgage amount", { exact: true }).fill("300000");
  await embed.getByRole("button", { name: "Next" }).click();
  await expect(embed.getByRole("button", { name: "3.94%, insured" })).toBeVisible();

  await page.goto("/staff/rates");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("status")).toContainText("Undone");
  await page.goto("/");
  await expect(page.locator("[data-rate-is=usual]").first()).toContainText(was);
});
