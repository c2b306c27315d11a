import {
  answer,
  complete,
  field,
  journeyOf,
  journeys,
  openCalculator,
} from "./calculatorJourneys.ts";
import { openAlive } from "./openAlive.ts";
import { expect, test } from "./site.ts";

test("A keyboard alone answers every step, Enter goes on, and the focus follows", async ({
  page,
}) => {
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
  await expect(page.getByRole("heading", { name: "Your mortgage payment" })).toBeFocused();
  const result = page.getByRole("region", { name: "Your mortgage payment" });
  await expect(result.getByText("$1,842.26", { exact: true })).toBeVisible();
});

for (const [label, typed, number] of [
  ["Mortgage amount", "120,000", "120000"],
  ["Mortgage amount", "$120 000", "120000"],
  ["Mortgage amount", "1,234,567.89", "1234567.89"],
  ["Mortgage amount", "1234,56 $", "1234.56"],
  ["Interest rate", "5,5 %", "5.5"],
  ["Interest rate", "5,125", "5.125"],
  ["Length of the mortgage", "22,5", "22.5"],
] as const) {
  test(`${label} takes ${typed}, typed and pasted, and gives it back when undone`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openCalculator(page, journeyOf("payment").path);
    if (label !== "Mortgage amount") {
      await field(page, "Mortgage amount").fill("300000");
      await page.keyboard.press("Enter");
    }
    const asked = field(page, label);
    await asked.selectText();
    await page.keyboard.type(typed);
    await expect(asked).toHaveValue(number);
    await page.evaluate((text) => navigator.clipboard.writeText(text), typed);
    await asked.selectText();
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+V");
    await expect(asked).toHaveValue(number);
    if (label !== "Mortgage amount") return;
    await page.keyboard.press("Control+Z");
    await expect(asked).toHaveValue("");
  });
}

test("What is no number is answered at the field, typed or pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCalculator(page, journeyOf("payment").path);
  const amount = field(page, "Mortgage amount");
  const answer = /This takes a number, such as 120,000 or 5\.5\./;
  await amount.focus();
  await page.keyboard.type("lots");
  await expect(amount).toHaveAccessibleDescription(answer);
  await page.keyboard.type("5");
  await expect(amount).not.toHaveAccessibleDescription(answer);
  await page.evaluate(() => navigator.clipboard.writeText("about half a million"));
  await page.keyboard.press("Control+V");
  await expect(amount).toHaveAccessibleDescription(answer);
  await expect(amount).toHaveValue("5");
});

test("Enter on an incomplete step says what is missing, at the field and aloud", async ({
  page,
}) => {
  await openCalculator(page, journeyOf("payment").path);
  await expect(page.getByText("Enter an amount above $0.", { exact: true })).toHaveCount(0);
  await field(page, "Mortgage amount").fill("300000");
  await page.keyboard.press("Enter");
  await field(page, "Interest rate").fill("0");
  await field(page, "Length of the mortgage").fill("");
  await page.keyboard.press("Enter");
  await expect(field(page, "Interest rate")).toBeFocused();
  for (const label of ["Interest rate", "Length of the mortgage"]) {
    await expect(field(page, label)).toHaveAccessibleDescription(
      /Enter a number above 0, up to 100\./,
    );
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "Interest rate: Enter a number above 0, up to 100." }),
  ).toBeAttached();
  await field(page, "Interest rate").fill("5");
  await expect(field(page, "Interest rate")).not.toHaveAttribute("aria-invalid");
});

test("Enter names the row of a debt that is incomplete", async ({ page }) => {
  await openCalculator(page, journeyOf("debt-consolidation").path);
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Balance").press("Enter");
  await expect(field(page, "Balance")).toHaveAccessibleDescription(/Enter an amount above \$0\./);
});

