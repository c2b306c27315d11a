import { expect, test } from "vitest";
import { steadyClock } from "./steadyClock.ts";

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

const hour = 3_600_000;
const jumps: [title: string, moves: [wall: number, elapsed: number][], expected: number][] = [
  [
    "a jump forward that is taken back is not kept",
    [
      [72 * hour, 0],
      [-72 * hour, 5_000],
    ],
    5_000,
  ],
  [
    "a small one is not kept either",
    [
      [hour, 0],
      [-hour, 5_000],
    ],
    5_000,
  ],
  [
    "a time far ahead at the start is given up once it is corrected",
    [[-72 * hour, 5_000]],
    -72 * hour,
  ],
  [
    "and the clock runs on from there",
    [
      [-72 * hour, 5_000],
      [-hour, 5_000],
    ],
    -72 * hour + 5_000,
  ],
];

test.each(jumps)("%s", (_, moves, expected) => {
  const start = 1_000_000_000;
  let [wall, elapsed] = [start, 0];
  const clock = steadyClock(
    () => wall,
    () => elapsed,
  );
  for (const [byWall, byElapsed] of moves) {
    wall += byWall;
    elapsed += byElapsed;
    clock();
  }
  expect(clock().getTime() - start).toBe(expected);
});
