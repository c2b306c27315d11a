import type { Route } from "@playwright/test";
import { embedOrigin, expect, type HostSite, test } from "./hostSite.ts";

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
const payment = { calculator: "payment", rates: address };

type AnswerRates = (route: Route) => Promise<void>;

/** Opens the payment calculator with this answer to its request for rates, at their question. */
async function openRates(site: HostSite, amount: string, answerRates: AnswerRates) {
  const calculator = await site.openTag(payment, { answerRates });
  await calculator.getByLabel("Mortgage amount", { exact: true }).fill(amount);
  await calculator.getByRole("button", { name: "Next" }).click();
  return calculator;
}

test("the tag offers the rates of the brokerage that gave their address, and sends no figure", async ({
  site,
}) => {
  const calculator = await openRates(site, "612345", (route) => route.fulfill(published));
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

test("rates that arrive late move nothing but the buttons below their field", async ({ site }) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const calculator = await openRates(site, "300000", async (route) => {
    await late;
    await route.fulfill(published);
  });
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

const failures: Readonly<Record<string, AnswerRates>> = {
  "the network fails": (route) => route.abort(),
  "the server has none": (route) => route.fulfill({ status: 404 }),
  "they are of another shape": (route) => route.fulfill({ ...published, json: { rates: [{}] } }),
};

for (const [name, answerRates] of Object.entries(failures)) {
  test(`the calculator works without rates if ${name}`, async ({ page, site }) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    const calculator = await openRates(site, "300000", answerRates);
    await calculator.locator("button[type=submit]").click();
    await expect(calculator.getByText("$1,842.26").first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}
