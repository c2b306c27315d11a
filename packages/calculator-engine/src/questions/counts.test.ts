import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInsight } from "../../testing/anyInsight.ts";
import { inputsOf, valuesOf } from "../../testing/arbitraryInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { kept } from "../../testing/kept.ts";
import type { Answer } from "../insight/Answer.ts";
import type { DescribedFact } from "../insight/facts.ts";
import { insights, type QuestionId, questionIds } from "./questions.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const most = { dollars: 1e7, percent: 25, years: 40, months: 120, number: 20 };
const on = fc.constantFrom("2026-01-01", "2026-11-20", "2027-06-30");
const runs = { numRuns: 60 };
const cents = (dollars: number) => Math.round(dollars * 100) + 0;

/** Answers a generated case once, although the properties generate the same ones each. */
const answerTo = kept(([id, inputs, facts, on]: readonly [QuestionId, object, object, string]) =>
  anyInsight(id).answer(inputs, facts, { on }),
);

/** Arbitrary answers of a question, with some of its facts given. */
function answersOf(id: QuestionId): fc.Arbitrary<Answer> {
  const { calculator, facts } = anyInsight(id);
  const definitions = Object.entries<DescribedFact>(facts);
  const given = definitions.map(([fact, definition]) => [
    fact,
    // No province lets a municipality charge more.
    fact === "municipalRate" ? fc.constantFrom(0, 1.25, 1.5) : valuesOf(definition, most),
  ]);
  return fc
    .tuple(
      inputsOf(calculator, most).filter((inputs) => calculator.accepts(inputs)),
      fc.record(Object.fromEntries(given), { requiredKeys: [] }),
      on,
    )
    .map((asked) => answerTo([id, ...asked]));
}

describe.each(questionIds)("the lender's calculation of %s", (question) => {
  const answers = answersOf(question);
  const isPurchase = "ownedHome" in insights[question].facts;

  test("leads from the estimate's figure to the lender's and adds up to the cent", () => {
    forAll([answers], runs, ({ lender, estimate }) => {
      const differences = lender.bridge.map(({ amount }) => cents(amount));
      const sum = differences.reduce((total, amount) => total + amount, 0);
      const figure = Object(estimate)[lender.estimate.id];
      // A renewal without another offer starts from the cost of the letter, which is no result.
      if (lender.estimate.id !== "letterCost") {
        expect(cents(lender.estimate.value)).toBe(cents(figure));
      }
      if (lender.figure) {
        expect(cents(lender.estimate.value) + sum).toBe(cents(lender.figure.value));
      } else if (isPurchase) expect(lender.bridge).toEqual([]);
    });
  });

  test("has no zero difference, only finite figures and complete sentences, and is certain only of what was given", () => {
    forAll([answers], runs, (answer) => {
      const { bridge, notes, findings, figure, estimate } = answer.lender;
      for (const step of bridge) expect(step.amount).not.toBe(0);
      const ids = notes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const { confidence, missing } = answer.verdict;
      if (answer.facts.some(({ assumed, decides }) => assumed && decides)) {
        expect(confidence).toMatch(/^(depends|not-checked)$/);
      }
      if (missing.length > 0) expect(confidence).toBe("not-checked");
      for (const words of [english, french]) {
        const { sentence, because } = words.verdict(answer);
        expect(`${sentence} ${because}`).not.toMatch(/function|-\d/);
        if (confidence !== "checked") {
          expect(sentence).not.toMatch(/agrees|confirme|every cost counted|tous frais comptés/);
        }
        const all = [
          ...bridge.map(words.bridgeStep).flatMap(({ label, because }) => [label, because]),
          ...notes.map(words.note),
          ...findings.map(words.figure),
          ...answer.facts.map((fact) => words.fact(fact, question).effect),
          ...[sentence, because],
        ].join(" ");
        expect(all).not.toMatch(/undefined|NaN|null/);
        expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
      }
      for (const { value } of [estimate, ...(figure ? [figure] : []), ...findings]) {
        expect(value).toSatisfy(Number.isFinite);
      }
    });
  });

  test("names every rule of the bridge once, with its date and source", () => {
    forAll([answers], { numRuns: 30 }, ({ lender }) => {
      const { bridge, rulesUsed } = lender;
      const ids = rulesUsed.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { rule } of bridge) if (rule) expect(rulesUsed).toContainEqual(rule);
      for (const { source } of rulesUsed) expect(source).toMatch(/^https?:/);
    });
  });
});
