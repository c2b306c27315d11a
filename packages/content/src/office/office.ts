import type { SiteLanguage } from "../words.ts";

/** When an office works, on the clock of its own time zone. */
export interface Office {
  /** IANA name of the time zone, such as America/Regina. */
  readonly timeZone: string;
  /** Weekdays in English, such as Monday. */
  readonly days: readonly string[];
  /** Opening and closing time, as 09:00. */
  readonly opens: string;
  readonly closes: string;
  /** Names of the days on which it is closed, as `namesOf` writes them. */
  readonly closed: readonly string[];
}

/** Parts of the office's day in which a visitor may be called, in their order. */
export const callParts = ["morning", "afternoon", "evening"] as const;
export type CallPart = (typeof callParts)[number];

/** A part of an ISO day. */
export interface Call {
  readonly day: string;
  readonly part: CallPart;
}

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Business days on which a call can be chosen. */
const offeredDays = 5;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the ISO date a number of days after another. It counts dates, which no clock change moves. */
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the ISO date and the minutes since midnight on the clock of a time zone. */
export function zonedTime(timeZone: string, now: Date): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    minutes: 60 * Number(part("hour")) + Number(part("minute")),
  };
}

/** Returns the moment of an ISO date and time, such as 2026-11-02T09:30, on the clock of a time zone; an invalid date for no such time. */
export function timeAt(timeZone: string, local: string): Date {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return new Date(wanted);
  const shown = (at: number) => {
    const { day, minutes } = zonedTime(timeZone, new Date(at));
    return Date.parse(day) + minutes * 60_000;
  };
  const near = 2 * wanted - shown(wanted);
  return new Date(near + wanted - shown(near));
}

/** Returns the ISO date of Easter Sunday in the Gregorian calendar, by the algorithm of Meeus. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const golden = (19 * (year % 19) + leap + 15) % 30;
  const moon = golden - Math.floor((golden + Math.floor((year % 19) / 11)) / 29);
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return daysAfter(`${year}-03-28`, moon - sunday);
}

/**
 * Returns all names that a list of closed days may have for an ISO date: itself, its month and day as
 * 12-24, its weekday in the month as "Monday 1 of 09", and the two holidays that move otherwise.
 */
export function namesOf(day: string): string[] {
  const date = new Date(day);
  const [, month] = day.split("-");
  const number = date.getUTCDate();
  const weekday = weekdays[date.getUTCDay()];
  const names = [day, day.slice(5), `${weekday} ${Math.ceil(number / 7)} of ${month}`];
  if (weekday === "Monday" && month === "05" && number > 17 && number < 25) {
    names.push("Victoria Day");
  }
  if (daysAfter(day, 2) === easter(date.getUTCFullYear())) names.push("Good Friday");
  return names;
}

function isBusinessDay({ days, closed }: Office, day: string): boolean {
  const weekday = weekdays[new Date(day).getUTCDay()];
  return (
    weekday !== undefined &&
    days.includes(weekday) &&
    !namesOf(day).some((name) => closed.includes(name))
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the parts of the office's day of an hour or more, with their minutes since midnight. */
function windowsOf({ opens, closes }: Office) {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  const within = (part: CallPart, begins: number, ends: number) => ({
    part,
    from: Math.max(from, begins),
    to: Math.min(to, ends),
  });
  const all = [
    within("morning", 0, 12 * 60),
    within("afternoon", 12 * 60, 16 * 60),
    within("evening", 16 * 60, 24 * 60),
  ];
  const long = all.filter((window) => window.to - window.from >= 60);
  // An office that is open for less than an hour has its one window.
  return long.length > 0 ? long : [{ part: "morning" as const, from, to }];
}

/** Returns the calls of the next five business days; of today those with an hour left. */
export function nextCalls(office: Office, now: Date): Call[] {
  const { day: today, minutes } = zonedTime(office.timeZone, now);
  const windows = windowsOf(office);
  const days = Array.from({ length: 60 }, (_, ahead) => daysAfter(today, ahead))
    .filter((day) => isBusinessDay(office, day))
    .map((day) =>
      windows
        .filter(({ to }) => day !== today || minutes <= to - 60)
        .map(({ part }) => ({ day, part })),
    );
  return days
    .filter((calls) => calls.length > 0)
    .slice(0, offeredDays)
    .flat();
}

/**
 * Returns the call that a request is promised: the chosen one, or the next one at that part of the day.
 *
 * @param day - ISO date that the visitor chose; null if the page offered none.
 * @param now - When the request was received.
 */
export function promisedCall(
  office: Office,
  { part, day }: { part: CallPart; day: string | null },
  now: Date,
): Call | undefined {
  const calls = nextCalls(office, now);
  const isChosen = (call: Call) => call.part === part && (day === null || call.day === day);
  return calls.find(isChosen) ?? calls.find((call) => call.part === part) ?? calls[0];
}

const clockText = (minutes: number, language: SiteLanguage): string => {
  const [hours, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
  if (language === "en") return `${hours}:${rest}`;
  return rest === "00" ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${rest}`;
};

/** Returns the hours of a part of the office's day: "12:00 to 16:00". */
function hoursText(office: Office, part: CallPart, language: SiteLanguage): string {
  const windows = windowsOf(office);
  const { from, to } = windows.find((window) => window.part === part) ??
    windows[0] ?? { from: 0, to: 0 };
  const [begins, ends] = [clockText(from, language), clockText(to, language)];
  return language === "en" ? `${begins} to ${ends}` : `de ${begins} à ${ends}`;
}

/** Returns an ISO date in words: "Monday, November 30". */
export const dayText = (day: string, language: SiteLanguage): string =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(day));

/** Returns a call in words: "Monday, November 30, 12:00 to 16:00". */
export const callText = (office: Office, { day, part }: Call, language: SiteLanguage): string =>
  `${dayText(day, language)}, ${hoursText(office, part, language)}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the choices of when to be called: as soon as possible, then each of the next calls, which a
 * form sends as "2026-11-30 morning". Without `now`, as in a page that is built once, the parts of a day.
 */
export function callOptions(
  office: Office,
  { language, soon }: { language: SiteLanguage; soon: string },
  now?: Date,
): { value: string; label: string }[] {
  const calls = now
    ? nextCalls(office, now).map((call) => ({
        value: `${call.day} ${call.part}`,
        label: callText(office, call, language),
      }))
    : windowsOf(office).map(({ part }) => ({
        value: part,
        label: hoursText(office, part, language),
      }));
  return [
    { value: "any", label: soon },
    ...calls.map(({ value, label }) => ({ value, label: capital(label) })),
  ];
}

/** Returns whose time it is: "Toronto time". */
export function zoneText({ timeZone }: Pick<Office, "timeZone">, language: SiteLanguage): string {
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return language === "en" ? `${city} time` : `heure de ${city}`;
}
