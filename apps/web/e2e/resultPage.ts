import { expect, type Page } from "@playwright/test";
import { complete, type Journey, openCalculator } from "./calculatorJourneys.ts";

/** Returns the number field of this label, not its slider. */
export const spinbutton = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name, exact: true });

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/**
 * Answers a calculator's questions and waits until the result stops growing. Its sections are rendered
 * one by one while the browser is idle, and one rendered during a click would move the button away.
 */
export async function openResult(page: Page, journey: Journey) {
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await expect(page.getByRole("heading", { name: "Take it with you" })).toBeVisible();
  await page.waitForFunction(async () => {
    const { scrollHeight } = document.documentElement;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return document.documentElement.scrollHeight === scrollHeight;
  });
}
