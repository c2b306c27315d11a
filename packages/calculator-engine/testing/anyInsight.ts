import type { Insight, Verdict } from "../src/insight/Answer.ts";
import { insights, type QuestionId } from "../src/questions/questions.ts";

/** Returns a question as what takes any inputs and facts, for tests of every question. */
export const anyInsight = (id: QuestionId) =>
  insights[id] as unknown as Insight<object, object, object, Verdict>;
