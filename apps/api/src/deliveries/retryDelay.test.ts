import { expect, test } from "vitest";
import { retryDelay } from "./attempt.ts";

test("the wait doubles from five seconds to an hour", () => {
  const waits = [1, 2, 3, 10, 11, 50, 5_000].map((attempts) => retryDelay(attempts, 1));
  expect(waits.map((ms) => ms / 1000)).toEqual([5, 10, 20, 2560, 3600, 3600, 3600]);
});

test("jitter shortens the wait to half at most", () => {
  expect(retryDelay(1, 0)).toBe(2_500);
  expect(retryDelay(1, 0.5)).toBe(3_750);
});
