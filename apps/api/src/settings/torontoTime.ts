const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" });

/** Returns the day in Toronto, such as 2026-11-22. */
export const torontoDay = (time: Date): string => day.format(time);

const hour = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  hour: "numeric",
  hourCycle: "h23",
});

/** Returns the hour in Toronto, from 0 to 23. */
export const torontoHour = (time: Date): number => Number(hour.format(time));
