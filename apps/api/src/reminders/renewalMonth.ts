import type { SiteLanguage } from "@mortgage-kit/content/words";

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
