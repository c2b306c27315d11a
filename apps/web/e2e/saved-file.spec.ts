import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { field, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import { openExports, openResult, press, spinbutton } from "./resultPage.ts";
import { expect, test } from "./site.ts";

async function saved(page: Page) {
  await openExports(page);
  return savedFile(page);
}

async function savedFile(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page, "Save to a file"),
  ]);
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), mimeType: "application/json", text };
}

type Saved = Awaited<ReturnType<typeof saved>>;

async function choose(page: Page, { name, mimeType, text }: Saved) {
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Open a saved file");
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(text) });
}

async function drop(page: Page, file: Saved) {
  await page.evaluate(({ name, mimeType: type, text }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.querySelector("footer")?.dispatchEvent(new DragEvent("drop", options));
  }, file);
}

const news = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });

test("Numbers and facts are saved to a file and restored from it, and stored nowhere else", async ({
  page,
  context,
}) => {
  await openResult(page, journeyOf("refinance"));
  await page
    .getByRole("radiogroup", { name: /present mortgage's rate/ })
    .getByText("Variable")
    .click();
  const heading = page.getByRole("heading", { level: 2 }).first();
  // The chosen fact is shown before the verdict that follows from it.
  await expect(heading).toHaveText(/^Change now/);
  const verdict = await heading.textContent();
  await openExports(page);
  const before = requestsOf(page);
  const file = await savedFile(page);
  expect(file.name).toMatch(/^mortgage-numbers-[\w-]+\.json$/);
  expect(JSON.parse(file.text)).toMatchObject({
    version: 1,
    calculations: [{ calculator: "refinance", inputs: { currentBalance: 350_000 } }],
  });
  expect(before.filter((url) => !url.startsWith("blob:"))).toEqual([]);

  await openCalculator(page, journeyOf("refinance").path);
  await expect(field(page, "Current mortgage balance")).toHaveValue("");
  const asked = requestsOf(page);
  await choose(page, file);
  await expect(news(page, "Opened from your file")).toBeVisible();
  await expect(heading).toHaveText(verdict ?? "");
  await expect(
    page.getByRole("radiogroup", { name: /present mortgage's rate/ }).getByLabel("Variable"),
  ).toBeChecked();
  expect(asked).toEqual([]);
  expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
  await press(page, "Calculate Again");
  await expect(news(page, "Opened from your file")).toHaveCount(0);
});

test("A page that is never idle saves its current numbers", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  await openExports(page);
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await spinbutton(page, "Mortgage amount").fill("320000");
  await expect(page.getByText("$1,965.08").first()).toBeVisible();
  expect(JSON.parse((await savedFile(page)).text)).toMatchObject({
    calculations: [{ calculator: "payment", inputs: { loanAmount: 320_000 } }],
  });
});

test("One file collects several calculators and can be dropped on each page", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  const first = await saved(page);
  await openResult(page, journeyOf("closing-fees"));
  await drop(page, first);
  const message = news(page, "This file is for other calculators");
  await expect(message).toBeVisible();
  await expect(message).toBeInViewport();
  const both = await saved(page);
  expect(
    JSON.parse(both.text).calculations.map(({ calculator }: { calculator: string }) => calculator),
  ).toEqual(["closing-fees", "payment"]);

  await openCalculator(page, journeyOf("closing-fees").path);
  await drop(page, both);
  const opened = news(page, "Opened from your file");
  await expect(opened).toBeVisible();
  await opened.getByRole("link", { name: "Mortgage Payment" }).click();
  await expect(page.getByText("$1,842.26").first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("An invalid file is reported with its problem and changes nothing", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  const file = await saved(page);
  await openCalculator(page, journeyOf("payment").path);
  const refused: [string, RegExp][] = [
    ["%PDF-1.7", /could not be opened.*No calculator here saved it/],
    [file.text.replace('"version": 1', '"version": 9'), /A newer version/],
    [file.text.replace("300000", "-300000"), /Mortgage amount: /],
  ];
  for (const [text, reason] of refused) {
    await choose(page, { ...file, text });
    await expect(news(page, reason)).toBeVisible();
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    await expect(field(page, "Mortgage amount")).toHaveValue("");
  }
  await choose(page, file);
  await expect(news(page, "Opened from your file")).toBeVisible();
  await expect(page.getByText("$1,842.26").first()).toBeVisible();
});
