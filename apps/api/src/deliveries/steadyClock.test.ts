import { expect, test } from "vitest";
import { steadyClock } from "./deliveryWorker.ts";

test("the clock does not go back when the system clock does", () => {
  let [wall, elapsed] = [1_000_000_000, 0];
  const clock = steadyClock(
    () => wall,
    () => elapsed,
  );
  wall -= 3_600_000;
  elapsed += 5_000;
  expect(clock().getTime()).toBe(1_000_005_000);
  elapsed += 5_000;
  expect(clock().getTime()).toBe(1_000_010_000);
});

test("the clock follows a jump forward", () => {
  let wall = 1_000;
  const clock = steadyClock(
    () => wall,
    () => 0,
  );
  wall = 9_000;
  expect(clock().getTime()).toBe(9_000);
});
