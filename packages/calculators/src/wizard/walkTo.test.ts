import { createWizard, payment } from "@simcoe/calculator-engine";
import { expect, test } from "vitest";
import { walkTo } from "./walkTo.ts";

const wizard = createWizard(payment);
const { draft } = wizard.start;
const answered = { ...draft, loanAmount: 300_000 };

test("An untouched form goes no further than its first step", () => {
  expect(walkTo(wizard, draft, 3)).toEqual(wizard.start);
});

test("Answers lead to the step asked for and no further", () => {
  expect(walkTo(wizard, answered, 2)).toEqual({ step: 2, draft: answered, result: null });
});

test("The result step has the engine's result", () => {
  const { step, result } = walkTo(wizard, answered, 3);
  expect(step).toBe(3);
  expect(result?.monthly).toBeCloseTo(1842.2625, 4);
});

test("A step that became incomplete stops the walk", () => {
  expect(walkTo(wizard, { ...answered, interestRate: 0 }, 3).step).toBe(2);
});
