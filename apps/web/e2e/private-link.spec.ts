import type { Page } from "@playwright/test";
import { field, journeyOf, journeys } from "./calculatorJourneys.ts";
import { measured, openExports, openResult, press } from "./resultPage.ts";
import { expect, test } from "./site.ts";

async function makeLink(page: Page) {
  await openExports(page);
  await press(page, "Make a private link");
  return field(page, "Your private link").inputValue();
}

for (const journey of journeys) {
  const name = journey.path.replace("/resources/", "").replace("-calculator", "");
  test(`${name}: a private link restores the result and is removed from the address bar`, async ({
    page,
    context,
  }) => {
    await openResult(page, journey);
    const verdict = await page.getByRole("heading", { level: 2 }).first().textContent();
    const link = await makeLink(page);
    expect(new URL(link).hash).toMatch(/^#v2=[\w-]+$/);
    expect(page.url()).not.toContain("#");

    const other = await context.newPage();
    const asked: string[] = [];
    other.on("request", (request) => asked.push(request.url()));
    await other.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(window, {
        calls,
        gtag: (...args: unknown[]) => calls.push(JSON.stringify(args) + location.href),
      });
    });
    await other.goto(link);
    await expect(other.getByText("Opened from a private link")).toBeVisible();
    await expect(other.getByRole("button", { name: "Calculate Again" })).toBeVisible();
    await expect(other.getByRole("heading", { level: 2 }).first()).toHaveText(verdict ?? "");
    expect(new URL(other.url()).hash).toBe("");
    const payload = new URL(link).hash.slice(4);
    expect(asked.filter((url) => url.includes(payload))).toEqual([]);
    const calls = await other.evaluate(() => (window as unknown as { calls: string[] }).calls);
    expect(calls.filter((call) => call.includes(payload))).toEqual([]);

    await test.step("In French too, the closed result is short", async () => {
      await other.setViewportSize({ width: 360, height: 780 });
      await other.goto(link.replace("/resources/", "/fr/resources/"));
      await expect(other.getByText("Calcul ouvert à partir d’un lien privé")).toBeVisible();
      const last = other.getByRole("heading", { name: "Envoyer ou garder" });
      await expect(last).toBeVisible();
      // A reload keeps the result, once its numbers are kept, and removes the words about the link.
      await other.waitForFunction(() => history.state?.calculatorNumbers);
      await other.reload();
      await expect(last).toBeVisible();
      await expect.poll(async () => (await measured(other)).rows).toBeGreaterThan(2);
      const { words, buttons, rows, verdict } = await measured(other);
      expect.soft(words, "words").toBeLessThanOrEqual(250);
      expect.soft(buttons, "buttons").toBeLessThanOrEqual(9);
      expect.soft(rows, "rows").toBeLessThanOrEqual(5);
      expect.soft(verdict.match(/\S*\p{L}\S*/gu)?.length, verdict).toBeLessThanOrEqual(14);
    });
  });
}

test("An unreadable link with numbers is reported and changes nothing", async ({ page }) => {
  const stranger = JSON.stringify({ from: "nowhere", values: { loanAmount: 300_000 } });
  const offer = `#from=${Buffer.from(stranger).toString("base64url")}`;
  for (const fragment of ["#v1=nonsense", "#v0=abc", "#from=nonsense", offer]) {
    await page.goto("about:blank");
    await page.goto(`${journeyOf("payment").path}${fragment}`);
    await expect(page.getByText("This link could not be read")).toBeVisible();
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  }
});

test("A private link entered on an open page is read and removed", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  const link = await makeLink(page);
  await press(page, "Calculate Again");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect(page.getByText("Opened from a private link")).toBeVisible();
  await expect(page.getByText("$1,842.26").first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("The message about a private link closes with its result, and the same link can be opened again", async ({
  page,
}) => {
  await openResult(page, journeyOf("payment"));
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
  }
});

test("Numbers handed to another calculator are shown before they are used", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  const offer = page.getByText("From your “Mortgage Payment” calculation");
  const onward = page.getByRole("main").getByRole("link", { name: "Should I Refinance?" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const payload = (await onward.getAttribute("href"))?.split("#from=")[1] ?? "";
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
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");
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
