let format: Intl.DateTimeFormat | undefined;

/** Formats a day as the site writes it, the same in every time zone: May 14, 2025. */
export function longDate(date: string): string {
  // Making a format takes longer than all else on a page that lists days.
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date));
}
