import { defineCalculator, filledText, oneOf } from "@mortgage-kit/calculator-engine/define";
import { words as engineWords } from "@mortgage-kit/calculator-engine/words/en";
import { expect, test } from "vitest";
import { en } from "./language/en.ts";
import { makeView, type OwnWords } from "./makeView.ts";

test("a slider whose rule has no range is refused with what to add", () => {
  const calculator = defineCalculator({
    id: "greeting",
    fields: { name: { rule: filledText, step: 1, slider: true } },
    workOut: ({ name }) => ({ result: { name } }),
  });
  const words = {
    ...{ title: "Greeting", fields: { name: { label: "Name" } }, steps: [] },
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

test("a field or an option without words is a type error", () => {
  const calculator = defineCalculator({
    id: "home",
    fields: {
      name: { rule: filledText, step: 1 },
      condition: { rule: oneOf(["new", "old"]), step: 1 },
    },
    workOut: ({ name }) => ({ result: { name } }),
  });
  type Fields = OwnWords<typeof calculator>["fields"];
  const name = { label: "Name" };
  const condition = { label: "Condition", options: { new: "New", old: "Old" } };
  const whole: Fields = { name, condition };
  // @ts-expect-error the condition has no words
  const forgotten: Fields = { name };
  // @ts-expect-error an option has no words
  const half: Fields = { name, condition: { label: "Condition", options: { new: "New" } } };
  expect([whole, forgotten, half]).toHaveLength(3);
});
