/** Returns the date in UTC of a time in milliseconds, as an ISO date. */
export const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the day so many days after another, or before it if negative, as an ISO date. */
export const daysLater = (day: string, days: number): string =>
  isoDate(Date.parse(day) + days * 86_400_000);

/** Returns the ISO date months later: on the same day or `day`, or the last day of too short a month. */
export function monthsLater(first: string, months: number, day = Number(first.slice(8))): string {
  const [year = 0, month = 1] = first.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Returns the day some months after another; 2 months are 60 days, 12 are a year. */
export const averageMonthsAfter = (months: number, day: string) =>
  daysLater(day, Math.trunc(months * (365.25 / 12)));
