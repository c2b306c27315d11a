import * as engine from "../src/index.ts";
import { insights, type QuestionId } from "../src/questions/questions.ts";
import vectors from "../vectors/estimates.json" with { type: "json" };

const calculators: Readonly<Record<string, unknown>> = engine;

export const examplesOf = (id: QuestionId): readonly object[] =>
  vectors
    .filter(({ call }) => calculators[call] === insights[id].calculator)
    .map(({ inputs }) => inputs);
