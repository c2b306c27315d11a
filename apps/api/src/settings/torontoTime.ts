const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" });

export const torontoDay = (time: Date): string => day.format(time);

const hour = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  hour: "numeric",
  hourCycle: "h23",
});

export const torontoHour = (time: Date): number => Number(hour.format(time));
