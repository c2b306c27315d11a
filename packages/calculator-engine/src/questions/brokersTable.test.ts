import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anyInsight } from "../../testing/anyInsight.ts";
import { type BrokersCase, expectedOf, findAt, viewOf } from "../../testing/brokersCase.ts";
import { questionIds } from "./questions.ts";

const questions = questionIds.map((id) => {
  const file = new URL(`cases/${id}.json`, import.meta.url);
  return [id, JSON.parse(readFileSync(file, "utf8")) as readonly BrokersCase[]] as const;
});

test("the tables have at least 560 cases, each of them told once", () => {
  const told = questions.flatMap(([question, cases]) =>
    cases.map(({ says }) => `${question}: ${says}`),
  );
  expect(told.length).toBeGreaterThanOrEqual(560);
  expect(new Set(told).size).toBe(told.length);
});

describe.each(questions)("%s", (question, cases) => {
  test.each(cases)("$says", (each) => {
    const { inputs, facts, options } = each;
    const answer = anyInsight(question).answer(inputs, facts, options);
    const view = viewOf(answer, question, each);
    const paths = Object.entries(each.expects ?? {});
    expect(Object.fromEntries(paths.map(([path]) => [path, findAt(view, path)]))).toEqual(
      Object.fromEntries(paths.map(([path, value]) => [path, expectedOf(value)])),
    );
    const [en, fr] = [view.en.all, view.fr.all];
    if (each.verdict) expect(answer.verdict.id, en).toBe(each.verdict);
    for (const pattern of each.english ?? []) expect(en).toMatch(new RegExp(pattern));
    for (const pattern of each.french ?? []) expect(fr).toMatch(new RegExp(pattern));
    if (each.omits) expect(en).not.toMatch(new RegExp(each.omits));
    if (each.confidence) expect(answer.verdict.confidence).toBe(each.confidence);
    for (const [id, amount] of Object.entries(each.steps ?? {})) {
      expect(view.lender.bridge[id] ?? 0, id).toBeCloseTo(amount, 1);
    }
    expect(fr).not.toMatch(/undefined|NaN/);
  });
});
