import { describe, expect, test } from "vitest";
import { plain } from "../../package-test/verdictTexts.ts";
import { type BrokersCase, brokersTable } from "../../testing/brokersTable.ts";
import type { Answer } from "../insight/Answer.ts";
import { insights } from "./questions.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const answerOf = ({ question, inputs, facts }: BrokersCase): Answer =>
  insights[question].answer(inputs as never, facts as never);

/** Returns what a visitor reads of an answer: verdict, notes and effects of the deciding facts. */
function textOf(answer: Answer, words: typeof english): string {
  const { sentence, hinge, because } = words.verdict(answer);
  const effects = answer.facts.map((fact) => words.fact(fact, answer.question).effect);
  return plain(
    [sentence, hinge, because, ...answer.lender.notes.map(words.note), ...effects].join("\n"),
  );
}

test("the table has at least 60 cases, each of them told once", () => {
  expect(brokersTable.length).toBeGreaterThanOrEqual(60);
  const told = new Set(brokersTable.map(({ question, says }) => `${question}: ${says}`));
  expect(told.size).toBe(brokersTable.length);
});

describe.each([...new Set(brokersTable.map(({ question }) => question))])("%s", (question) => {
  test.each(brokersTable.filter((each) => each.question === question))("$says", (each) => {
    const answer = answerOf(each);
    const text = textOf(answer, english);
    expect(answer.verdict.id, text).toBe(each.verdict);
    for (const name of each.names ?? []) expect(text).toMatch(name);
    if (each.omits) expect(text).not.toMatch(each.omits);
    if (each.confidence) expect(answer.verdict.confidence).toBe(each.confidence);
    for (const [id, amount] of Object.entries(each.steps ?? {})) {
      const steps = answer.lender.bridge.filter((step) => step.id === id);
      const sum = steps.reduce((total, step) => total + step.amount, 0);
      expect(sum, id).toBeCloseTo(amount, 1);
    }
    expect(textOf(answer, french)).not.toMatch(/undefined|NaN/);
  });
});
