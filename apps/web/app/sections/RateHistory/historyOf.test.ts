import { expect, test } from "vitest";
import { historyOf } from "./historyOf.ts";

const entry = {
  kind: "fixed",
  years: 5,
  costs: 0,
  conditions: "Insured.",
  saidBy: "Somebody",
} as const;

test("A rate applies until the next change, and a withdrawn one leaves a gap", () => {
  const { series, grid, changes } = historyOf(
    {
      entries: [
        { ...entry, day: "2026-01-01", annualRate: 4.5 },
        { ...entry, day: "2026-01-11", annualRate: 4 },
        { ...entry, day: "2026-01-21", annualRate: null },
        { ...entry, day: "2026-01-31", annualRate: 5 },
      ],
    },
    "2026-02-10",
  );
  expect(series[0]?.pieces).toEqual([
    [
      [0, 0.5],
      [0.25, 0.5],
      [0.25, 1],
      [0.5, 1],
    ],
    [
      [0.75, 0],
      [1, 0],
    ],
  ]);
  expect(grid.map(({ annualRate }) => annualRate)).toEqual([5, 4.5, 4]);
  expect(changes[1]).toEqual({ day: "2026-01-21", cells: [null] });
});

test("A single entry of today is drawn as a line", () => {
  const { series } = historyOf(
    {
      entries: [{ ...entry, day: "2026-01-01", annualRate: 4.5 }],
    },
    "2026-01-01",
  );
  expect(series[0]?.pieces.flat(2)).toSatisfy((places: number[]) => places.every(Number.isFinite));
});
