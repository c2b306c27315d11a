import { expect, test } from "vitest";
import vectors from "../vectors/estimates.json" with { type: "json" };
import * as engine from "./index.ts";
import { insights } from "./questions/questions.ts";

const estimates = engine as unknown as Record<
  string,
  { calculate(inputs: unknown): Record<string, unknown> }
>;

test.each(vectors)("$id: $call gives the worked figures", (vector) => {
  const result = estimates[vector.call]?.calculate(vector.inputs);
  for (const [field, figure] of Object.entries(vector.expected)) {
    const actual = field.split(".").reduce<unknown>((part, key) => Object(part)[key], result);
    if (typeof figure !== "number") expect(actual, field).toBe(figure);
    else expect(Math.abs(Number(actual) - figure), field).toBeLessThanOrEqual(vector.tolerance);
  }
});

test("every vector has a name of its own", () => {
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
});

test("every question has a worked example", () => {
  const worked = new Set<unknown>(vectors.map(({ call }) => estimates[call]));
  const without = Object.values(insights).filter(({ calculator }) => !worked.has(calculator));
  expect(without.map(({ id }) => id)).toEqual([]);
});
