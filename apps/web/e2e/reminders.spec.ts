import type { QuestionId } from "@mortgage-kit/calculator-engine/insight";
import type { Page } from "@playwright/test";
import { field, journeyOf } from "./calculatorJourneys.ts";
import { downloaded } from "./downloaded.ts";
import { requestsOf } from "./requestsOf.ts";
import { openExports, openResult, press } from "./resultPage.ts";
import { expect, test } from "./site.ts";
import { nothingStored, storedBy } from "./storedBy.ts";

// The tests set the clock.
test.use({ ownContext: true });

/** Downloads the calendar file. Returns its name and its text with folded lines joined. */
async function calendarFrom(page: Page) {
  const { name, bytes } = await downloaded(page, () => press(page, "Download (.ics)"));
  return { name, text: bytes.toString().replaceAll("\r\n ", "") };
}

/** Opens the reminders of a result at this time. Returns the field of their day, and the requests from then on. */
async function openReminders(page: Page, question: QuestionId, now: string) {
  await page.clock.setFixedTime(now);
  await openResult(page, journeyOf(question));
  await openExports(page);
  const asked = requestsOf(page);
  await press(page, "Reminders");
  return { day: field(page, "Day your term ends"), asked };
}

const starts = (text: string) =>
  [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map(([, day]) => day);

// At these times the visitor's date differs from the office's, in Toronto.
for (const [timezoneId, now, renewal, ask] of [
  ["Pacific/Kiritimati", "2026-11-21T12:00:00Z", "2031-11-21", "2031-07-24"],
  ["America/Vancouver", "2026-11-23T06:00:00Z", "2031-11-23", "2031-07-26"],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("A renewal's dates are exported as all-day events, and sent nowhere", async ({ page }) => {
      const { day, asked } = await openReminders(page, "renewal", now);
      await expect(day).toHaveValue(renewal);
      const list = page.getByRole("list", { name: "What the file holds" });
      await expect(list).toContainText(`July ${ask.slice(-2)}, 2031: Ask for a renewal rate`);
      const { name, text } = await calendarFrom(page);
      expect(name).toMatch(/^mortgage-reminders-[\w-]+\.ics$/);
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(starts(text)).toEqual([ask, renewal].map((day) => day.replaceAll("-", "")));
      expect(asked.filter((url) => !url.startsWith("blob:"))).toEqual([]);
      expect(await storedBy(page)).toEqual(nothingStored);
    });
  });
}

test("Without a date there is no file; a variable rate has quarterly events", async ({ page }) => {
  const { day } = await openReminders(page, "payment", "2026-11-22T15:00:00Z");
  await expect(day).toHaveValue("");
  await press(page, "Download (.ics)");
  await expect(day).toHaveAccessibleDescription(/Enter a day after today/);
  await day.fill("2026-11-22");
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await day.fill("2028-01-15");
  await page.getByRole("checkbox", { name: /^My rate is variable/ }).check();
  const { text } = await calendarFrom(page);
  expect(starts(text)).toEqual(["20270201", "20270917", "20280115"]);
  expect(text).toContain("RRULE:FREQ=MONTHLY;INTERVAL=3;UNTIL=20280115");
  expect(text).toMatch(
    /DESCRIPTION:A payment of about \$1\\,842 a month on \$300\\,000 .* trigger rate/,
  );
});

test("A refinance offers reminders for an entered term, not an assumed one", async ({ page }) => {
  const { day } = await openReminders(page, "refinance", "2026-11-22T15:00:00Z");
  await expect(day).toHaveValue("");
  const left = page.getByLabel(/Months left/i);
  await left.first().fill("30");
  await expect(day).toHaveValue("2029-05-22");
});

test("A calculator without the visitor's own mortgage offers no reminders", async ({ page }) => {
  await openResult(page, journeyOf("closing-fees"));
  await openExports(page);
  await expect(page.getByRole("button", { name: "Copy text" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reminders" })).toHaveCount(0);
});
