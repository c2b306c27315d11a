const isoDay = /^\d{4}-\d\d-\d\d$/;

/** Returns true if a value is an ISO date of a day that exists, such as `2026-11-20`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !isoDay.test(value)) return false;
  const time = Date.parse(value);
  // `Date.parse` reads February 31 as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
