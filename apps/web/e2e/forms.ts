import { expect, type Page } from "@playwright/test";

/** A page, or a frame in it. */
type Place = Pick<Page, "getByLabel" | "getByRole">;

export const terms = (place: Place) => place.getByRole("checkbox", { name: /Terms of Use/ });

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

/** Fills in the request for a call, at the first time of this name, and agrees. */
export async function fillCallBack(place: Place, contact: string, time = "16:00 to 18:00") {
  await place.getByLabel("Name", { exact: true }).fill("Kim Roy");
  await place.getByLabel("Phone or e-mail").fill(contact);
  const when = place.getByLabel("When (Toronto time)");
  const chosen = when.locator("option", { hasText: time }).first();
  await when.selectOption(String(await chosen.getAttribute("value")));
  await terms(place).check();
}

/** Sends the request for a call, from the page or a frame in it, and reads the answer. */
export async function sendCallBack(page: Page, place: Place = page) {
  await place.getByRole("button", { name: "Have someone call me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We will get back to you");
}
