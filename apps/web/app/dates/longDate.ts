import type { SiteLanguage } from "@mortgage-kit/content";

const formats = new Map<SiteLanguage, Intl.DateTimeFormat>();

/** Formats an ISO date in a language, the same in every time zone: May 14, 2025. */
export function longDate(date: string, language: SiteLanguage = "en"): string {
  // Cached, because creating a format is the slowest part of a page that lists dates.
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language === "en" ? "en-US" : "fr-CA", {
      dateStyle: "long",
      timeZone: "UTC",
    });
  formats.set(language, format);
  return format.format(new Date(date));
}
