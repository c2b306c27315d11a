import { launchOptions } from "@mortgage-kit/test-browser";
import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

const shell = launchOptions();

// Browsers treat localhost as secure, but neither a name nor an address in a local network.
test.use({
  launchOptions: {
    ...shell,
    args: [...shell.args, "--host-resolver-rules=MAP office.example 127.0.0.1"],
  },
  baseURL: async ({ site }, use) => use(site.url.replace("localhost", "office.example")),
});

test.beforeEach(async ({ page }) => {
  page.on("pageerror", (error) => expect.soft(error).toBeUndefined());
});

test("An application and a call-back are sent over plain http", async ({ page }) => {
  await openHydrated(page, "/application");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel("First Name").fill("Ana");
  await page.getByLabel("Last Name").fill("Office");
  await page.getByLabel("Phone or Email").fill("705-555-0177");
  await page.getByRole("checkbox", { name: /Terms of Use/ }).check();
  await page.getByRole("button", { name: "START MY APPLICATION" }).click();
  await expect(page.getByText("Your reference is")).toBeVisible();

  await page.goto("/call-back");
  await page.getByLabel("Name", { exact: true }).fill("Kim Roy");
  await page.getByLabel("Phone or e-mail").fill("705-555-0178");
  await page.getByRole("checkbox", { name: /Terms of Use/ }).check();
  await page.getByRole("button", { name: "Have someone call me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We will get back to you");
});

test("What cannot be copied or shared over plain http is shown for the visitor to copy", async ({
  page,
}) => {
  const journey = journeyOf("payment");
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await page.getByRole("button", { name: "Share this answer" }).click();
  await expect(page.getByRole("textbox", { name: /copy/i })).toHaveValue(/#v\d=/);

  await openHydrated(page, "/embed");
  await page
    .getByRole("button", { name: /^Copy: / })
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()))
    .toContain("<mortgage-calculator");
});
