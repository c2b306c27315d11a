import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { fill, type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import { reminderPaths } from "@mortgage-kit/contracts";

const remindDaysBefore = 120;

const dayMs = 24 * 60 * 60 * 1000;
/** Hour in UTC: 6:00 in British Columbia and 10:30 in Newfoundland, in standard time. */
const hourOfDay = 14;
/** One year more than lenders' longest term of ten years. */
const maxYearsAhead = 11;

export const renewalMonthOf = (year: string, month: string) => `${year}-${month.padStart(2, "0")}`;

export function remindAt(renewalMonth: string): Date {
  const begins = Date.parse(`${renewalMonth}-01T${hourOfDay}:00:00Z`);
  return new Date(begins - remindDaysBefore * dayMs);
}

export function whyNoReminder(renewalMonth: string, now: Date): "too soon" | "too far" | undefined {
  if (remindAt(renewalMonth) <= now) return "too soon";
  return Number(renewalMonth.slice(0, 4)) > now.getUTCFullYear() + maxYearsAhead
    ? "too far"
    : undefined;
}

export const monthInWords = (renewalMonth: string, language: SiteLanguage) =>
  new Date(`${renewalMonth}-01T00:00:00Z`).toLocaleDateString(`${language}-CA`, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

export const calendarPath = (renewalMonth: string, language: SiteLanguage) =>
  `${reminderPaths.calendar}?month=${renewalMonth}&language=${language}`;

/** Returns the day of a reminder as an iCalendar file (RFC 5545), for people whom no mail will remind. */
export function calendarFile(renewalMonth: string, { name }: Brokerage, language: SiteLanguage) {
  const day = remindAt(renewalMonth).toISOString().slice(0, 10).replaceAll("-", "");
  const month = monthInWords(renewalMonth, language);
  const title = fill(wordsOf(language).refusals.calendarTitle, { month });
  const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(name)}//Renewal reminder//EN`,
    "BEGIN:VEVENT",
    `UID:renewal-${renewalMonth}@mortgage-reminder`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escaped(title)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
