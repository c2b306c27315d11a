import { expect, test } from "vitest";
import { monthInWords, remindAt, renewalMonthOf, whyNoReminder } from "./renewalMonth.ts";

test.each([
  ["2028-05", "2028-01-02T14:00:00.000Z"],
  // Over a leap day and over a new year.
  ["2028-06", "2028-02-02T14:00:00.000Z"],
  ["2027-06", "2027-02-01T14:00:00.000Z"],
  ["2027-01", "2026-09-03T14:00:00.000Z"],
])("the reminder of %s goes out 120 days before its first day", (month, time) => {
  expect(remindAt(month).toISOString()).toBe(time);
});

test("a month is normalized from any input format", () => {
  expect([renewalMonthOf("2028", "5"), renewalMonthOf("2028", "05")]).toEqual([
    "2028-05",
    "2028-05",
  ]);
  expect(monthInWords("2028-05", "en")).toBe("May 2028");
  expect(monthInWords("2028-05", "fr")).toBe("mai 2028");
});

test("a month whose reminder is already due is too soon, one beyond any term is too far", () => {
  const now = new Date("2028-01-02T14:00:00Z");
  expect(whyNoReminder("2028-05", now)).toBe("too soon");
  expect(whyNoReminder("2028-05", new Date(now.getTime() - 1))).toBeUndefined();
  expect(whyNoReminder("2039-12", now)).toBeUndefined();
  expect(whyNoReminder("2040-01", now)).toBe("too far");
});
