import { looseTexts } from "@mortgage-kit/test-browser/looseTexts";
import { translate } from "@mortgage-kit/test-browser/translate";
import type { Page } from "@playwright/test";
import { consoleProblems } from "./consoleProblems.ts";
import { submit, terms } from "./forms.ts";
import { openHydrated, untilHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

/** Changes every visible control of the main part once, on a page that is translated before each change. */
async function changeEverything(page: Page): Promise<void> {
  const controls = page.locator("main :is(input, select, summary, button):visible");
  for (let index = 0; index < (await controls.count()); index += 1) {
    await page.evaluate(translate, undefined);
    const control = controls.nth(index);
    const [name, type] = await control.evaluate((each) => [
      each.localName,
      each.getAttribute("type"),
    ]);
    if (name === "select") await control.selectOption({ index: 1 }, { force: true });
    else if (name === "input" && !["checkbox", "radio", "color"].includes(type ?? "")) {
      await control.fill(type === "email" ? "ana@mail.example" : "credit");
    } else if (type !== "submit") await control.dispatchEvent("click");
  }
  await page.evaluate(translate, undefined);
}

for (const path of ["/faqs", "/blogs", "/embed", "/application", "/call-back", "/fr/application"]) {
  test(`${path} survives a browser's translation`, async ({ page }) => {
    const problems = consoleProblems(page);
    await openHydrated(page, path);
    expect(await page.evaluate(looseTexts, undefined)).toEqual([]);
    await changeEverything(page);
    expect(await page.evaluate(looseTexts, undefined)).toEqual([]);
    // The preview complains of a colour that is none.
    expect(problems.filter((text) => !text.startsWith("<mortgage-calculator>"))).toEqual([]);
    await expect(page.getByRole("main")).not.toBeEmpty();
  });
}

test("A translated list is filtered, and a snippet follows the choice", async ({ page }) => {
  await openHydrated(page, "/faqs");
  await page.evaluate(translate, undefined);
  await page.getByRole("button", { name: "Self-Employed" }).click();
  await expect(page.locator("main details")).toHaveCount(6);
  await page.getByLabel("Search questions").fill("refinace");
  await expect(page.locator("main h2", { hasText: "Related Answers" })).toBeVisible();

  await openHydrated(page, "/embed");
  await page.evaluate(translate, undefined);
  await page.getByLabel("Calculator", { exact: true }).selectOption({ label: "Closing Fees" });
  await expect(page.locator("code").first()).toContainText('calculator="closing-fees"');
});

test("A translated application reports its errors, is sent and takes details", async ({ page }) => {
  const problems = consoleProblems(page);
  // Translated before its scripts too, as in a browser that translates every page.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await page.evaluate(translate, undefined);
    await route.continue();
  });
  await page.goto("/application");
  await untilHydrated(page);
  problems.length = 0;
  for (const act of [
    () => submit(page).click(),
    () => page.getByLabel("First Name").fill("Ana"),
    () => page.getByLabel("Last Name").fill("Translated"),
    () => page.getByLabel("Phone or Email").fill("705-555-0177"),
    () => terms(page).check(),
    () => submit(page).click(),
    () => expect(page.getByRole("main").getByText("Your reference is")).toBeVisible(),
    () => page.getByLabel(/^When \(/).selectOption({ index: 1 }),
  ]) {
    await page.evaluate(translate, undefined);
    await act();
  }
  await page.evaluate(translate, undefined);
  expect(problems).toEqual([]);
});
