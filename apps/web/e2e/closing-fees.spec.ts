import { field, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { expect, test } from "./site.ts";

const minimum = "Minimum down payment in Canada is 5% for homes under $500,000";
const insured = "With less than 20% down, you'll need mortgage default insurance (CMHC)";

test("Closing fees: the down payment's share is shown, with the right warning", async ({
  page,
}) => {
  await openCalculator(page, journeyOf("closing-fees").path);
  await field(page, "Home price").fill("500000");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/That's/)).toHaveCount(0);
  for (const [downPayment, share, warning] of [
    ["24999", "5.0%", minimum],
    ["25000", "5.0%", insured],
    ["99999", "20.0%", insured],
    ["100000", "20.0%", null],
    ["33333", "6.7%", insured],
  ] as const) {
    await test.step(`${downPayment} on 500000 is ${share}`, async () => {
      await field(page, "Down payment").fill(downPayment);
      await expect(page.getByText(`That's ${share} of the home price`)).toBeVisible();
      for (const text of [minimum, insured]) {
        await expect(page.getByText(text)).toHaveCount(text === warning ? 1 : 0);
      }
    });
  }
});

test("Closing fees are calculated for the selected province", async ({ page }) => {
  await openCalculator(page, journeyOf("closing-fees").path);
  await field(page, "Home price").fill("500000");
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Down payment").fill("100000");
  await expect(field(page, "Province").getByRole("option")).toHaveCount(10);
  await field(page, "Province").selectOption({ label: "British Columbia" });
  await page.getByRole("button", { name: "Calculate Fees" }).click();
  await expect(page.getByText("These estimates are based on typical costs in BC.")).toBeVisible();
  const result = page.getByRole("region", { name: "What closing would take" });
  await expect(result.getByText("Mortgage default insurance", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Calculate Again" }).click();
  await field(page, "Home price").fill("400000");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(field(page, "Down payment")).toHaveValue("");
  await expect(field(page, "Province")).toHaveValue("ON");
});
