import fc from "fast-check";
import { expect, test } from "vitest";
import { largestWhere } from "./largestWhere.ts";

/** Slacks that turn after a number, with the most steps that each may take among a million numbers. */
const slacks: [
  title: string,
  maxSteps: number,
  slackBy: (turn: number) => (at: number) => number,
][] = [
  ["a line", 6, (turn) => (at) => turn - at],
  ["a kinked line", 18, (turn) => (at) => (at <= turn ? turn - at : 20 * (turn - at))],
  ["a curve", 24, (turn) => (at) => turn ** 2 - at ** 2],
  ["a jump", 34, (turn) => (at) => (at <= turn ? 1 : -1000)],
  ["no amount", 22, (turn) => (at) => (at <= turn ? Infinity : -Infinity)],
];

test.each(slacks)(
  "a slack with %s is followed to the last number that passes",
  (_, maxSteps, slackBy) => {
    const whole = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(whole, whole, whole, (turn, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const asked: number[] = [];
        const slackAt = slackBy(turn);
        const found = largestWhere(from, to, (at) => {
          asked.push(at);
          return slackAt(at);
        });
        expect(found).toBe(Math.max(from, Math.min(turn, to)));
        expect(asked.every((at) => at >= from && at <= to)).toBe(true);
        expect(asked.length).toBeLessThanOrEqual(maxSteps);
      }),
    );
  },
);
