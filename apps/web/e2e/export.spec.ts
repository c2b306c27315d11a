import { field, journeyOf } from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import { openExports, openResult, press, spinbutton } from "./resultPage.ts";
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
  const verdict = await page.getByRole("heading", { level: 2 }).first().textContent();
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
