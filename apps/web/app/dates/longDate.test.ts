import { expect, test } from "vitest";
import { longDate } from "./longDate.ts";

test("A date is formatted in English, independent of the time zone", () => {
  expect(longDate("2025-05-14")).toBe("May 14, 2025");
  expect(longDate("2026-01-01T00:30:00.000Z")).toBe("January 1, 2026");
});
