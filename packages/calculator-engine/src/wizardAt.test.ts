import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../testing/forAll.ts";
import type { Draft } from "./calculator.ts";
import { createWizard, type WizardState, wizardAt } from "./createWizard.ts";
import { type PaymentInputs, type PaymentResult, payment } from "./payment/paymentEstimate.ts";

const { defaults } = payment;
const answered = { ...defaults, loanAmount: 300_000 };

test("an untouched form stays on its first step", () => {
  expect(wizardAt(payment, defaults, 3)).toEqual(createWizard(payment).start);
});

test("complete answers open the requested step", () => {
  expect(wizardAt(payment, answered, 2)).toEqual({ step: 2, draft: answered, result: null });
});

test("the result step has the result", () => {
  const { step, result } = wizardAt(payment, answered, 3);
  expect(step).toBe(3);
  expect(result?.monthly).toBeCloseTo(1842.2625, 4);
});

test("it stops at a step that became incomplete", () => {
  expect(wizardAt(payment, { ...answered, interestRate: 0 }, 3).step).toBe(2);
});

test("an invalid answer outside the steps prevents the result", () => {
  const draft = { ...answered, paymentFrequency: "never" } as unknown as typeof answered;
  expect(wizardAt(payment, draft, 3)).toMatchObject({ step: 2, result: null });
});

/** Returns the state that a wizard reaches one action at a time. */
function replayed(draft: Draft<PaymentInputs>, step: number) {
  const wizard = createWizard(payment);
  let state: WizardState<PaymentInputs, PaymentResult> = { ...wizard.start, draft };
  while (state.step < step) {
    const type = state.step === wizard.stepCount - 1 ? "calculate" : "next";
    const next = wizard.reduce(state, { type });
    if (next === state) break;
    state = next;
  }
  return state;
}

test("it equals the result of next and calculate", () => {
  const entered = fc.constantFrom(null, 0, 5, 300_000);
  const drafts = fc.record({
    loanAmount: entered,
    interestRate: entered,
    loanTerm: entered,
    paymentFrequency: fc.constant("monthly" as const),
  });
  forAll([drafts, fc.integer({ min: -1, max: 5 })], (draft, step) => {
    expect(wizardAt(payment, draft, step)).toEqual(replayed(draft, step));
  });
});
