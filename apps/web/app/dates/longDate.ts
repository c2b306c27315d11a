let format: Intl.DateTimeFormat | undefined;

/** Formats an ISO date as the site writes it, the same in every time zone: May 14, 2025. */
export function longDate(date: string): string {
  // Cached, because creating a format is the slowest part of a page that lists dates.
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date));
}
