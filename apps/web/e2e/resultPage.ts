import { expect, type Page } from "@playwright/test";
import { complete, type Journey, openCalculator } from "./calculatorJourneys.ts";

/** Returns the number field of this label, not its slider. */
export const spinbutton = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name, exact: true });

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/**
 * Opens the row with the ways to send or save a result, and the ways by file in it. Waits for the
 * writer of files, which opening the row loads.
 */
export async function openExports(page: Page) {
  const writer = page.waitForResponse(/writers-[\w-]+\.js$/);
  await press(page, "Open Send or save");
  await page.getByText("Files, private link and calendar").click();
  await (await writer).finished();
}

/**
 * Answers a calculator's questions and waits until the result stops growing. Its sections are rendered
 * one by one while the browser is idle, and one rendered during a click would move the button away.
 */
export async function openResult(page: Page, journey: Journey) {
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await expect(page.getByRole("heading", { name: "Send or save" })).toBeVisible();
  await page.waitForFunction(async () => {
    const { scrollHeight } = document.documentElement;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return document.documentElement.scrollHeight === scrollHeight;
  });
}
