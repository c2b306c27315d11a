const isoDay = /^\d{4}-\d\d-\d\d$/;
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns true for an existing ISO date, without a `Date`: every look-up of a rule asks. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !isoDay.test(value)) return false;
  const year = Number(value.slice(0, 4));
  const month = Number(value.slice(5, 7));
  const day = Number(value.slice(8));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && !isLeap ? 28 : (monthLengths[month - 1] ?? 0);
  return day >= 1 && day <= length;
}
