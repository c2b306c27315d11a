import { expect, test } from "vitest";
import { parseFeedDate } from "./toFeedItem.ts";

test.each([
  ["Tue, 10 Jun 2025 14:00:00 +0000", "2025-06-10T14:00:00.000Z"],
  ["Tue, 10 Jun 2025 14:00:00 EST", "2025-06-10T19:00:00.000Z"],
  ["Tue, 10 Jun 25 14:00 GMT", "2025-06-10T14:00:00.000Z"],
  ["Tue, 10 Jun 2025 14:00:00", "2025-06-10T14:00:00.000Z"],
  ["10 Jun 2025", "2025-06-10T00:00:00.000Z"],
  [" 2025-06-10T10:00:00-04:00 ", "2025-06-10T14:00:00.000Z"],
  ["2025-06-10T10:00:00", "2025-06-10T10:00:00.000Z"],
  ["2025-06-10", "2025-06-10T00:00:00.000Z"],
])("%s is read the same in every time zone", (text, iso) => {
  expect(parseFeedDate(text)).toBe(iso);
});

test.each(["", "yesterday", "32 Foo 2025 10:00 GMT", "0001-01-01", "9".repeat(1_000)])(
  "%s is not a date",
  (text) => {
    expect(parseFeedDate(text)).toBeUndefined();
  },
);
