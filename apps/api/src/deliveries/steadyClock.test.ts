import { expect, test } from "vitest";
import { steadyClock } from "./steadyClock.ts";

const hour = 3_600_000;
const jumps: [title: string, moves: [wall: number, elapsed: number][], expected: number][] = [
  ["a system clock that goes back is not followed", [[-hour, 5_000]], 5_000],
  [
    "and the clock runs on meanwhile",
    [
      [-hour, 5_000],
      [0, 5_000],
    ],
    10_000,
  ],
  ["a jump forward is followed", [[8_000, 0]], 8_000],
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
