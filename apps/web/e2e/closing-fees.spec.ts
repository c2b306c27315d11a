import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import { complete, field, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { amountIn, choose, openResult, press } from "./resultPage.ts";
import { expect, test } from "./site.ts";

const journey = journeyOf("closing-fees");
const minimum = "Minimum down payment in Canada is 5% for homes under $500,000";
const insured = "With less than 20% down, you'll need mortgage default insurance (CMHC)";

test("The down payment has its share, its warning and what it lacks", async ({ page }) => {
  await openCalculator(page, journey.path);
  await field(page, "Home price").fill("600000");
  await press(page, "Next");
  await expect(page.getByText("The law asks for at least $35,000 at this price.")).toBeVisible();
  await press(page, "Back");
  await field(page, "Home price").fill("500000");
  await press(page, "Next");
  await expect(page.getByText(/That's/)).toHaveCount(0);
  for (const [downPayment, share, warning] of [
    ["24999", "5.0%", minimum],
    ["25000", "5.0%", insured],
    ["99999", "20.0%", insured],
    ["100000", "20.0%", null],
    ["33333", "6.7%", insured],
    ["10000", "2.0%", minimum],
  ] as const) {
    await test.step(`${downPayment} on 500000 is ${share}`, async () => {
      await field(page, "Down payment").fill(downPayment);
      await expect(page.getByText(`That's ${share} of the home price`)).toBeVisible();
      for (const text of [minimum, insured]) {
        await expect(page.getByText(text)).toHaveCount(text === warning ? 1 : 0);
      }
    });
  }
  await press(page, "Calculate Fees");
  const result = page.getByRole("region", { name: "What closing would take" });
  await expect(result.getByRole("heading", { level: 2 })).toContainText("$25,000");
  await expect(result.getByText("Not as it stands", { exact: true })).toBeVisible();
});

test("Closing fees are calculated for the selected province", async ({ page }) => {
  await openCalculator(page, journey.path);
  await field(page, "Home price").fill("500000");
  await press(page, "Next");
  await field(page, "Down payment").fill("100000");
  await expect(field(page, "Province").getByRole("option")).toHaveCount(10);
  await field(page, "Province").selectOption({ label: "British Columbia" });
  await press(page, "Calculate Fees");
  await expect(page.getByText("These estimates are based on typical costs in BC.")).toBeVisible();
  const result = page.getByRole("region", { name: "What closing would take" });
  await expect(result.getByText("Mortgage default insurance", { exact: true })).toHaveCount(0);
  await press(page, "Calculate Again");
  await field(page, "Home price").fill("400000");
  await press(page, "Next");
  await expect(field(page, "Down payment")).toHaveValue("");
  await expect(field(page, "Province")).toHaveValue("ON");
});

test("City and first-time buyer change the lender's figure, not the estimate", async ({ page }) => {
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

  await choose(page, /owned a home/, "No");
  await expect(pair.nth(1)).not.toHaveText(toronto ?? "");
  expect(amountIn((await figures())[1] ?? "")).toBeLessThan(amountIn(toronto ?? ""));
  await expect(
    page.getByRole("status").filter({ hasText: /^Bring about \$[\d,]+ to closing\.$/ }),
  ).toHaveCount(1);
});

test("Each buyer has a row of questions, which update the result at once", async ({ page }) => {
  test.slow();
  await openResult(page, journey);
  await press(page, "Open Tell us more");
  const row = page.getByRole("region", { name: "Tell us more" });
  await row.getByLabel("Buyers to describe").selectOption("2");
  const first = row.getByRole("group", { name: "Buyer 1" });
  await first.getByLabel("Buyer 1: Ever owned").selectOption("never");
  await choose(first, /spouse owned a home/, "No");
  await expect(row.getByRole("group", { name: "Buyer 2" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Buyer 3" })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await press(page, "Open How it is worked out");
  await expect(
    page.getByText(/buyer 1 meets the test \(has never owned a home\); buyer 2 does not/),
  ).toBeVisible();
});
