import { figuresIn } from "@mortgage-kit/calculators/figures";
import type { Locator } from "@playwright/test";
import { untilHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

/** Expects that the calculator uses the rate of a row from which it is opened. */
async function expectUsed(row: Locator, rate: string) {
  const page = row.page();
  await row.getByRole("link", { name: "Use this rate" }).click();
  await untilHydrated(page);
  await expect(page.getByText("From the page of rates")).toBeVisible();
  await page.getByLabel("Mortgage amount").fill("300000");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Interest rate")).toHaveValue(rate);
}

test("A rate that the visitor chose among the rates is used", async ({ page }) => {
  await page.goto("/rates");
  await page.getByLabel("Refinancing").check();
  const row = page.getByRole("row").filter({ visible: true, hasText: "5-year variable" });
  await expect(row).toContainText("The big banks’ prime");
  const rate = (await row.locator("[data-rate=annualRate]").textContent())?.replace("%", "");
  await expectUsed(row, String(Number(rate)));
});

test("The page shows the rates of now, and takes them to the office", async ({ page }) => {
  const file = await (await page.request.get("/rates.json")).json();
  const [usual] = file.rates.filter(
    ({ key }: { key: string }) => key === "fixed/5/insured/purchase,switch/owner",
  );
  Object.assign(usual, { annualRate: 3.94, apr: 3.94, payment: 1568, day: "2026-11-30" });
  // Classes that the build did not know, and one that it knew and that is withdrawn.
  const [rental] = file.rates.filter(({ use }: { use: string }) => use === "rental");
  const insured = { ...rental, key: "fixed/4/insured/purchase/rental", class: "insured", years: 4 };
  const texts = { name: "4-year fixed", conditions: "Insured purchase, rented out." };
  Object.assign(insured, {
    ...{ purposes: ["purchase"], annualRate: 4.49, apr: 4.62, payment: 1651 },
    ...{ saidBy: "Owen Leclair", texts: { en: texts, fr: texts } },
  });
  file.rates = [...file.rates.filter(({ years }: { years: number }) => years !== 3), insured];
  await page.route("/rates.json", (route) => route.fulfill({ json: file }));
  await page.goto("/rates");
  const answer = page.getByRole("main").locator("[data-rate-key]").first();
  await expect(answer).toContainText("3.94%");
  await expect(answer).toContainText("Since November 30, 2026");
  const hold = await answer.getByRole("link", { name: "Hold This Rate" }).getAttribute("href");
  const sent = figuresIn(hold?.slice(hold.indexOf("#")) ?? "");
  expect(sent?.verdict).toBe("5-year fixed at 3.94%, since November 30, 2026");
  expect(sent?.lines).toContain("Insured purchase or switch, owner-occupied, held for 120 days.");
  const row = page.getByRole("row").filter({ visible: true, hasText: "5-year fixed" });
  await expect(row).toContainText("$1,568");
  await expect(page.getByRole("row", { name: "3-year" })).toHaveCount(0);
  await page.getByLabel("Rental").check();
  const added = page.getByRole("row").filter({ visible: true, hasText: "4-year fixed" });
  await expect(added).toContainText(/insured purchase.*4\.49%.*APR 4\.62%.*\$1,651/is);
  const by = page.locator("[data-published-by]").filter({ visible: true });
  await expect(by).toContainText("Owen Leclair");
  await page.getByLabel("Buying with less than 20% down").check();
  await expectUsed(row, "3.94");
});

test.describe("At a fixed time", () => {
  test.use({ ownContext: true });

  for (const [day, is] of [
    ["2026-10-17", "not yet"],
    ["2026-10-16", "now"],
  ] as const) {
    test(`A rate that may be 45 days old is ${is} said to be old`, async ({ page }) => {
      const file = await (await page.request.get("/rates.json")).json();
      for (const rate of file.rates) rate.day = day;
      await page.route("/rates.json", (route) =>
        route.fulfill({ json: { ...file, maxAgeDays: 45 } }),
      );
      await page.clock.setFixedTime("2026-12-01T18:00:00Z");
      await page.goto("/");
      const rate = page.locator("[data-rate-is=usual]").first();
      await expect(rate).toContainText(`October ${day.slice(-2)}, 2026`);
      await expect(rate.locator("[data-rate-old]")).toBeVisible({ visible: is === "now" });
    });
  }
});
