import { journeyOf } from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import { openExports, openResult, savedWorkbook, spinbutton } from "./resultPage.ts";
import { expect, test } from "./site.ts";
import { nothingStored, storedBy } from "./storedBy.ts";

test("A spreadsheet has the page's current numbers, and saving it makes no request and works offline", async ({
  page,
  context,
}) => {
  await openResult(page, journeyOf("payment"));
  await openExports(page);
  const asked = requestsOf(page);
  const first = await savedWorkbook(page);
  expect(first.texts).toContain("Monthly payment a bank would ask");
  expect(first.texts).toContain("Fixed: for the numbers entered on the page.");
  const [main, schedule] = first.sheets;
  expect(main?.rows).toContainEqual(expect.arrayContaining(["Mortgage amount", 300_000]));
  expect(schedule?.rows[1]?.map((value) => Number(Number(value).toFixed(2)))).toEqual([
    1, 1842.26, 1375, 467.26, 299_532.74,
  ]);
  expect(asked.filter((url) => !url.startsWith("blob:"))).toEqual([]);

  asked.length = 0;
  // If the browser is never idle, the lower sections update late; the file must still be current.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await spinbutton(page, "Mortgage amount").fill("320000");
  await expect(page.getByText("$1,965.08").first()).toBeVisible();
  await context.setOffline(true);
  const second = await savedWorkbook(page);
  expect(second.sheets[0]?.rows).toContainEqual(
    expect.arrayContaining(["Mortgage amount", 320_000]),
  );
  expect(asked.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  expect(await storedBy(page)).toEqual(nothingStored);
});
