import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile, dayAfter, monthsAfter } from "./calendarFile.ts";

const days = [
  {
    day: "2027-03-22",
    title: "Your mortgage renews",
    text: "Balance about $318,400; ask for a rate, then sign.\nSee the comparison.",
  },
  {
    day: "2026-11-22",
    title: "Renouvellement : demandez un taux — 120 jours avant l’échéance, à Montréal",
    text: "é".repeat(120),
  },
];
const file = calendarFile({ days, name: "Somebody, Ltd", made: "2026-11-20" });

test("a calendar parser reads every event as an all-day event, in every time zone", () => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const read = calendar.getAllSubcomponents("vevent").map((each) => {
    const event = new ICAL.Event(each);
    return [event.startDate.toString(), event.startDate.isDate, event.endDate.toString()];
  });
  expect(read).toEqual([
    ["2027-03-22", true, "2027-03-23"],
    ["2026-11-22", true, "2026-11-23"],
  ]);
});

test("commas, semicolons, line breaks and accents are preserved", () => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const read = calendar
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each))
    .map(({ summary, description }) => ({ title: summary, text: description }));
  expect(read).toEqual(days.map(({ title, text }) => ({ title, text })));
});

test("a recurring event is all-day and ends by its last day", () => {
  const every = { months: 3, until: "2027-08-31" };
  const repeating = { day: "2027-01-01", title: "Check", text: "The rate", every };
  const calendar = new ICAL.Component(
    ICAL.parse(calendarFile({ days: [repeating], name: "Somebody", made: "2026-11-20" })),
  );
  const [component] = calendar.getAllSubcomponents("vevent");
  const event = new ICAL.Event(component);
  const each = event.iterator();
  const days = Array.from({ length: 4 }, () => each.next()?.toString());
  expect(days).toEqual(["2027-01-01", "2027-04-01", "2027-07-01", undefined]);
});

test("lines are at most 75 bytes long and end in CRLF", () => {
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("the same dates have the same event ids, so that a second import adds nothing", () => {
  expect(calendarFile({ days, name: "Somebody, Ltd", made: "2026-11-20" })).toBe(file);
});

test.each([
  ["2026-11-22", 4, "2027-03-22"],
  ["2026-10-31", 4, "2027-02-28"],
  ["2027-10-31", 4, "2028-02-29"],
  ["2026-01-31", 0, "2026-01-31"],
])("%s plus %i months is %s", (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later);
});

test("adds days across the end of a year and daylight saving changes", () => {
  expect(dayAfter("2027-03-22", -120)).toBe("2026-11-22");
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
});
