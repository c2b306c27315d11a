import { field, journeyOf } from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import {
  openExports,
  openResult,
  press,
  savedWorkbook,
  spinbutton,
  verdictOf,
} from "./resultPage.ts";
import { expect, test } from "./site.ts";
import { nothingStored, storedBy } from "./storedBy.ts";

test("Up to three results are compared side by side until they are removed", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  await press(page, "Keep to compare");
  await press(page, "Calculate Again");
  await field(page, "Mortgage amount").fill("310000");
  await press(page, "Next");
  await press(page, "Calculate");
  await press(page, "Keep to compare");
  // An input can also be changed in the result itself.
  await spinbutton(page, "Mortgage amount").fill("320000");
  const table = page.getByRole("table", { name: "Your results side by side" });
  const amounts = table.getByRole("row", { name: /^Mortgage amount/ });
  await expect(amounts).toHaveText(/\$300,000.*\$310,000.*\$320,000/);
  await press(page, "Keep to compare");
  await expect(page.getByRole("button", { name: "Keep to compare" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove result 1/ }).click();
  await expect(amounts).not.toHaveText(/\$300,000/);
  await expect(amounts).toHaveText(/\$310,000.*\$320,000/);
});

test("Extra payments change the schedule, whose months can be listed", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  await page.getByRole("button", { name: "Open The schedule" }).click();
  await press(page, "Pay extra or more often");
  await expect(page.getByText("Paid off after 25 years, with $252,680 of interest.")).toBeVisible();
  await field(page, "Extra every month").fill("200");
  await expect(
    page.getByText(/^Paid off after .* sooner, and \$[\d,]+ less interest\.$/),
  ).toBeVisible();
  const second = page.getByRole("button", { name: "Year 2", exact: true });
  await expect(second).toHaveAttribute("aria-expanded", "false");
  await second.press("Enter");
  await expect(page.getByRole("rowheader", { name: /^Month \d/ })).toHaveCount(12);
  await expect(page.getByRole("rowheader", { name: "Month 13" })).toBeVisible();
  const frequencies = page.getByRole("table", { name: /payment frequencies/ });
  await expect(frequencies.getByRole("row")).toHaveCount(8);
});

test("The visitor can shorten, address and send the message to an agent", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  await press(page, "Open Send or save");
  const message = page.getByRole("group", { name: "Your message" });
  await expect(message).toContainText("Monthly payment a bank would ask: $1,831");
  const verdict = await verdictOf(page).textContent();
  await expect(message).toContainText(verdict ?? "");
  await expect(message).toContainText("Mortgage amount: $300,000");
  await page.getByRole("checkbox", { name: "Mortgage amount: $300,000" }).uncheck();
  await expect(message).not.toContainText("$300,000");
  const members = page.getByLabel("To", { exact: true });
  await expect(members.getByRole("option")).toHaveCount(6);
  await members.selectOption({ index: 2 });
  const name = await members.locator("option:checked").textContent();
  await expect(message).toContainText(`Hello ${name?.split(" ")[0]},`);
  const text = await message.textContent();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, "Copy the message");
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("The answer is shared as a text with its link from beside its verdict", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openResult(page, journeyOf("payment"));
  await press(page, "Share this answer");
  await expect(page.getByText("Copied:")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(text)).toBeVisible();
  const lines = text.split("\n");
  expect(lines[0]).toMatch(/\$1,831/);
  expect(text).toMatch(/^What we assumed: .+$/m);
  expect(text).toMatch(/^Worked out on .+\.$/m);
  expect(new URL(lines.at(-1) ?? "").hash).toMatch(/^#v3=[\w-]+$/);
});

test("Exporting a result makes no request and stores nothing", async ({ page }) => {
  await openResult(page, journeyOf("refinance"));
  await openExports(page);
  const asked = requestsOf(page);
  await page.getByRole("button", { name: "Open The schedule" }).click();
  await press(page, "Pay extra or more often");
  await field(page, "Extra once a year").fill("5000");
  await press(page, "Keep to compare");
  await press(page, "Make a private link");
  await press(page, "Copy text");
  await page
    .getByRole("group", { name: "Lines of the message" })
    .getByRole("checkbox")
    .first()
    .uncheck();
  expect(asked.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  expect(await storedBy(page)).toEqual(nothingStored);
});

test("A spreadsheet has the current numbers, and needs no network", async ({ page }) => {
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
  await page.context().setOffline(true);
  const second = await savedWorkbook(page);
  expect(second.sheets[0]?.rows).toContainEqual(
    expect.arrayContaining(["Mortgage amount", 320_000]),
  );
  expect(asked.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  expect(await storedBy(page)).toEqual(nothingStored);
});
