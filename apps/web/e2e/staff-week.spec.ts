import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { referenceOf } from "@mortgage-kit/contracts";
import type { BrowserContext, Page } from "@playwright/test";
import { expectedSite } from "./expectedSite.ts";
import { openMailbox } from "./mailbox.ts";
import { expectNoOverflow } from "./overflow.ts";
import { expect, test } from "./site.ts";

const { siteUrl } = expectedSite.brokerage;

test.use({ ownContext: true, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Presses an act of an application, fills its form, and presses again. */
async function act(page: Page, name: string, fields: Record<string, string> = {}) {
  await press(page, name);
  await expect(heading(page)).toHaveText(name);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await expectNoOverflow(page, "sideways");
  await press(page, name);
}

async function find(page: Page, text: string, name: string) {
  await page.getByRole("link", { name: "Applications that wait" }).click();
  await page.getByLabel("Find by name").fill(text);
  await press(page, "Find");
  await page.getByRole("link", { name, exact: true }).click();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * The same by HTTP, over days and on two machines, is `src/staff/week.test.ts` of the API. This opens
 * what a mail links to as a phone does, without scripts.
 */
test("Staff on a phone clear a flood, correct a number, and close a colleague's browser", async ({
  context,
  browser,
  startSite,
}) => {
  const mailbox = await openMailbox();
  const site = await startSite(mailbox.settings);
  const apply = async (firstName: string, phoneOrEmail: string) => {
    const data = { firstName, lastName: "Visitor", phoneOrEmail, agreedToTerms: "true" };
    const headers = { "idempotency-key": randomUUID() };
    const answer = await context.request.post(`${site.url}/api/mortgage-applications`, {
      data,
      headers,
    });
    expect(answer.status()).toBe(201);
    return referenceOf((await answer.json()).id);
  };
  for (let index = 0; index < 20; index += 1) await apply("Bot", `${index}@flood.example`);
  const reference = await apply("Night", "613-555-0101");

  /** Opens the link of the list's mail, as a mail program does. */
  async function openStaff(own: BrowserContext) {
    const page = await own.newPage();
    const link = new RegExp(`${siteUrl}(/staff/applications\\?link=\\S+)`);
    const { text } = await mailbox.mail(link);
    await page.goto(site.url + link.exec(text)?.[1]);
    await expect(heading(page)).toHaveText("Applications that wait");
    await expectNoOverflow(page, "sideways");
    return page;
  }
  const closed = await context.newPage();
  await closed.goto(`${site.url}/staff/applications`);
  await press(closed, "Mail the list to staff");
  const colleague = await openStaff(await browser.newContext());
  const phone = await openStaff(context);

  // Staff find a real application among the flood by the reference that was read over the telephone.
  await phone.getByRole("link", { name: "Month’s end" }).click();
  await find(phone, reference, "Night Visitor");
  await act(phone, "It is real: deliver it");
  await act(phone, "Correct the contact", { "Phone or e-mail": "613-555-0199" });
  await expect(phone.getByRole("link", { name: "613-555-0199" }).first()).toBeVisible();
  await expect(phone.getByText("The contact was 613-555-0101")).toBeVisible();
  await act(phone, "Add a note", { Note: "Prefers mornings" });
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
  await act(phone, "Call later", { "Or at this time": inTwoDays });
  await expect(phone.getByText("not before")).toBeVisible();

  // The rest is spam, but for who applies between the two presses.
  await phone.getByRole("link", { name: "Applications that wait" }).click();
  await phone.getByRole("link", { name: "Month’s end" }).click();
  await phone.getByLabel("Since when").fill("2026-01-01T00:00");
  await press(phone, "All that is held since then is spam");
  await apply("Meanwhile", "613-555-0103");
  await press(phone, "All that is held since then is spam");
  await expect(phone.getByRole("status")).toContainText("taken off every list");
  await expectNoOverflow(phone, "sideways");
  await find(phone, "613-555-0103", "Meanwhile Visitor");
  await find(phone, reference, "Night Visitor");
  await act(phone, "Answered");
  await phone.getByRole("link", { name: "Applications that wait" }).click();
  await phone.getByRole("link", { name: "Month’s end" }).click();
  const [file] = await Promise.all([
    phone.waitForEvent("download"),
    phone.getByRole("listitem").filter({ hasText: "Answered in" }).getByRole("button").click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("613-555-0199");

  // A colleague leaves.
  await phone.getByRole("link", { name: "Applications that wait" }).click();
  await press(phone, "End all links to applications");
  await press(phone, "End all links to applications");
  await colleague.reload();
  await expect(heading(colleague)).toHaveText("This link does not work");
  await colleague.context().close();
  await mailbox.close();
});
