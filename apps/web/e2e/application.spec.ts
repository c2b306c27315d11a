import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { spamSignals } from "@mortgage-kit/contracts";
import type { Page } from "@playwright/test";
import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { expectedSite } from "./expectedSite.ts";
import { fill, send, submit, terms } from "./forms.ts";
import { holdRoute } from "./holdRoute.ts";
import { openHydrated, untilHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";
import type { Site } from "./startSite.ts";
import { stored } from "./stored.ts";

const { brokerage } = expectedSite;

const cli = join(import.meta.dirname, "../../api/src/cli.js");
const url = "/api/mortgage-applications";

/** Returns the first names and contact details stored for a last name, from the database file. */
const storedFor = (site: Site, lastName: string) =>
  stored(site, "SELECT first_name, phone_or_email FROM leads WHERE last_name = ?", lastName);

/** Returns the reference that a visitor reads, which begins the id. */
function referenceOf(site: Site, lastName: string): string {
  const [lead] = stored(site, "SELECT id FROM leads WHERE last_name = ?", lastName);
  return String(lead?.id).slice(0, 8);
}

const consent = (page: Page) => page.locator("label", { has: page.locator("text=Terms of Use") });

const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ });

/** Expects these words in the notification. */
const expectToast = (page: Page, words: string) =>
  expect(toast(page).getByText(words)).toBeVisible();

const started = "Application Started!";

const open = (page: Page) => openHydrated(page, "/application");

test("A visitor applies, and the brokerage reads the application", async ({ page, site }) => {
  const token = await (await fetch(`${site.url}/api/application-form/token`)).text();
  const begun = performance.now();
  await page.route("**/api/application-form/token", (route) =>
    route.fulfill({ contentType: "application/json", body: token }),
  );
  const payment = journeyOf("payment");
  await openCalculator(page, payment.path);
  await complete(page, payment);
  await expect(page.getByRole("main")).toContainText("$1,842");

  await open(page);
  await fill(page, "Silva");
  await terms(page).check();
  // The server holds what is sent within 1.5 seconds of its token as suspected spam.
  await page.waitForTimeout(Math.max(0, 1_600 - (performance.now() - begun)));
  const sent = page.waitForRequest((request) => request.url().endsWith(url));
  await submit(page).click();
  // The form's script sends the token that times it.
  const { [spamSignals.tokenHeader]: used = "" } = (await sent).headers();
  expect(used).toMatch(/^\w+\.[\w-]+\.[\w-]+$/);
  await expectToast(page, started);
  await expectToast(
    page,
    "Your mortgage application has been submitted successfully. We'll be in touch soon.",
  );
  await expect(page.getByLabel("First Name")).toHaveCount(0);
  await expect(submit(page)).toHaveCount(0);

  const stays = page.getByRole("main").getByText("Your reference is");
  await expect(stays).toBeInViewport({ ratio: 1 });
  await expect(page.locator(":focus")).toContainText("What happens next");
  const reference = referenceOf(site, "Silva");
  await expect(stays).toContainText(reference.toUpperCase());

  expect(storedFor(site, "Silva")).toEqual([{ first_name: "Ana", phone_or_email: "705-555-0177" }]);
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const { stdout } = spawnSync(process.execPath, [cli, "list"], { env, encoding: "utf8" });
  expect(stdout).toMatch(new RegExp(`^${reference} .* Ana Silva `, "m"));
});

