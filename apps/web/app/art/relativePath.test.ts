import { expect, test } from "vitest";
import { relativePath } from "./relativePath.ts";

test("path commands are relative to the previous point, and a new subpath to the start of the last", () => {
  expect(
    relativePath([
      { command: "moveTo", args: [10, 20] },
      { command: "lineTo", args: [12.5, 19] },
      { command: "quadraticCurveTo", args: [13, 19.5, 12.5, 19.75] },
      { command: "closePath", args: [] },
      { command: "moveTo", args: [10, 30] },
    ]),
  ).toBe("m10 20l2.5-1q.5 .5 0 .8zm0 10");
});

test("rounding errors do not accumulate along a path", () => {
  const steps = Array.from({ length: 100 }, (_, index) => ({
    command: index ? ("lineTo" as const) : ("moveTo" as const),
    args: [index * 0.04, 0],
  }));
  const reached = [...relativePath(steps).matchAll(/[ml]([-.\d]+)/g)].reduce(
    (sum, [, move]) => sum + Number(move),
    0,
  );
  expect(reached).toBeCloseTo(4, 5);
});
