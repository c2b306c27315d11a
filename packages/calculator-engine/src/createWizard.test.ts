import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forAll } from "../testing/forAll.ts";
import { affordability } from "./affordability/affordabilityEstimate.ts";
import { closingFees } from "./closingFees/closingFeesEstimate.ts";
import { createWizard, type WizardAction } from "./createWizard.ts";
import type { DebtConsolidationInputs } from "./debtConsolidation/debtConsolidationEstimate.ts";
import { debtConsolidation } from "./debtConsolidation/debtConsolidationEstimate.ts";
import { payment } from "./payment/paymentEstimate.ts";
import { refinance } from "./refinance/refinanceEstimate.ts";
import { renewal } from "./renewal/renewalEstimate.ts";
import { rentVsBuy } from "./rentVsBuy/rentVsBuyEstimate.ts";

const wizard = createWizard(debtConsolidation);
type Action = WizardAction<DebtConsolidationInputs>;
const play = (...actions: Action[]) => actions.reduce(wizard.reduce, wizard.start);

const cell = (column: "balance" | "payment" | "rate", value: number | null): Action => ({
  ...{ type: "setCell", list: "debts", id: "1" },
  ...{ column, value },
});
const next: Action = { type: "next" };
const addRow: Action = { type: "addRow", list: "debts" };
const toResult: Action[] = [
  next,
  cell("balance", 20_000),
  next,
  cell("payment", 500),
  cell("rate", 20),
  { type: "calculate" },
];

test.each([
  [affordability, 4],
  [payment, 3],
  [refinance, 4],
  [rentVsBuy, 4],
  [debtConsolidation, 4],
  [closingFees, 3],
])("$0.id has $1 steps with the result", (calculator, count) => {
  expect(createWizard(calculator as typeof payment).stepCount).toBe(count);
});

describe("moving", () => {
  test("starts at step 1 with the defaults and no result", () => {
    expect(wizard.start).toEqual({ step: 1, draft: debtConsolidation.defaults, result: null });
    expect(wizard.canGoBack(wizard.start)).toBe(false);
  });

  test("next waits for the step to be complete", () => {
    const second = play(next);
    expect(second.step).toBe(2);
    expect(wizard.canGoNext(second)).toBe(false);
    expect(wizard.reduce(second, next)).toBe(second);
    expect(play(next, cell("balance", 20_000), next).step).toBe(3);
  });

  test("back goes one step back and keeps what was entered", () => {
    const state = play(next, cell("balance", 20_000), next, { type: "back" });
    expect(state.step).toBe(2);
    expect(state.draft.debts[0]?.balance).toBe(20_000);
  });

  test("next does not pass the last input step, and calculate works nowhere else", () => {
    const last = play(...toResult.slice(0, -1));
    expect(wizard.canCalculate(last)).toBe(true);
    expect(wizard.reduce(last, next)).toBe(last);
    const first = wizard.start;
    expect(wizard.reduce(first, { type: "calculate" })).toBe(first);
  });

  test("calculate goes to the result step, which cannot go back or be edited", () => {
    const done = play(...toResult);
    expect(done.step).toBe(wizard.stepCount);
    expect(done.result?.monthlySavings).toBeCloseTo(377.18, 2);
    expect(wizard.canGoBack(done)).toBe(false);
    expect(wizard.reduce(done, { type: "back" })).toBe(done);
    expect(wizard.reduce(done, cell("balance", 1))).toBe(done);
  });

  test("a restart has the first draft", () => {
    const draft = { ...payment.defaults, loanAmount: 300_000 };
    const { start, reduce } = createWizard(payment, { draft });
    expect(reduce(start, { type: "reset" }).draft).toEqual(draft);
  });

  test("a restart has the defaults", () => {
    expect(play(...toResult, { type: "reset" })).toEqual(wizard.start);
  });
});

describe("debt rows", () => {
  test("an added row is blank and has a unique id", () => {
    const { debts } = play(addRow, addRow).draft;
    expect(debts[2]).toEqual({ id: "3", name: "", balance: null, payment: null, rate: null });
    expect(new Set(debts.map(({ id }) => id)).size).toBe(3);
  });

  test("a blank name keeps the first step incomplete", () => {
    const added = play(addRow);
    expect(wizard.canGoNext(added)).toBe(false);
    const inRow = { type: "setCell", list: "debts", id: "2" } as const;
    const named = wizard.reduce(added, { ...inRow, column: "name", value: "  Car loan" });
    expect(wizard.canGoNext(named)).toBe(true);
  });

  test("a row can be removed only while another remains", () => {
    const remove = (id: string): Action => ({ type: "removeRow", list: "debts", id });
    expect(play(addRow, remove("1")).draft.debts.map(({ id }) => id)).toEqual(["2"]);
    expect(play(remove("1")).draft.debts).toHaveLength(1);
  });
});

test("an added offer has the form's defaults, without a name", () => {
  const { reduce, start } = createWizard(renewal);
  const inOffer = { type: "setCell", list: "offers", id: "1" } as const;
  const named = reduce(start, { ...inOffer, column: "name", value: "Broker" });
  const paid = reduce(named, { ...inOffer, column: "fees", value: 900 });
  expect(reduce(paid, { type: "addRow", list: "offers" }).draft.offers).toEqual([
    { id: "1", name: "Broker", annualRate: null, termYears: 5, cashBack: 0, fees: 900 },
    { id: "2", name: "", annualRate: null, termYears: 5, cashBack: 0, fees: 0 },
  ]);
});

test("closing fees reset to Ontario and a conventional loan", () => {
  const closing = createWizard(closingFees);
  const moved = closing.reduce(closing.start, { type: "set", field: "province", value: "BC" });
  expect(moved.draft.province).toBe("BC");
  expect(closing.reduce(moved, { type: "reset" }).draft).toEqual({
    ...{ homePrice: null, downPayment: null },
    ...{ loanType: "conventional", province: "ON" },
  });
});

const value = fc.oneof(fc.constant(null), fc.constantFrom(0, -5, 5, 300, 1e14, Number.NaN));
const id = fc.constantFrom("1", "2", "3");
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(next, addRow, { type: "back" }, { type: "calculate" }),
  fc.record({ type: fc.constant("set"), field: fc.constantFrom("newRate", "newTerm"), value }),
  fc.record({
    type: fc.constant("setCell"),
    list: fc.constant("debts"),
    id,
    column: fc.constantFrom("balance", "payment", "rate"),
    value,
  }) as fc.Arbitrary<Action>,
  fc.record({ type: fc.constant("removeRow"), list: fc.constant("debts"), id }),
) as fc.Arbitrary<Action>;

test("no sequence of actions reaches a result from an incomplete draft", () => {
  const actions = fc.array(action, { maxLength: 60 });
  forAll([actions], { numRuns: 500, examples: [[toResult]] }, (actions) => {
    const end = play(...actions);
    expect(end.draft.debts.length).toBeGreaterThan(0);
    expect(end.result !== null).toBe(end.step === wizard.stepCount);
    if (end.result) expect(debtConsolidation.accepts(end.draft)).toBe(true);
  });
});
