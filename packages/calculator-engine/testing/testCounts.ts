import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer } from "../src/insight/Answer.ts";
import { words as english } from "../src/questions/words.en.ts";
import { words as french } from "../src/questions/words.fr.ts";

/** Arbitrary answer and its estimate's figure, for each question. */
export type Cases = Readonly<
  Record<string, fc.Arbitrary<readonly [answer: Answer, estimate: number]>>
>;

const cents = (dollars: number) => Math.round(dollars * 100) + 0;

/** Tests the lender's calculation of each question with arbitrary answers and their estimates. */
export const testCounts = (cases: Cases, runs: { readonly numRuns?: number } = {}) =>
  describe.each(Object.entries(cases))("the lender's calculation of %s", (question, arbitrary) => {
    test("leads from the estimate's figure to the lender's and adds up to the cent", () => {
      fc.assert(
        fc.property(arbitrary, ([{ lender }, estimate]) => {
          const differences = lender.bridge.map(({ amount }) => cents(amount));
          const sum = differences.reduce((total, amount) => total + amount, 0);
          expect(cents(lender.estimate.value)).toBe(cents(estimate));
          if (lender.figure) {
            expect(cents(lender.estimate.value) + sum).toBe(cents(lender.figure.value));
          }
        }),
        runs,
      );
    });

    test("has no zero difference, only finite figures and complete sentences, and is certain only of what was given", () => {
      fc.assert(
        fc.property(arbitrary, ([answer]) => {
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
        }),
        runs,
      );
    });

    test("names every rule of the bridge once, with its date and source", () => {
      fc.assert(
        fc.property(arbitrary, ([{ lender }]) => {
          const { bridge, rulesUsed } = lender;
          const ids = rulesUsed.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { rule } of bridge) if (rule) expect(rulesUsed).toContainEqual(rule);
          for (const { source } of rulesUsed) expect(source).toMatch(/^https?:/);
        }),
        { numRuns: 30 },
      );
    });
  });
