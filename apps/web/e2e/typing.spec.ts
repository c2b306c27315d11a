import { field, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { holdRoute } from "./holdRoute.ts";
import { expect, test } from "./site.ts";

const notations = {
  "Mortgage amount": [
    ["120,000", "120000"],
    ["$120 000", "120000"],
    ["1,234,567.89", "1234567.89"],
    ["1234,56 $", "1234.56"],
    ["120k", "120000"],
    ["1,2 M", "1200000"],
  ],
  "Interest rate": [
    ["5,5 %", "5.5"],
    ["5,125", "5.125"],
  ],
  "Length of the mortgage": [["22,5", "22.5"]],
} as const;

test("Numbers in many notations are read when typed and pasted, and undo restores the field", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCalculator(page, journeyOf("payment").path);
  for (const [label, spellings] of Object.entries(notations)) {
    const asked = field(page, label);
    for (const [typed, number] of spellings) {
      await test.step(`${label} accepts ${typed}`, async () => {
        const before = await asked.inputValue();
        await asked.selectText();
        await page.keyboard.type(typed);
        await expect(asked).toHaveValue(number);
        await page.evaluate((text) => navigator.clipboard.writeText(text), typed);
        await asked.selectText();
        await page.keyboard.press("Delete");
        await page.keyboard.press("Control+V");
        await expect(asked).toHaveValue(number);
        // One undo step may cover only the paste, or also the deletion before it.
        await expect(async () => {
          await page.keyboard.press("Control+Z");
          expect(await asked.inputValue()).toBe(before);
        }).toPass();
      });
    }
    if (label !== "Mortgage amount") continue;
    await asked.fill("300000");
    await page.keyboard.press("Enter");
  }
});

test("An unlikely answer shows a warning and is accepted", async ({ page }) => {
  await openCalculator(page, journeyOf("payment").path);
  await field(page, "Mortgage amount").fill("300000");
  await page.keyboard.press("Enter");
  await field(page, "Interest rate").fill("55");
  await field(page, "Length of the mortgage").fill("250");
  await expect(field(page, "Interest rate")).toHaveAccessibleDescription(/Really 55%/);
  await field(page, "Length of the mortgage").fill("45");
  await expect(page.getByText("Really 45 years?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Calculate" })).toBeEnabled();
});

test("The mouse wheel never changes a number, and an amount is shown with separators once left", async ({
  page,
}) => {
  await openCalculator(page, journeyOf("payment").path);
  const amount = field(page, "Mortgage amount");
  await amount.fill("300000");
  await expect(page.getByText("300,000", { exact: true })).toBeHidden();
  await amount.blur();
  await expect(page.getByText("300,000", { exact: true })).toBeVisible();
  await amount.hover();
  await amount.focus();
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, 100);
  await expect(amount).toHaveValue("300000");
});

test("Text typed before hydration is kept", async ({ page }) => {
  const release = await holdRoute(page, "**/assets/*.js");
  await page.goto(journeyOf("payment").path, { waitUntil: "commit" });
  await field(page, "Mortgage amount").fill("300000");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  release();
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await expect(field(page, "Mortgage amount")).toHaveValue("300000");
});
