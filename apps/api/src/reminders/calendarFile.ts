import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { fill, type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import { reminderPaths } from "@mortgage-kit/contracts";
import { monthInWords, remindAt } from "./renewalMonth.ts";

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
