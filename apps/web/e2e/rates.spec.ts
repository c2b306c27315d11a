import { figuresIn } from "@mortgage-kit/calculators/figures";
import { untilHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

test("A rate that the visitor chose on the page of rates is used by the calculator", async ({
  page,
}) => {
  await page.goto("/rates");
  await page.getByLabel("Refinancing").check();
  const row = page.getByRole("row").filter({ visible: true, hasText: "5-year variable" });
  await expect(row).toContainText("the big banks’ prime");
  const rate = (await row.locator("[data-rate=annualRate]").textContent())?.replace("%", "");
  await row.getByRole("link", { name: "Use this rate" }).click();
  await untilHydrated(page);
  await expect(page.getByText("From the page of rates")).toBeVisible();
  await page.getByLabel("Mortgage amount").fill("300000");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Interest rate")).toHaveValue(String(Number(rate)));
});

test("The page shows the rates of now in their places, and takes them to the office", async ({
  page,
}) => {
  const file = await (await page.request.get("/rates.json")).json();
  const [usual] = file.rates.filter(
    ({ key }: { key: string }) => key === "fixed/5/insured/purchase,switch/owner",
  );
  Object.assign(usual, { annualRate: 3.94, apr: 3.94, payment: 1568, day: "2026-11-30" });
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
  await row.getByRole("link", { name: "Use this rate" }).click();
  await untilHydrated(page);
  await page.getByLabel("Mortgage amount").fill("300000");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Interest rate")).toHaveValue("3.94");
});
