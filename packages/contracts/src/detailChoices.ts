export const purposes = [
  "purchase",
  "renewal",
  "refinance",
  "consolidation",
  "investment",
  "other",
] as const;
/** Hours in which a person wants the answer: as soon as possible, or a part of the office's day. */
export const callTimes = ["any", "morning", "afternoon", "evening"] as const;
export const answerWays = ["phone", "email"] as const;
export const answerLanguages = ["en", "fr"] as const;

export type Purpose = (typeof purposes)[number];
export type CallTime = (typeof callTimes)[number];
export type AnswerWay = (typeof answerWays)[number];
export type AnswerLanguage = (typeof answerLanguages)[number];

/** Maximum lengths, in characters, and number of lines of a result. */
export const detailLimits = {
  agent: 100,
  origin: 100,
  title: 120,
  line: 400,
  lines: 25,
  text: 4000,
} as const;

/** Paths of both requests, and of the image that records when the call-back form was opened. */
export const detailPaths = {
  details: "/api/application-details",
  callBack: "/api/call-backs",
  callBackOpened: "/api/call-backs/opened",
  callBackReceived: "/api/call-backs/received",
} as const;

/**
 * Returns the address of a form in a language, which the server answers in it. English names none.
 *
 * @example
 * formAction("/api/call-backs", "fr"); // "/api/call-backs?language=fr"
 */
export const formAction = (path: string, language: AnswerLanguage) =>
  language === "en" ? path : `${path}?language=${language}`;

/** Header of the response to an application with the token for its details. The body stays as it was. */
export const detailsTokenHeader = "details-token";

/** Hours at which the parts of the office's day end; the last ends with the business hours. */
const callEnds = { morning: 12, afternoon: 16, evening: 18 } as const;
// Pure, because a page that does not use it would take 30 ms to create it.
const officeClock = /* @__PURE__ */ new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  weekday: "short",
  hour: "numeric",
  hourCycle: "h23",
});
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * Returns the number of days from now to the next call at a part of the day: 0 for today. The office
 * calls from Monday to Friday, and today only if at least an hour of that part is left.
 *
 * @example
 * // A Friday at 14:30 in Toronto:
 * callInDays("afternoon", new Date("2026-11-27T19:30:00Z")); // 0
 * callInDays("morning", new Date("2026-11-27T19:30:00Z")); // 3
 */
export function callInDays(time: Exclude<CallTime, "any">, now: Date): number {
  const parts = officeClock.formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const today = weekdays.findIndex((day) => part("weekday").startsWith(day));
  const isOver = Number(part("hour")) >= callEnds[time] - 1;
  const days = [0, 1, 2, 3].find((ahead) => {
    const weekday = (today + ahead) % 7;
    return weekday !== 0 && weekday !== 6 && !(ahead === 0 && isOver);
  });
  return days ?? 0;
}

/**
 * Returns the day of a call in words: "Today", "Tomorrow", or the weekday.
 *
 * @example
 * callDayText(1, new Date("2026-11-27T19:30:00Z"), "en"); // "Tomorrow"
 */
export function callDayText(days: number, now: Date, language: AnswerLanguage): string {
  const locale = `${language}-CA`;
  const text =
    days < 2
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day")
      : new Intl.DateTimeFormat(locale, { timeZone: "America/Toronto", weekday: "long" }).format(
          now.getTime() + days * 24 * 60 * 60 * 1000,
        );
  return text.replace(/^./, (letter) => letter.toUpperCase());
}