test("An empty field is reported alone, and nothing is sent", async ({ page, site }) => {
  await open(page);
  await submit(page).click();
  await expect(page.getByLabel("First Name")).toBeFocused();
  for (const [label, error] of [
    ["First Name", "Enter your first name."],
    ["Last Name", "Enter your last name."],
    ["Phone or Email", "Enter a phone number or an e-mail address, so that we can reach you."],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(error);
  await expect(terms(page)).toHaveAccessibleDescription(/Please agree to the Terms of Use/);
  await send(page, "   ");
  await expectToast(page, "Missing Information");
  await expectToast(page, "Please fill in all required fields.");
  await expect(page.getByLabel("Last Name")).toBeFocused();
  await expect(page.getByLabel("Last Name")).toHaveAccessibleDescription("Enter your last name.");
  await expect(page.getByLabel("First Name")).not.toHaveAttribute("aria-invalid");
  const error = page.getByRole("main").getByText("Enter your last name.");
  await expect(error).toHaveCount(1);
  await page.getByLabel("Last Name").fill("Silva");
  await expect(error).toHaveCount(0);
  expect(storedFor(site, "")).toEqual([]);
});

test("An unlikely contact shows a warning and can still be sent", async ({ page, site }) => {
  await open(page);
  await fill(page, "Curious");
  const contact = page.getByLabel("Phone or Email");
  await contact.fill("ask my sister");
  await expect(page.getByText("Can we reach you with this?")).toHaveCount(0);
  await terms(page).check();
  await expect(contact).toHaveAccessibleDescription(/neither an e-mail address nor/);
  await expect(contact).not.toHaveAttribute("aria-invalid");
  await submit(page).click();
  await expectToast(page, started);
  expect(storedFor(site, "Curious")).toEqual([
    { first_name: "Ana", phone_or_email: "ask my sister" },
  ]);
});

test("The draft survives a reload and is deleted once it is sent", async ({ page }) => {
  await open(page);
  await fill(page, "Returning");
  await page.reload();
  await expect(page.getByLabel("Last Name")).toHaveValue("Returning");
  await terms(page).check();
  await submit(page).click();
  await expectToast(page, started);
  await page.reload();
  await expect(page.getByLabel("Last Name")).toHaveValue("");
});

test("The consent links to each document, which is marked as a placeholder", async ({ page }) => {
  await open(page);
  await consent(page).getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(page.getByText("Placeholder", { exact: true })).toBeVisible();
});

test("Missing consent is reported, also beside the checkbox", async ({ page, site }) => {
  const message = "Please agree to the Terms of Use, Privacy Policy, and Disclosure";
  await open(page);
  await fill(page, "Unsure");
  await submit(page).click();
  await expectToast(page, message);
  await expect(terms(page)).toHaveAccessibleDescription(new RegExp(message));
  expect(storedFor(site, "Unsure")).toEqual([]);
});

test("A server error shows its status and keeps the form's values", async ({ page, startSite }) => {
  const strict = await startSite({
    CLIENT_SUBMISSIONS_PER_MINUTE: "1",
    SUSPECTED_MAX_MEGABYTES: "0",
  });
  // The test fills the form too fast, so it sends no token, which would show that.
  await page.route("**/api/application-form/token", (route) => route.abort());
  await openHydrated(page, `${strict.url}/application`);
  await send(page, "First");
  await expectToast(page, started);

  await openHydrated(page, `${strict.url}/application`);
  await send(page, "Second");
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  await expectToast(
    page,
    `503: So many applications are arriving that we cannot keep them all, so please try again in ten minutes or call ${brokerage.phone}.`,
  );
  await expect(toast(page).getByText("Application Started!")).toHaveCount(0);
  await expect(page.getByLabel("Last Name")).toHaveValue("Second");
  await expect(terms(page)).toBeChecked();
  expect(storedFor(strict, "Second")).toEqual([]);
});

test("A retry after a lost response stores the application once", async ({ page, site }) => {
  const keys: (string | null)[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${url}`, async (route) => {
    keys.push(await route.request().headerValue("Idempotency-Key"));
    if (keys.length > 1) return route.continue();
    // The server stores the application, but the connection breaks before the response arrives.
    await route.fetch();
    await held;
    await route.abort();
  });
  await open(page);
  await send(page, "Patience");
  await expect(page.getByRole("button", { name: "SUBMITTING..." })).toBeFocused();
  await page.keyboard.press("Enter");
  letGo();
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("main").getByText("We could not reach our server. Nothing is lost"),
  ).toBeVisible();
  await expect(submit(page)).toBeFocused();
  await expect(page.getByLabel("Last Name")).toHaveValue("Patience");

  await submit(page).click();
  await expectToast(page, started);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
  expect(storedFor(site, "Patience")).toHaveLength(1);
});

test("A filled honeypot gets the same response and is held for review", async ({ page, site }) => {
  await open(page);
  await fill(page, "Trapped");
  await page.locator('input[name="homepage"]').evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await terms(page).check();
  await submit(page).click();
  await expectToast(page, started);
  expect(stored(site, "SELECT suspicion FROM leads WHERE last_name = ?", "Trapped")).toEqual([
    { suspicion: "honeypot filled" },
  ]);
});

test("The honeypot is hidden, for the eye, focus and screen readers", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("textbox")).toHaveCount(3);
  await page.getByLabel("Phone or Email").focus();
  await page.keyboard.press("Tab");
  await expect(terms(page)).toBeFocused();
  const box = await page.locator('input[name="homepage"]').locator("xpath=../..").boundingBox();
  expect(box).toMatchObject({ width: 1, height: 1 });
});

test("The stored consent is the text beside the checkbox", async ({ page, site }) => {
  await open(page);
  const words = await consent(page).textContent();
  for (const title of ["Terms of Use", "Privacy Policy", "Disclosure"]) {
    await expect(page.getByRole("contentinfo").getByRole("link", { name: title })).toBeVisible();
    expect(words).toContain(title);
  }
  await send(page, "Evidence");
  await expectToast(page, started);
  const consents =
    "SELECT text, language FROM leads JOIN consents ON consents.id = consent_id WHERE last_name = ?";
  expect(stored(site, consents, "Evidence")).toEqual([{ text: words, language: "en-CA" }]);
});

test("A script that fails to load is reported, and requested again", async ({ page }) => {
  await page.route(/\/assets\/application-[\w-]+\.js$/, (route) => route.abort());
  // A retry has an address of its own.
  const retry = await holdRoute(page, /\/assets\/application-[\w-]+\.js\?/);
  await page.goto("/application");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("This part did not load.");
  retry();
  await untilHydrated(page);
  await expect(notice).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByLabel("First Name")).toBeFocused();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is submitted and a page confirms it", async ({ page, site }) => {
    await page.goto("/application");
    await send(page, "Plain");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Started!");
    expect(storedFor(site, "Plain")).toHaveLength(1);
    await expect(page.getByText(/^Your reference is/)).toHaveText(
      `Your reference is ${referenceOf(site, "Plain").toUpperCase()}.`,
    );
    // A cookie records when the form was opened. The browser sends it to the form's address only.
    const cookies = await page.context().cookies(`${site.url}${url}`);
    expect(cookies.map(({ name }) => name)).toEqual(["form-opened"]);
    expect(await page.context().cookies(`${site.url}/application`)).toEqual([]);
  });
});