test("An unlikely answer is asked about and accepted", async ({ page }) => {
  await openCalculator(page, journeyOf("payment").path);
  await field(page, "Mortgage amount").fill("300000");
  await page.keyboard.press("Enter");
  await field(page, "Interest rate").fill("55");
  await field(page, "Length of the mortgage").fill("250");
  await expect(field(page, "Interest rate")).toHaveAccessibleDescription(/Is the rate really 55%/);
  await field(page, "Length of the mortgage").fill("45");
  await expect(page.getByText("Really 45 years?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Calculate" })).toBeEnabled();
});

test("The wheel never changes a number, and a long amount is repeated with separators", async ({
  page,
}) => {
  await openCalculator(page, journeyOf("payment").path);
  const amount = field(page, "Mortgage amount");
  await amount.fill("300000");
  await expect(page.getByText("$300,000", { exact: true })).toBeVisible();
  await amount.hover();
  await amount.focus();
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, 100);
  await expect(amount).toHaveValue("300000");
});

test("Back within the page keeps the answers and leaves the history as it was", async ({
  page,
}) => {
  const journey = journeyOf("affordability");
  await openAlive(page, "/resources");
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

test("Starting again leaves the page with one Back", async ({ page }) => {
  await openAlive(page, "/resources");
  await openCalculator(page, journeyOf("payment").path);
  await complete(page, journeyOf("payment"));
  await page.getByRole("button", { name: "Calculate Again" }).click();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/resources$/);
});

test("Debts are added and removed with the focus where the next word goes", async ({ page }) => {
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
  const car = page.getByRole("group", { name: "Car loan" });
  await page.getByRole("group", { name: "Credit Card" }).getByLabel("Balance").fill("20000");
  await car.getByLabel("Balance").fill("10000");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("group", { name: "Credit Card" }).getByLabel("Monthly payment").fill("500");
  await page.getByRole("group", { name: "Credit Card" }).getByLabel("Interest rate").fill("20");
  await car.getByLabel("Monthly payment").fill("300");
  await car.getByLabel("Interest rate").fill("8");
  await page.getByRole("button", { name: "Calculate" }).click();
  const result = page.getByRole("region", { name: "One loan instead" });
  await expect(result.getByText("$30,000", { exact: true })).toBeVisible();
  await expect(result.getByText("$800.00", { exact: true })).toBeVisible();
});

const minimum = "Minimum down payment in Canada is 5% for homes under $500,000";
const insured = "With less than 20% down, you'll need mortgage default insurance (CMHC)";

for (const [downPayment, share, warning] of [
  ["24999", "5.0%", minimum],
  ["25000", "5.0%", insured],
  ["99999", "20.0%", insured],
  ["100000", "20.0%", null],
  ["33333", "6.7%", insured],
] as const) {
  test(`Closing fees: ${downPayment} down of 500000 is ${share}, warned as it should be`, async ({
    page,
  }) => {
    await openCalculator(page, journeyOf("closing-fees").path);
    await field(page, "Home price").fill("500000");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(/That's/)).toHaveCount(0);
    await field(page, "Down payment").fill(downPayment);
    await expect(page.getByText(`That's ${share} of the home price`)).toBeVisible();
    for (const text of [minimum, insured]) {
      await expect(page.getByText(text)).toHaveCount(text === warning ? 1 : 0);
    }
  });
}

test("Closing fees are worked out for the province that was chosen", async ({ page }) => {
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

test("What was typed before the code arrived counts", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(journeyOf("payment").path, { waitUntil: "commit" });
  await field(page, "Mortgage amount").fill("300000");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  release();
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await expect(field(page, "Mortgage amount")).toHaveValue("300000");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of journeys) {
    test(`${path} says what it needs and how to ask a person`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const said = await page.locator("main noscript").textContent();
      expect(said).toContain("This calculator needs JavaScript");
      await expect(page.getByRole("link", { name: "Ask us to work it out" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^\d{3}-555-01\d\d$/ }).first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
      await expect(page.getByRole("heading", { name: "What This Estimate Assumes" })).toBeVisible();
    });
  }
});
