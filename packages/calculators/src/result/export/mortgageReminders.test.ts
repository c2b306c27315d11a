import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calculators } from "../../calculators.ts";
import { loadResult } from "../useLoadedResult.ts";
import { calendarFile } from "./calendarFile.ts";
import { endOfTerm, isAhead, mortgageReminders } from "./mortgageReminders.ts";

const paymentEn = await calculators.payment.en();
const paymentFr = await calculators.payment.fr();

const today = "2026-11-22";
const mortgage = {
  monthsLeft: 12,
  balance: 500_000,
  annualRate: 4,
  amortizationYears: 25,
  isVariable: false,
  compounding: null,
};

async function wordsOf(view: typeof paymentEn) {
  const loaded = await loadResult(view);
  if (!loaded) throw new Error("The result has no words.");
  return loaded.words;
}
const english = await wordsOf(paymentEn);
const french = await wordsOf(paymentFr);

const remind = (renewal: string, isVariable = false, words = english) =>
  mortgageReminders({ mortgage, renewal, isVariable, today }, words);

test("a renewal has an event on its day and one 120 days before", () => {
  expect(remind("2027-11-22").map(({ day, title }) => [day, title])).toEqual([
    ["2027-07-25", "Ask for a renewal rate"],
    ["2027-11-22", "Your mortgage term ends"],
  ]);
});

test("an event that is past or today is omitted", () => {
  expect(remind("2027-03-22").map(({ day }) => day)).toEqual(["2027-03-22"]);
  expect(remind("2027-03-23").map(({ day }) => day)).toEqual(["2026-11-23", "2027-03-23"]);
});

test("other days of the answer stand among them in order of date", () => {
  const others = [{ day: "2027-09-01", title: "Leave the mortgage", text: "" }];
  const days = mortgageReminders(
    { mortgage: { ...mortgage, others }, renewal: "2027-11-22", isVariable: false, today },
    english,
  );
  expect(days.map(({ day }) => day)).toEqual(["2027-07-25", "2027-09-01", "2027-11-22"]);
});

test("a variable rate has a quarterly event until the term ends, with the trigger rate", () => {
  const check = remind("2028-01-15", true).find(({ every }) => every);
  expect(check).toMatchObject({ day: "2027-02-01", every: { months: 3, until: "2028-01-15" } });
  // 500,000 over 25 years at 4 %, compounded monthly: 2,639.18 a month, which is 6.33 % of interest a year.
  expect(check?.text).toContain("$2,639 a month on $500,000");
  expect(check?.text).toContain("6.33%, the trigger rate");
  expect(remind("2027-01-31", true).every(({ every }) => !every)).toBe(true);
});

describe.each([
  ["English", english],
  ["French", french],
])("in %s", (_, words) => {
  test("a calendar parser reads all events as all-day events", () => {
    const days = remind("2028-01-15", true, words);
    const text = calendarFile({ days, name: "Example Mortgages", made: today });
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((each) => new ICAL.Event(each));
    expect(
      events.map(({ startDate, summary, description }) => ({
        day: startDate.toString(),
        title: summary,
        text: description,
      })),
    ).toEqual(days.map(({ day, title, text: description }) => ({ day, title, text: description })));
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(events.filter((event) => event.isRecurring())).toHaveLength(1);
  });
});

test.each([
  [4, "2027-03-22"],
  [0.5, "2026-12-07"],
  [12.5, "2027-12-07"],
  [0, null],
  [null, null],
  [1200, null],
])("a term with %s months left ends on %s", (months, day) => {
  expect(endOfTerm(months, today)).toBe(day);
});

test.each(["", "2026-11-22", "2025-01-01", "0027-03-22", "2057-01-01", "20270-03-22"])(
  "%j is not a valid end of a term",
  (day) => {
    expect(isAhead(day, today)).toBe(false);
  },
);
