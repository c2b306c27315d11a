import type { Page } from "@playwright/test";
import { submit, terms } from "./forms.ts";
import { holdRoute } from "./holdRoute.ts";
import { untilHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

/** Opens a page whose scripts wait. Returns a function that lets them load and waits for hydration. */
async function openBeforeScripts(page: Page, path: string) {
  const release = await holdRoute(page, /\/assets\/.*\.js/);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    release();
    await untilHydrated(page);
  };
}

test("The application keeps what was entered before its scripts", async ({ page }) => {
  const hydrate = await openBeforeScripts(page, "/application");
  await page.getByLabel("First Name").fill("Ana");
  await page.getByLabel("Last Name").fill("Early");
  await terms(page).check();
  await hydrate();
  await page.getByLabel("Phone or Email").fill("705-555-0177");
  await expect(page.getByLabel("First Name")).toHaveValue("Ana");
  await expect(page.getByLabel("Last Name")).toHaveValue("Early");
  await expect(terms(page)).toBeChecked();
  const sent = page.waitForRequest("**/api/mortgage-applications");
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ firstName: "Ana", lastName: "Early" });
});

test("The application sends what a browser filled in without an event", async ({ page }) => {
  await page.goto("/application");
  await untilHydrated(page);
  const values = { firstName: "Ana", lastName: "Silent", phoneOrEmail: "705-555-0177" };
  await page.getByRole("main").evaluate((main, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = main.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
  }, values);
  await terms(page).check();
  await expect(page.getByLabel("Last Name")).toHaveValue("Silent");
  const sent = page.waitForRequest("**/api/mortgage-applications");
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject(values);
});

test("The snippet builder takes choices made before its scripts", async ({ page }) => {
  const hydrate = await openBeforeScripts(page, "/embed");
  await page.getByLabel("Calculator", { exact: true }).selectOption({ label: "Closing Fees" });
  await page.getByLabel(/content security policy/i).check();
  await hydrate();
  await expect(page.locator("code").first()).toContainText('calculator="closing-fees"');
  await expect(page.locator("code")).toHaveCount(3);
});
