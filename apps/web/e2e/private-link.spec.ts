import { tooLargeCase, writeCase } from "@mortgage-kit/calculator-engine/case";
import { field, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { everyRequestOf } from "./requestsOf.ts";
import { makeLink, openExports, openResult, press } from "./resultPage.ts";
import { expect, test } from "./site.ts";

const withoutFragment = /^[^#]+$/;

test("An unreadable link with numbers is reported and changes nothing", async ({ page }) => {
  const inputs = { loanAmount: 300_000 };
  const stranger = writeCase({ question: "payment", inputs, given: {}, from: "nowhere" });
  for (const fragment of ["#v1=nonsense", "#v0=abc", "#v3=nonsense", stranger]) {
    await page.goto("about:blank");
    await page.goto(`${journeyOf("payment").path}${fragment}`);
    await expect(page.getByText("This link could not be read")).toBeVisible();
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    await expect(page).toHaveURL(withoutFragment);
  }
  await page.goto("about:blank");
  await page.goto(`${journeyOf("payment").path}${tooLargeCase}`);
  await expect(page.getByText("Too many numbers for a link")).toBeVisible();
});

test("A private link entered on an open page is read and removed, each time", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  await openExports(page);
  const { hash } = new URL(await makeLink(page));
  const news = page.getByText("Opened from a private link");
  for (const _time of ["first", "second"]) {
    await press(page, "Calculate Again");
    await expect(news).toBeHidden();
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await expect(news).toBeVisible();
    await expect(page.getByText("$1,842.26").first()).toBeVisible();
    await expect(page).toHaveURL(withoutFragment);
  }
});

test("Numbers handed to another calculator are shown before they are used", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  const offer = page.getByText("From your “Mortgage Payment” calculation");
  const onward = page.getByRole("main").getByRole("link", { name: "Should I Refinance?" });
  const asked = everyRequestOf(page);
  const payload = (await onward.getAttribute("href"))?.split("#v3=")[1] ?? "";
  expect(payload).not.toBe("");
  await onward.click();
  await expect(offer).toBeInViewport();
  expect(asked.filter((url) => url.includes(payload))).toEqual([]);
  await expect(page.getByRole("definition").filter({ hasText: "$300,000" })).toBeVisible();
  await expect(field(page, "Current mortgage balance")).toHaveValue("");
  await press(page, "Use these numbers");
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await expect(field(page, "Current interest rate")).toHaveValue("5.5");
  await expect(offer).toHaveCount(0);
  await expect(page).toHaveURL(/^[^?#]+$/);
  // The tab's history keeps the numbers, so that a reload asks for nothing twice.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state.calculatorNumbers)))
    .toContain("5.5");
  await page.reload();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await expect(field(page, "Current interest rate")).toHaveValue("5.5");
  await expect(offer).toHaveCount(0);
});

test("Declined numbers change nothing", async ({ page }) => {
  await openResult(page, journeyOf("closing-fees"));
  await page.getByRole("main").getByRole("link", { name: "Mortgage Payment" }).click();
  await press(page, "Start fresh");
  await expect(page.getByText(/^From your/)).toHaveCount(0);
  await expect(field(page, "Mortgage amount")).toHaveValue("");
});

test("A half-filled form keeps its step and numbers in the other language", async ({ page }) => {
  await openCalculator(page, journeyOf("refinance").path);
  await field(page, "Current mortgage balance").fill("350000");
  await press(page, "Next");
  await field(page, "Current interest rate").fill("6.5");
  await page.getByRole("link", { name: "Français" }).first().click();
  await expect(page.getByText("Étape 2 de 4")).toBeVisible();
  await expect(page.getByLabel("Taux d’intérêt actuel").first()).toHaveValue("6.5");
  await press(page, "Retour");
  await expect(page.locator("input[type=number]").first()).toHaveValue("350000");
});
