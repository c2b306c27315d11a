import {
  answer,
  complete,
  field,
  journeyOf,
  journeys,
  openCalculator,
} from "./calculatorJourneys.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

test("The keyboard alone completes every step, and the focus follows", async ({ page }) => {
  await openCalculator(page, journeyOf("payment").path);
  await field(page, "Mortgage amount").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await page.keyboard.type("300000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "At what rate, for how long?" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Interest rate")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "Interest rate")).toHaveValue("5.6");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  const result = page.getByRole("region", { name: "Your mortgage payment" });
  await expect(result.getByText("$1,842.26", { exact: true })).toBeVisible();
});

test("Enter on an incomplete step reports the missing field, also aloud", async ({ page }) => {
  await openCalculator(page, journeyOf("payment").path);
  await expect(page.getByText("Enter an amount above $0.", { exact: true })).toHaveCount(0);
  await field(page, "Mortgage amount").fill("300000");
  await page.keyboard.press("Enter");
  await field(page, "Interest rate").fill("0");
  await field(page, "Length of the mortgage").fill("");
  await page.keyboard.press("Enter");
  await expect(field(page, "Interest rate")).toBeFocused();
  const needed = "Enter a number above 0, up to 100.";
  for (const label of ["Interest rate", "Length of the mortgage"]) {
    await expect(field(page, label)).toHaveAccessibleDescription(
      /Enter a number above 0, up to 100\./,
    );
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }
  const spoken = page.getByRole("status").filter({ hasText: `Interest rate: ${needed}` });
  await expect(spoken).toBeAttached();
  await field(page, "Interest rate").fill("5");
  await expect(field(page, "Interest rate")).not.toHaveAttribute("aria-invalid");
});

test("Enter reports the row of an incomplete debt", async ({ page }) => {
  await openCalculator(page, journeyOf("debt-consolidation").path);
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Balance").press("Enter");
  await expect(field(page, "Balance")).toHaveAccessibleDescription(/Enter an amount above \$0\./);
});

test("The Back button of a step keeps the answers and adds no history entry", async ({ page }) => {
  const journey = journeyOf("affordability");
  await openHydrated(page, "/resources");
  await openCalculator(page, journey.path);
  const [first] = journey.steps;
  if (first) await answer(page, first);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(field(page, "Yearly household income")).toHaveValue("120000");
  await page.goBack();
  await expect(page).toHaveURL(/\/resources$/);
});

test("After a restart, one browser Back leaves the page", async ({ page }) => {
  await openHydrated(page, "/resources");
  await openCalculator(page, journeyOf("payment").path);
  await complete(page, journeyOf("payment"));
  await page.getByRole("button", { name: "Calculate Again" }).click();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/resources$/);
});

test("Adding or removing a debt moves focus to the next field to fill in", async ({ page }) => {
  await openCalculator(page, journeyOf("debt-consolidation").path);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Add another debt" }).click();
  await expect(field(page, "Debt 2")).toBeFocused();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.keyboard.type("Car loan");
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await page.getByRole("button", { name: "Remove Credit Card" }).click();
  await expect(field(page, "Debt 1")).toBeFocused();
  await expect(field(page, "Debt 1")).toHaveValue("Car loan");
  await expect(page.getByText("Credit Card is removed.")).toBeAttached();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});

test("Several debts add up", async ({ page }) => {
  await openCalculator(page, journeyOf("debt-consolidation").path);
  await page.getByRole("button", { name: "Add another debt" }).click();
  await page.keyboard.type("Car loan");
  await page.getByRole("button", { name: "Next" }).click();
  const card = page.getByRole("group", { name: "Credit Card" });
  const car = page.getByRole("group", { name: "Car loan" });
  await card.getByLabel("Balance").fill("20000");
  await car.getByLabel("Balance").fill("10000");
  await page.getByRole("button", { name: "Next" }).click();
  await card.getByLabel("Monthly payment").fill("500");
  await card.getByLabel("Interest rate").fill("20");
  await car.getByLabel("Monthly payment").fill("300");
  await car.getByLabel("Interest rate").fill("8");
  await page.getByRole("button", { name: "Calculate" }).click();
  for (const sum of ["$30,000", "$800.00"]) {
    const shown = page.getByRole("main").getByText(sum, { exact: true });
    await expect(shown.filter({ visible: true }).first()).toBeVisible();
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every calculator says what it needs, and how to ask the brokerage", async ({ page }) => {
    for (const { path } of journeys) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const text = await page.locator("main noscript").textContent();
      expect(text).toContain("This calculator needs JavaScript");
      await expect(page.getByRole("link", { name: "Ask us to work it out" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^\d{3}-555-01\d\d$/ }).first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
      await expect(page.getByRole("heading", { name: "What This Estimate Assumes" })).toBeVisible();
    }
  });
});
