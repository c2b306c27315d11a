import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { fillCallBack, send, sendCallBack } from "./forms.ts";
import { openHydrated } from "./hydration.ts";
import { press } from "./resultPage.ts";
import { expect, namedHost, test } from "./site.ts";

test.use({
  launchOptions: namedHost,
  baseURL: async ({ site }, use) => use(site.url.replace("localhost", "office.example")),
});

test.beforeEach(async ({ page }) => {
  page.on("pageerror", (error) => expect.soft(error).toBeUndefined());
});

test("An application and a call-back are sent over plain http", async ({ page }) => {
  await openHydrated(page, "/application");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await send(page, "Office");
  await expect(page.getByText("Your reference is")).toBeVisible();

  await page.goto("/call-back");
  await fillCallBack(page, "705-555-0178", "As soon as you can");
  await sendCallBack(page);
});

test("What plain http does not copy is shown for the visitor to copy", async ({ page }) => {
  const journey = journeyOf("payment");
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await press(page, "Share this answer");
  await expect(page.getByRole("textbox", { name: /copy/i })).toHaveValue(/#v\d=/);

  await openHydrated(page, "/embed");
  const copy = page.getByRole("button", { name: /^Copy: / });
  await copy.first().click();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toContain("<mortgage-calculator");
});
