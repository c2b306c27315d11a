/** A day as the site writes it, the same in every time zone: May 14, 2025. */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
