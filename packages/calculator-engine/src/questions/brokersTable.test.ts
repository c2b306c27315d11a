import { describe, expect, test } from "vitest";
import { plain } from "../../package-test/verdictTexts.ts";
import type { Answer } from "../insight/Answer.ts";
import type { Words } from "../words/Words.ts";
import affordability from "./cases/affordability.json" with { type: "json" };
import closingFees from "./cases/closing-fees.json" with { type: "json" };
import debtConsolidation from "./cases/debt-consolidation.json" with { type: "json" };
import homeIncome from "./cases/home-income.json" with { type: "json" };
import leaving from "./cases/leaving.json" with { type: "json" };
import payment from "./cases/payment.json" with { type: "json" };
import refinance from "./cases/refinance.json" with { type: "json" };
import renewal from "./cases/renewal.json" with { type: "json" };
import rentVsBuy from "./cases/rent-vs-buy.json" with { type: "json" };
import { insights, type QuestionId } from "./questions.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

/** Case as an experienced broker would answer it. */
interface BrokersCase {
  readonly says: string;
  readonly inputs: object;
  readonly facts?: object;
  /** Id of the verdict. */
  readonly verdict: string;
  /** Patterns that the verdict, its notes or the effects of its facts have to match. */
  readonly english?: readonly string[];
  readonly french?: readonly string[];
  /** Pattern that no English text may match. */
  readonly omits?: string;
  /** Dollars of a step of the bridge, by its id, calculated outside the engine. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly confidence?: string;
}

const table: Readonly<Partial<Record<QuestionId, unknown>>> = {
  ...{ affordability, payment, refinance, renewal, leaving },
  "closing-fees": closingFees,
  "debt-consolidation": debtConsolidation,
  "home-income": homeIncome,
  "rent-vs-buy": rentVsBuy,
};
const questions = Object.entries(table) as [QuestionId, readonly BrokersCase[]][];

/** Returns what a visitor reads of an answer: verdict, notes and effects of the deciding facts. */
function textOf(answer: Answer, words: Words): string {
  const { sentence, hinge, because } = words.verdict(answer);
  const effects = answer.facts.map((fact) => words.fact(fact, answer.question).effect);
  return plain(
    [sentence, hinge, because, ...answer.lender.notes.map(words.note), ...effects].join("\n"),
  );
}

test("the tables have at least 143 cases, each of them told once", () => {
  const told = questions.flatMap(([question, cases]) =>
    cases.map(({ says }) => `${question}: ${says}`),
  );
  expect(told.length).toBeGreaterThanOrEqual(143);
  expect(new Set(told).size).toBe(told.length);
});

describe.each(questions)("%s", (question, cases) => {
  test.each(cases)("$says", (each) => {
    const answer = insights[question].answer(each.inputs as never, each.facts as never);
    const text = textOf(answer, english);
    const frenchText = textOf(answer, french);
    expect(answer.verdict.id, text).toBe(each.verdict);
    for (const pattern of each.english ?? []) expect(text).toMatch(new RegExp(pattern));
    for (const pattern of each.french ?? []) expect(frenchText).toMatch(new RegExp(pattern));
    if (each.omits) expect(text).not.toMatch(new RegExp(each.omits));
    if (each.confidence) expect(answer.verdict.confidence).toBe(each.confidence);
    for (const [id, amount] of Object.entries(each.steps ?? {})) {
      const steps = answer.lender.bridge.filter((step) => step.id === id);
      const sum = steps.reduce((total, step) => total + step.amount, 0);
      expect(sum, id).toBeCloseTo(amount, 1);
    }
    expect(frenchText).not.toMatch(/undefined|NaN/);
  });
});
