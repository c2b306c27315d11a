import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { spamSignals } from "@mortgage-kit/contracts";
import { launchOptions } from "@mortgage-kit/test-browser";
import { chromium, type Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../src/leads/openDatabase.ts";
import { mailPeer } from "../testing/mailPeer.ts";
import { until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { mailEnv } from "./harness/sinks.ts";
import { isList, leadPath, listLink } from "./harness/staffBrowser.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { submit } from "./harness/submit.ts";

const cli = join(import.meta.dirname, "../src/cli.js");

/** Opens a page of a telephone without scripts. */
async function phone(): Promise<Page> {
  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  });
  return context.newPage();
}

test("a day of staff on a phone: a lead is taken, put off and answered, one is spam, one is erased, one is a mortgage, and a colleague leaves", async () => {
  const store = sqliteStore();
  const { mails, settings } = await mailPeer();
  const env = { ...store.env, ...mailEnv(settings.smtpUrl), BACKUP_DIR: store.folder };
  const server = await startServer({ env });
  const page = await phone();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const shows = async (text: string) =>
    expect(await page.getByText(text).first().isVisible()).toBe(true);
  /** Presses an act twice: on the page of the application, and on the act's own. */
  async function act(name: string, fill: () => Promise<void> = async () => {}) {
    await press(name);
    await fill();
    await press(name);
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(360);
  }
  const mailOf = async (who: string) => {
    const found = () =>
      mails.find((mail) => !isList(mail) && mail.text.includes(applicant(who).phoneOrEmail));
    await until(async () => found() !== undefined, 60_000);
    return found();
  };
  const open = async (who: string) => page.goto(server.url + leadPath(await mailOf(who)));
  const openList = async () => {
    const before = mails.filter(isList).length;
    await press("Mail the list to staff");
    await until(async () => mails.filter(isList).length > before, 60_000);
    await page.goto(server.url + listLink(mails.filter(isList).at(-1) ?? { text: "" }));
  };

  // A lead arrives. Its mail opens nothing until the list was opened in this browser.
  for (const who of ["first", "second", "third"]) await submit(server.url, applicant(who));
  await open("first");
  await shows("This browser is not open for staff");
  await openList();
  await shows("Waiting for an answer");

  // It is taken, called later, then answered, which is undone once.
  await open("first");
  await act("It is mine", () => page.getByLabel("Your name").fill("Nora"));
  await shows("Nora");
  await act("Call later", async () => {
    await page.getByLabel("When").selectOption({ label: "In two hours" });
  });
  await act("Answered");
  await act("Not answered yet");
  await act("Answered");
  await shows("Answered,");

  // One is held, and is spam.
  await submit(server.url, applicant("bot"), { [spamSignals.honeypotHeader]: "1" });
  await page.goto(`${server.url}/staff/applications`);
  await page
    .locator(".leads > li")
    .filter({ hasText: "bot@" })
    .getByRole("link", { name: /^Open / })
    .click();
  await act("It is spam");
  await shows("Marked as spam");

  // One person asks to be forgotten.
  await open("second");
  await press("Erase this person");
  await shows("The law requires it to be kept");
  await page.getByLabel(/^Reason/).fill("the lawyer agreed on Monday");
  await press("Erase this person");
  await shows("contain none of the removed data");

  // One becomes a mortgage, found by its address because weeks have passed.
  await page.goto(`${server.url}/staff/applications`);
  await page.getByLabel(/^Find by name/).fill(applicant("third").phoneOrEmail);
  await press("Find");
  expect(page.url()).not.toContain("third");
  await page.getByRole("link", { name: /^Open / }).click();
  await act("It became a mortgage", () =>
    page.getByLabel("Last day of its term").fill("2035-06-30"),
  );
  await shows("until 2041-06-30, as mortgage");
  await act("Consent withdrawn");
  await act("Consent not withdrawn");

  // A colleague leaves: every browser is closed, and a new list opens this one again.
  execFileSync(process.execPath, [cli, "revoke-links"], {
    env: { PATH: process.env.PATH, ...env, SITE_DIR: "none" },
  });
  await open("third");
  await shows("This link does not work");

  const db = await openDatabase(store.settings);
  onTestFinished(() => db.destroy());
  const log = await db
    .selectFrom("audit_log")
    .select(["action", "lead_id"])
    .orderBy("seq")
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    ...["taken", "call postponed", "answered", "answered undone", "answered", "marked as spam"],
    ...["erased", "looked up", "classified", "consent withdrawn", "consent withdrawn undone"],
    "links revoked",
  ]);
  expect((await store.contacts()).toSorted()).toEqual(
    ["bot", "first", "third"].map((who) => applicant(who).phoneOrEmail).toSorted(),
  );
  expect(await server.stop()).toBe(0);
});
