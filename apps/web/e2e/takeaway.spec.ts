import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { brokerage } from "@simcoe/content";
import { complete, field, journeyOf, journeys, openCalculator } from "./calculatorJourneys.ts";
import { expect, test } from "./site.ts";

/** A number in its field, not on its line. */
const spinbutton = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function openResult(page: Page, name: string) {
  await openCalculator(page, journeyOf(name).path);
  await complete(page, journeyOf(name));
  await expect(page.getByRole("heading", { name: "Carry on from here" })).toBeVisible();
}

async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

async function makeLink(page: Page) {
  await press(page, "Private link");
  await press(page, "Make a private link");
  return field(page, "Your private link").inputValue();
}

for (const { path } of journeys) {
  const name = path.replace("/resources/", "").replace("-calculator", "");
  test(`${name}: a private link brings the result back and leaves the address`, async ({
    page,
    context,
  }) => {
    await openResult(page, name);
    const sentence = await page.getByRole("status").first().textContent();
    const link = await makeLink(page);
    expect(new URL(link).hash).toMatch(/^#v1=[\w-]+$/);
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
    await expect(other.getByRole("status").filter({ hasText: sentence ?? "" })).not.toHaveCount(0);
    expect(new URL(other.url()).hash).toBe("");
    const payload = new URL(link).hash.slice(4);
    expect(asked.filter((url) => url.includes(payload))).toEqual([]);
    const calls = await other.evaluate(() => (window as unknown as { calls: string[] }).calls);
    expect(calls.filter((call) => call.includes(payload))).toEqual([]);
  });
}

test("A link that cannot be read says so and leaves the calculator as it was", async ({ page }) => {
  for (const fragment of ["#v1=nonsense", "#v0=abc"]) {
    await page.goto("about:blank");
    await page.goto(`${journeyOf("payment").path}${fragment}`);
    await expect(page.getByText("This link could not be read")).toBeVisible();
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  }
});

test("A link put into the address bar of an open page is read and removed too", async ({
  page,
}) => {
  await openResult(page, "payment");
  const link = await makeLink(page);
  await press(page, "Calculate Again");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect(page.getByText("Opened from a private link")).toBeVisible();
  await expect(page.getByText("$1,842.26").first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("The news of a private link goes with its result, and the same link opens again", async ({
  page,
}) => {
  await openResult(page, "payment");
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

test("Numbers go to another calculator in the address and are shown before they are used", async ({
  page,
}) => {
  await openResult(page, "payment");
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
  await page.reload();
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(field(page, "Current mortgage balance")).toHaveValue("");
  await expect(offer).toHaveCount(0);
});

test("Numbers that are not wanted leave no trace", async ({ page }) => {
  await openResult(page, "closing-fees");
  await page.getByRole("main").getByRole("link", { name: "Mortgage Payment" }).click();
  await press(page, "Start fresh");
  await expect(page.getByText(/^From your/)).toHaveCount(0);
  await expect(field(page, "Mortgage amount")).toHaveValue("");
});

test("Up to three results stand side by side until they are removed", async ({ page }) => {
  await openResult(page, "payment");
  await press(page, "Keep this result");
  await press(page, "Calculate Again");
  await field(page, "Mortgage amount").fill("310000");
  await press(page, "Next");
  await press(page, "Calculate");
  await press(page, "Keep this result");
  // A number can be changed where it stands as well.
  await spinbutton(page, "Mortgage amount").fill("320000");
  const table = page.getByRole("table", { name: "Your results side by side" });
  const amounts = table.getByRole("row", { name: /^Mortgage amount/ });
  await expect(amounts).toHaveText(/\$300,000.*\$310,000.*\$320,000/);
  await press(page, "Keep this result");
  await expect(page.getByRole("button", { name: "Keep this result" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove result 1/ }).click();
  await expect(amounts).not.toHaveText(/\$300,000/);
  await expect(amounts).toHaveText(/\$310,000.*\$320,000/);
});

test("Extra payments change the schedule, and the file has what the page shows", async ({
  page,
}) => {
  await openResult(page, "payment");
  await press(page, "Pay extra or more often");
  await expect(page.getByText("Paid off after 25 years, with $252,679 of interest.")).toBeVisible();
  const plain = await downloaded(page, "Download the schedule (CSV)");
  expect(plain.name).toBe("mortgage-schedule.csv");
  const lines = plain.text.trim().split("\r\n");
  expect(lines).toHaveLength(301);
  expect(lines[1]).toBe("1,1842.26,1375,467.26,299532.74");
  expect(lines.at(-1)).toMatch(/^300,1842\.26,.*,0$/);

  await field(page, "Extra every month").fill("200");
  await expect(
    page.getByText(/^Paid off after .* sooner, and \$[\d,]+ less interest\.$/),
  ).toBeVisible();
  const faster = await downloaded(page, "Download the schedule (CSV)");
  expect(faster.text.split("\r\n")[1]).toBe("1,2042.26,1375,667.26,299332.74");

  const second = page.getByRole("button", { name: "Year 2", exact: true });
  await expect(second).toHaveAttribute("aria-expanded", "false");
  await second.press("Enter");
  await expect(page.getByRole("rowheader", { name: /^Month \d/ })).toHaveCount(12);
  await expect(page.getByRole("rowheader", { name: "Month 13" })).toBeVisible();
  const frequencies = page.getByRole("table", { name: /payment frequencies/ });
  await expect(frequencies.getByRole("row")).toHaveCount(8);
});

test("The message to an agent is the visitor's to shorten, address and send", async ({ page }) => {
  await openResult(page, "payment");
  await press(page, "To an agent");
  const message = page.getByRole("group", { name: "Your message" });
  await expect(message).toContainText("A lender would ask for about $1,831 a month");
  await expect(message).toContainText("The check agrees.");
  await expect(message).toContainText("Mortgage amount: $300,000");
  await page.getByRole("checkbox", { name: "Mortgage amount: $300,000" }).uncheck();
  await expect(message).not.toContainText("$300,000");
  const members = page.getByLabel("To", { exact: true });
  await expect(members.getByRole("option")).toHaveCount(6);
  await members.selectOption({ index: 2 });
  const name = await members.locator("option:checked").textContent();
  await expect(message).toContainText(`Hello ${name?.split(" ")[0]},`);
  const text = await message.textContent();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, "Copy the message");
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("A result is printed as one page of its own", async ({ page }) => {
  await openResult(page, "closing-fees");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const sheet = page.locator("body > article");
  for (const text of [
    brokerage.name,
    brokerage.licence.number,
    "Total cash required",
    "$500,000",
    "Cash a lawyer would ask for",
    "The check agrees.",
  ]) {
    await expect(sheet).toContainText(text);
  }
  await expect(sheet).toContainText("What this estimate assumes");
  await expect(page.getByRole("main")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(sheet).toHaveCount(0);
});

test("Nothing is asked of the network or stored while a result is taken along", async ({
  page,
  context,
}) => {
  await openResult(page, "refinance");
  const asked: string[] = [];
  page.on("request", ({ url }) => asked.push(url()));
  const before = await context.storageState({ indexedDB: true });
  const file = await downloaded(page, "Download (CSV)");
  expect(file.text).toContain("Result,Monthly savings,");
  expect(file.text).toContain("Result,Gain or loss as a lender counts,-3905.34,CAD,");
  expect(file.text).toContain("The check does not agree.");
  await downloaded(page, "Download the schedule (CSV)");
  await press(page, "Pay extra or more often");
  await field(page, "Extra once a year").fill("5000");
  await press(page, "Keep this result");
  await makeLink(page);
  await press(page, "Copy as text");
  await press(page, "To an agent");
  await page.getByRole("checkbox").first().uncheck();
  expect(asked.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  expect(await context.storageState({ indexedDB: true })).toEqual(before);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
