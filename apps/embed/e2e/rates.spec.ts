import type { Route } from "@playwright/test";
import { element, embedOrigin, expect, loader, test } from "./hostSite.ts";

const owner = { kind: "fixed", years: 5, use: "owner", purposes: ["purchase", "switch"] };
const rates = [
  { ...owner, class: "insured", annualRate: 3.94 },
  { ...owner, class: "uninsured", annualRate: 4.34 },
];
const published = {
  headers: { "access-control-allow-origin": "*" },
  json: { rates },
};
const address = `${embedOrigin}/rates.json`;
const body = element({ calculator: "payment", rates: address }) + loader;

test("the tag offers the rates of the brokerage that gave their address, and sends no figure", async ({
  page,
  site,
}) => {
  await site.open(page, { body, answerRates: (route) => route.fulfill(published) });
  const calculator = page.locator("mortgage-calculator");
  await calculator.getByLabel("Mortgage amount", { exact: true }).fill("612345");
  await calculator.getByRole("button", { name: "Next" }).click();
  await calculator.getByRole("button", { name: "3.94%, insured" }).click();
  await expect(calculator.getByLabel("Interest rate", { exact: true })).toHaveValue("3.94");
  await expect(calculator.getByText("Our 5-year fixed today, insured")).toBeVisible();
  await calculator.locator("button[type=submit]").click();
  await expect(calculator.getByText("612,345").first()).toBeVisible();
  // They are asked for again after a minute.
  const asked = new Set(site.requests.filter((url) => url.includes("rates")));
  expect([...asked]).toEqual([address]);
  expect(site.requests.filter((url) => /612345|3\.94/.test(url))).toEqual([]);
});

test("rates that arrive late move nothing but the buttons below their field", async ({
  page,
  site,
}) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await site.open(page, {
    body,
    answerRates: async (route) => {
      await late;
      await route.fulfill(published);
    },
  });
  const calculator = page.locator("mortgage-calculator");
  await calculator.getByLabel("Mortgage amount", { exact: true }).fill("300000");
  await calculator.getByRole("button", { name: "Next" }).click();
  const rate = calculator.getByLabel("Interest rate", { exact: true });
  await expect(rate).toHaveValue("5.5");
  const next = calculator.locator("button[type=submit]");
  const tops = async () => [(await rate.boundingBox())?.y ?? 0, (await next.boundingBox())?.y ?? 0];
  const [fieldTop = 0, nextTop = 0] = await tops();
  arrive();
  await expect(calculator.getByRole("button", { name: "3.94%, insured" })).toBeVisible();
  // One row of buttons and its gap.
  const isStill = async () => {
    const [movedField = 0, movedNext = 0] = await tops();
    return movedField === fieldTop && movedNext - nextTop <= 84;
  };
  await expect.poll(isStill).toBe(true);
  await expect(rate).toHaveValue("5.5");
});

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "the network fails": (route) => route.abort(),
  "the server has none": (route) => route.fulfill({ status: 404 }),
  "they are of another shape": (route) => route.fulfill({ ...published, json: { rates: [{}] } }),
};

for (const [name, answerRates] of Object.entries(failures)) {
  test(`the calculator works without rates if ${name}`, async ({ page, site }) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    await site.open(page, { body, answerRates });
    const calculator = page.locator("mortgage-calculator");
    await calculator.getByLabel("Mortgage amount", { exact: true }).fill("300000");
    await calculator.getByRole("button", { name: "Next" }).click();
    await calculator.locator("button[type=submit]").click();
    await expect(calculator.getByText("$1,842.26").first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}
