import { defineCalculator, filledText } from "@mortgage-kit/calculator-engine/define";
import { words as engineWords } from "@mortgage-kit/calculator-engine/words/en";
import { expect, test } from "vitest";
import { en } from "./language/en.ts";
import { makeView } from "./makeView.ts";

test("a slider whose rule has no range is refused with what to add", () => {
  const calculator = defineCalculator({
    id: "greeting",
    fields: { name: { rule: filledText, step: 1, slider: true } },
    workOut: ({ name }) => ({ result: { name } }),
  });
  const words = {
    ...{ title: "Greeting", fields: { name: { label: "Name" } }, rows: {}, steps: [] },
    ...{ calculate: "Greet", resultTitle: "Hello", assumptions: [] },
  };
  const parts = {
    calculator,
    words,
    language: en,
    engineWords: async () => ({ words: engineWords }),
  };
  expect(() => makeView({ ...parts, summarize: () => Object({}) })).toThrow(
    'The field "name" has a slider, but its rule has no range: give it one, as numberFrom(0, 100, "percent") has',
  );
});
