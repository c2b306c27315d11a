import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import type { Page } from "@playwright/test";
import { downloaded } from "./downloaded.ts";
import { expectedSite } from "./expectedSite.ts";
import { openMailbox } from "./mailbox.ts";
import { expect, type StartSite, test } from "./site.ts";
import { stored } from "./stored.ts";

const { brokerage } = expectedSite;

const renewalYear = String(new Date().getFullYear() + 2);
const email = "ana@visitor.example";

const box = (page: Page) => page.getByRole("checkbox", { name: /^I agree that/ });
const submit = (page: Page) => page.getByRole("button", { name: "Ask For The Reminder" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

const reminders =
  "SELECT email, renewal_month, confirmed_at IS NOT NULL AS confirmed, withdrawn_at IS NOT NULL AS withdrawn, text AS consent FROM reminders JOIN consents ON consents.id = consent_id";

async function fill(page: Page) {
  await page.getByLabel("Your e-mail address").fill(email);
  await page.getByLabel("Month your mortgage renews").selectOption("May");
  await page.getByLabel("Year").fill(renewalYear);
}

/** Blocks the form's token, which would show that the test fills the form too fast. */
const withoutToken = (page: Page) =>
  page.route("**/api/renewal-reminders/opened", (route) => route.abort());

async function startWithMailbox(startSite: StartSite) {
  const mailbox = await openMailbox();
  const site = await startSite(mailbox.settings);
  const linkIn = (text: string, use: "confirm" | "withdraw") =>
    site.url +
    (new RegExp(`${brokerage.siteUrl}(/api/renewal-reminders/${use}\\S+)`).exec(text)?.[1] ?? "");
  return { mailbox, site, linkIn };
}

/** Checks that an answer of the server passes axe and fits a phone. */
async function examine(page: Page) {
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

for (const javaScriptEnabled of [true, false]) {
  // axe is a script.
  const examineScripted = (page: Page) => (javaScriptEnabled ? examine(page) : undefined);

  test.describe(javaScriptEnabled ? "With scripting" : "Without scripting", () => {
    test.use({ javaScriptEnabled });

    test("a reminder is asked for, confirmed and withdrawn by mail", async ({
      page,
      startSite,
    }) => {
      const { mailbox, site, linkIn } = await startWithMailbox(startSite);
      await page.setViewportSize({ width: 360, height: 740 });
      await withoutToken(page);
      await page.goto(`${site.url}/resources`);
      await page.getByRole("link", { name: /Be reminded/ }).click();
      await expect(title(page)).toHaveText("Remind Me Before I Renew");
      await expect(box(page)).not.toBeChecked();
      await fill(page);
      await box(page).check();
      const form = page.locator("form").filter({ has: submit(page) });
      const words = await form.getAttribute("data-consent");
      await submit(page).click();
      await expect(title(page)).toHaveText("Check Your Mailbox");
      await examineScripted(page);

      const { text } = await mailbox.mail(/^To: ana@/m);
      await page.goto(linkIn(text, "confirm"));
      await expect(page.getByRole("main")).toContainText(`May ${renewalYear}`);
      await examineScripted(page);
      const consent = JSON.parse(words ?? "").text;
      const request = { email, renewal_month: `${renewalYear}-05`, consent };
      const expectStored = (state: object) =>
        expect(stored(site, reminders)).toEqual([{ ...request, ...state }]);
      expectStored({ confirmed: 0, withdrawn: 0 });
      await page.getByRole("button", { name: "Yes, Remind Me" }).click();
      await expect(title(page)).toHaveText("Your Reminder Is Set");
      await examineScripted(page);
      expectStored({ confirmed: 1, withdrawn: 0 });

      await page.goto(linkIn(text, "withdraw"));
      await examineScripted(page);
      await page.getByRole("button", { name: "Yes, Withdraw" }).click();
      await expect(title(page)).toHaveText("You Will Hear Nothing More");
      await examineScripted(page);
      expectStored({ confirmed: 1, withdrawn: 1 });
      await page.goto(linkIn(text, "confirm"));
      await expect(title(page)).toHaveText("This Link No Longer Works");
      await mailbox.close();
    });

    test("an incomplete form sends nothing", async ({ page, site }) => {
      await page.goto("/remind-me");
      await fill(page);
      await submit(page).click();
      await expect(title(page)).toHaveText("Remind Me Before I Renew");
      await expect(box(page)).toBeFocused();
      expect(stored(site, reminders)).toEqual([]);
    });
  });
}

test("a near renewal date gets advice, and the form to change it", async ({ page }) => {
  await withoutToken(page);
  await page.goto("/remind-me");
  await fill(page);
  await page.getByLabel("Year").fill("2020");
  await box(page).check();
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("use the Renewal Check now");
  const month = page.getByLabel("Month your mortgage renews");
  await expect(month).toHaveValue("5");
  await expect(month).toHaveAccessibleDescription(/less than four months/);
  await expect(page.getByLabel("Your e-mail address")).toHaveValue(email);
  await expect(box(page)).not.toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  await examine(page);
});

test("a cookie for the form's own URL times the form", async ({ page, site }) => {
  const seen = page.waitForResponse("**/api/renewal-reminders/opened");
  await page.goto("/remind-me");
  await submit(page).scrollIntoViewIfNeeded();
  await seen;
  await expect
    .poll(() => page.context().cookies(`${site.url}/api/renewal-reminders`))
    .toMatchObject([{ name: "form-opened", httpOnly: true, sameSite: "Strict" }]);
  expect(await page.context().cookies(`${site.url}/remind-me`)).toEqual([]);
});

test.describe("On the evening before, where it is tomorrow already", () => {
  test.use({ ownContext: true, timezoneId: "Asia/Kolkata" });

  test("a server without mail offers a calendar file with the day, made in the browser", async ({
    page,
    startSite,
  }) => {
    // It is 22:00 in the office.
    await page.clock.setFixedTime(`${renewalYear}-01-01T03:00:00Z`);
    const site = await startSite({ SMTP_URL: "", LEADS_EMAIL_TO: "", LEADS_EMAIL_FROM: "" });
    await page.goto(`${site.url}/resources/renewal-calculator`);
    await page.getByRole("link", { name: /Be reminded/ }).click();
    await expect(page).toHaveURL(`${site.url}/remind-me`);
    await expect(title(page)).toHaveText("Put The Day Into Your Calendar");
    await page.getByLabel("Month your mortgage renews").selectOption("May");
    // An Arabic keyboard writes its own digits.
    const arabic = [...renewalYear].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");
    await page.getByLabel("Year").fill(arabic);
    const put = page.getByRole("button", { name: "Put It Into My Calendar" });
    const file = (await downloaded(page, () => put.click())).bytes.toString();
    expect(file).toContain(`DTSTART;VALUE=DATE:${renewalYear}0101`);
    expect(file.replaceAll("\r\n ", "")).toContain(`renews in May ${renewalYear}.`);
    await expect(page.getByRole("status")).toContainText("in your downloads");
    await expect(page.getByRole("main").getByRole("link", { name: brokerage.phone })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
});
