import { expect, type Page } from "@playwright/test";
import { complete, type Journey, openCalculator } from "./calculatorJourneys.ts";

/** A number in its field, not on its line. */
export const spinbutton = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name, exact: true });

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Answers a calculator's questions, and waits for the last part of the result. */
export async function openResult(page: Page, journey: Journey) {
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await expect(page.getByRole("heading", { name: "Take it with you" })).toBeVisible();
}
