import { expect, test } from "vitest";
import { anyInsight } from "../testing/anyInsight.ts";
import { plain } from "../testing/brokersCase.ts";
import vectors from "../vectors/estimates.json" with { type: "json" };
import * as engine from "./index.ts";
import { questionIds } from "./questions/questions.ts";
import { words as english } from "./questions/words.en.ts";
import { words as french } from "./questions/words.fr.ts";

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

/** Day on which the verdicts of the examples were written. */
const on = "2026-11-20";

const verdicts = questionIds.map(anyInsight).map((insight) => ({
  insight,
  examples: vectors.filter(
    ({ call, verdict }) => verdict && estimates[call] === insight.calculator,
  ) as readonly Example[],
}));

interface Example {
  readonly inputs: object;
  /** Facts that the visitor states; none by default. */
  readonly facts?: object;
  readonly verdict: { readonly en: string; readonly fr: string };
}

test.each(verdicts)("$insight.id has an example of its verdict", ({ insight, examples }) => {
  expect(examples.length).toBeGreaterThan(0);
  for (const { inputs, facts, verdict } of examples) {
    const answer = insight.answer(inputs, facts, { on });
    const [en, fr] = [english, french].map((words) => plain(words.verdict(answer).sentence));
    expect({ en, fr }).toEqual(verdict);
  }
});
