import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { closingFeesInsight } from "@mortgage-kit/calculator-engine/insight/closingFees";
import { words } from "@mortgage-kit/calculator-engine/words/en/closingFees";
import { complete, journeyOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import { element, expect, loader, openRow, test } from "./hostSite.ts";

const payment = { calculator: "payment" };

test("the keyboard alone completes a calculator and changes its result", async ({ page, site }) => {
  await site.open({ body: `<a href="#">Before</a>${element(payment)}${loader}` });
  const calculator = page.locator("mortgage-calculator");
  await expect(calculator.locator("form")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const amount = calculator.getByLabel("Mortgage amount", { exact: true });
  await expect(amount).toBeFocused();
  await page.keyboard.type("300000");
  await page.keyboard.press("Tab");
  await expect(calculator.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  // A new step focuses its heading, and the next Tab reaches its first field.
  await expect(calculator.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  const rate = calculator.getByLabel("Interest rate", { exact: true });
  await expect(rate).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("5.05");
  await expect(rate).toHaveValue("5.05");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("5.5");
  await page.keyboard.press("Enter");
  await expect(calculator.getByText("$1,842.26").first()).toBeVisible();
  await expect(calculator.getByRole("heading", { level: 2 }).first()).toBeFocused();
});

test("at 400 % zoom there is no horizontal scrolling, before and after the result", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const lang of ["en", "fr"] as const) {
    const calculator = await site.openTag({ ...payment, lang });
    await expect(calculator.locator("form")).toBeVisible();
    const beyond = () =>
      page.evaluate(() => {
        const inside = document
          .querySelector("mortgage-calculator")
          ?.shadowRoot?.querySelector(".frame");
        return [document.documentElement, inside].map((box) =>
          box ? box.scrollWidth - box.clientWidth : NaN,
        );
      });
    await expect.poll(beyond).toEqual([0, 0]);
    await complete(calculator, await journeyOf("payment", lang));
    await expect(calculator.locator("dl").first()).toBeVisible();
    await expect.poll(beyond).toEqual([0, 0]);
  }
});

test("the result prints in black on white", async ({ page, site }) => {
  const calculator = await site.openTag(payment, {
    head: "<style>mortgage-calculator { --ui-background-surface: #fffaf0 }</style>",
  });
  await complete(calculator, await journeyOf("payment"));
  await expect(calculator.getByRole("heading", { name: "How it is worked out" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(calculator.getByText("$1,842.26").first()).toBeVisible();
  await expect(calculator.getByRole("button", { name: "Calculate Again" })).toBeHidden();
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 4).toString()).toBe("%PDF");
});

for (const [lang, workedOut] of [
  ["en", "How it is worked out"],
  ["fr", "Comment c’est calculé"],
] as const) {
  test(`the first step and the result pass axe in ${lang}, the result also on a phone`, async ({
    page,
    site,
  }) => {
    await site.open({
      body: `<main><h1>Elsewhere</h1>${element({ ...payment, lang })}</main>${loader}`,
    });
    const calculator = page.locator("mortgage-calculator");
    await expect(calculator.locator("form")).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await complete(calculator, await journeyOf("payment", lang));
    await expect(calculator.getByRole("heading", { name: workedOut })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await violationsOn(page)).toEqual([]);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  });
}

test.describe("on a later day", () => {
  test.use({ ownContext: true });

  test("rule dates and sources do not depend on today's date", async ({ page, site }) => {
    await page.clock.setFixedTime("2031-05-06T12:00:00Z");
    const calculator = await site.openTag(payment);
    const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(rulesCheckedOn),
    );
    await expect(calculator.getByText(`rules in force on ${day}`)).toBeVisible();
    await complete(calculator, await journeyOf("payment"));
    await openRow(calculator, "How it is worked out");
    const rule = calculator.locator("p, li, dd, td").filter({ hasText: "In force since" }).first();
    await expect(rule).toBeVisible();
    await expect(rule.getByRole("link").first()).toHaveAttribute("href", /^https:\/\//);
  });
});

test("notices of laws that change before the closing or are not certain reach the result", async ({
  site,
}) => {
  const inputs = { homePrice: 500_000, downPayment: 50_000, loanType: "conventional" } as const;
  const { lender } = closingFeesInsight.answer({ ...inputs, province: "QC" });
  const notices = lender.notes.filter(({ id }) => id.startsWith("laws-"));
  expect(notices).not.toEqual([]);
  const calculator = await site.openTag({ calculator: "closing-fees", province: "QC" });
  await complete(calculator, await journeyOf("closing-fees", "en", inputs));
  await openRow(calculator, "How it is worked out");
  for (const notice of notices) await expect(calculator).toContainText(words.note(notice));
});
