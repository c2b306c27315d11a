import { describe, expect, test } from "vitest";
import { holidays } from "../brokerage/officeOf.ts";
import {
  callText,
  nextCalls,
  type Office,
  promisedCall,
  timeAt,
  zonedTime,
  zoneText,
} from "./office.ts";
import { openingHours } from "./openingHours.ts";

const toronto: Office = {
  timeZone: "America/Toronto",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "09:00",
  closes: "18:00",
  closed: holidays.ON ?? [],
};
const vancouver = { ...toronto, timeZone: "America/Vancouver", closed: holidays.BC ?? [] };
const saskatoon = { ...toronto, timeZone: "America/Regina", closed: holidays.SK ?? [] };

const daysOf = (office: Office, now: string) => [
  ...new Set(nextCalls(office, new Date(now)).map(({ day }) => day)),
];
const first = (office: Office, now: string) => {
  const [call] = nextCalls(office, new Date(now));
  return call && callText(office, call, "en");
};

describe("the next five business days", () => {
  test.each([
    ["a Friday at 14:30", "2026-11-27T19:30:00Z", "Friday, November 27, 12:00 to 16:00"],
    ["a Friday at 17:30", "2026-11-27T22:30:00Z", "Monday, November 30, 9:00 to 12:00"],
    ["a Saturday", "2026-11-28T15:00:00Z", "Monday, November 30, 9:00 to 12:00"],
    ["before the clocks go forward", "2027-03-13T04:30:00Z", "Monday, March 15, 9:00 to 12:00"],
    ["before the clocks go back", "2026-10-31T04:30:00Z", "Monday, November 2, 9:00 to 12:00"],
    ["Christmas Eve at 17:30", "2026-12-24T22:30:00Z", "Monday, December 28, 9:00 to 12:00"],
    ["the eve of Good Friday", "2027-03-25T23:00:00Z", "Monday, March 29, 9:00 to 12:00"],
  ])("begin, on %s, with the next that is open", (_, now, text) => {
    expect(first(toronto, now)).toBe(text);
  });

  test("are five, of which today is one while an hour is left", () => {
    const friday = ["2026-11-27", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"];
    expect(daysOf(toronto, "2026-11-27T19:30:00Z")).toEqual(friday);
    expect(daysOf(toronto, "2026-11-27T22:00:00Z")).toEqual(friday);
    expect(daysOf(toronto, "2026-11-27T22:01:00Z")).toEqual([...friday.slice(1), "2026-12-04"]);
  });

  test("follow the office's clock, not the visitor's or UTC's", () => {
    // It is Friday afternoon in Vancouver, and the offices in the other two are closed.
    const now = "2026-11-27T23:30:00Z";
    expect(first(vancouver, now)).toBe("Friday, November 27, 16:00 to 18:00");
    expect(first(saskatoon, now)).toBe("Monday, November 30, 9:00 to 12:00");
    expect(first(toronto, now)).toBe("Monday, November 30, 9:00 to 12:00");
  });

  test("leave out the office's own closed days, of one year and of every year", () => {
    const closed = [...toronto.closed, "12-24", "2026-12-29"];
    expect(first({ ...toronto, closed }, "2026-12-23T23:00:00Z")).toBe(
      "Monday, December 28, 9:00 to 12:00",
    );
    expect(daysOf({ ...toronto, closed }, "2026-12-23T23:00:00Z")).not.toContain("2026-12-29");
  });

  test("have the parts of the day in which the office is open for an hour", () => {
    const short: Office = { ...toronto, opens: "10:30", closes: "16:30" };
    const calls = nextCalls(short, new Date("2026-11-28T15:00:00Z")).slice(0, 2);
    expect(calls.map((call) => callText(short, call, "fr"))).toEqual([
      "lundi 30 novembre, de 10\u00a0h\u00a030 à 12\u00a0h",
      "lundi 30 novembre, de 12\u00a0h à 16\u00a0h",
    ]);
  });
});

test.each([
  [
    "ON",
    "2026-05-18 2026-07-01 2026-09-07 2026-10-12 2026-12-28",
    "2026-05-18 2026-07-01 2026-09-07 2026-10-12",
  ],
  ["QC", "2026-06-24 2026-02-16 2026-04-03", "2026-06-24 2026-04-03"],
  [
    "BC",
    "2026-08-03 2026-09-30 2026-11-11 2028-04-14",
    "2026-08-03 2026-09-30 2026-11-11 2028-04-14",
  ],
  ["NS", "2026-02-16 2026-05-18 2026-10-12", "2026-02-16"],
])("The holidays of %s are left out", (province, days, holiday) => {
  const office = { ...toronto, timeZone: "UTC", closed: holidays[province] ?? [] };
  const isClosed = (day: string) => !daysOf(office, `${day}T00:00:00Z`).includes(day);
  expect(days.split(" ").filter(isClosed).join(" ")).toBe(holiday);
});

test("A call is promised as chosen, or the next one at that part of the day", () => {
  const now = new Date("2026-11-28T15:00:00Z");
  const promised = (day: string | null) =>
    promisedCall(toronto, { part: "afternoon", day }, now)?.day;
  expect(promised("2026-12-02")).toBe("2026-12-02");
  for (const day of [null, "2026-11-28", "2026-11-20", "2027-01-01"]) {
    expect(promised(day)).toBe("2026-11-30");
  }
});

test("The day and the hour are those of the time zone", () => {
  const now = new Date("2026-11-29T05:30:00Z");
  expect(zonedTime("America/Toronto", now)).toEqual({ day: "2026-11-29", minutes: 30 });
  expect(zonedTime("America/Regina", now)).toEqual({ day: "2026-11-28", minutes: 23 * 60 + 30 });
  expect(zoneText(vancouver, "en")).toBe("Vancouver time");
  expect(zoneText(toronto, "fr")).toBe("heure de Toronto");
});

test("Opening hours are one line", () => {
  expect(openingHours(toronto, "en")).toBe("Mon-Fri: 9AM-6PM");
  expect(openingHours(toronto, "fr")).toBe("Lun.-ven.\u00a0: 9\u00a0h à 18\u00a0h");
  const few = { ...toronto, days: ["Tuesday", "Saturday"], opens: "09:30", closes: "12:00" };
  expect(openingHours(few, "en")).toBe("Tue, Sat: 9:30AM-12PM");
});

test.each([
  ["2026-03-10T14:00", "2026-03-10T18:00:00.000Z"],
  ["2026-01-10T14:00", "2026-01-10T19:00:00.000Z"],
  // The clock goes forward at 2:00 on March 8, and back on November 1.
  ["2026-03-08T01:30", "2026-03-08T06:30:00.000Z"],
  ["2026-03-08T03:00", "2026-03-08T07:00:00.000Z"],
  ["2026-11-01T03:00", "2026-11-01T08:00:00.000Z"],
])("%s in Toronto is %s", (local, utc) => {
  expect(timeAt("America/Toronto", local).toISOString()).toBe(utc);
});
