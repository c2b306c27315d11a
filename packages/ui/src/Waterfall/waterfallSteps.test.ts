import { expect, test } from "vitest";
import { waterfallSteps } from "./waterfallSteps.ts";

test("each change spans the totals before and after it", () => {
  const steps = waterfallSteps(
    { label: "a", value: 10 },
    [
      { label: "b", change: -4 },
      { label: "c", change: 1 },
    ],
    "d",
  );
  expect(steps.map(({ from, to, look }) => [from, to, look])).toEqual([
    [0, 10, "sum"],
    [10, 6, "less"],
    [6, 7, "more"],
    [0, 7, "sum"],
  ]);
});

test("without changes the end equals the start", () => {
  expect(waterfallSteps({ label: "a", value: -3 }, [], "d").map(({ to }) => to)).toEqual([-3, -3]);
});
