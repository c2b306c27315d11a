/** All-day calendar event. */
export interface CalendarDay {
  /** ISO date, such as 2027-03-22. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** Repeats the event every `months` months, up to and including the ISO date `until`. */
  readonly every?: { readonly months: number; readonly until: string };
}

interface CalendarFile {
  readonly days: readonly CalendarDay[];
  /** Organization named in the file's product identifier (PRODID). */
  readonly name: string;
  /** The day on which the file is made, as an ISO date. */
  readonly made: string;
}

/**
 * Returns all-day events as an iCalendar file (RFC 5545). All-day events fall on the same day in every
 * time zone. An event's id depends only on its day and title, so that loading it twice adds no duplicates.
 *
 * @example
 * const days = [{ day: "2027-03-22", title: "Renewal", text: "Compare offers." }];
 * calendarFile({ days, name: "Site", made: "2026-11-24" }).slice(0, 15); // "BEGIN:VCALENDAR"
 */
export function calendarFile({ days, name, made }: CalendarFile): string {
  const stamp = `${compact(made)}T000000Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(name)}//Mortgage calculators//EN`,
    "CALSCALE:GREGORIAN",
    ...days.flatMap(({ day, title, text, every }) => [
      "BEGIN:VEVENT",
      `UID:${day}-${slugOf(title)}@mortgage-calculator`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
      ...(every
        ? [`RRULE:FREQ=MONTHLY;INTERVAL=${every.months};UNTIL=${compact(every.until)}`]
        : []),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(title)}`,
      "TRIGGER:PT9H",
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/**
 * Returns the ISO date `days` days after another, unaffected by time zones and clock changes.
 *
 * @example
 * dayAfter("2026-12-31", 1); // "2027-01-01"
 */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the same day of a later month, or that month's last day if it is shorter.
 *
 * @example
 * monthsAfter("2026-12-31", 2); // "2027-02-28"
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

const compact = (day: string) => day.replaceAll("-", "");
const slugOf = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll("\n", "\\n");

const longestLine = 75;

/** Folds a line into pieces of at most 75 bytes without splitting a character. */
function folded(line: string): string {
  const pieces = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > longestLine) {
      pieces.push("");
      // A continuation line starts with a space, which counts.
      bytes = 1;
    }
    pieces[pieces.length - 1] += letter;
    bytes += size;
  }
  return pieces.join("\r\n ");
}
