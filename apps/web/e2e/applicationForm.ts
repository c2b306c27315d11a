import type { Page } from "@playwright/test";

export const terms = (page: Page) => page.getByRole("checkbox", { name: /Terms of Use/ });

export const submit = (page: Page) => page.getByRole("button", { name: "START MY APPLICATION" });

/** Fills in the application's fields, all but the consent. */
export async function fill(page: Page, lastName: string, contact = "705-555-0177") {
  await page.getByLabel("First Name").fill("Ana");
  await page.getByLabel("Last Name").fill(lastName);
  await page.getByLabel("Phone or Email").fill(contact);
}

/** Fills in the application, agrees and sends it. */
export async function send(page: Page, lastName: string, contact?: string) {
  await fill(page, lastName, contact);
  await terms(page).check();
  await submit(page).click();
}
