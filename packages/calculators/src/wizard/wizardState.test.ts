import { createWizard, fixedOrVariable, payment, wizardAt } from "@mortgage-kit/calculator-engine";
import { expect, test } from "vitest";
import { type GivenAction, type GivenState, reducerOf } from "./wizardState.ts";

type State = GivenState<typeof payment.defaults, unknown>;

const reduce = reducerOf(payment, createWizard(payment));
const complete = { ...payment.defaults, loanAmount: 300_000, interestRate: 5, loanTerm: 25 };
const given = { rateType: "variable" };
const at = (step: number, draft = complete): State => ({
  ...wizardAt(payment, draft, step),
  given: {},
  opened: 2,
});
const view = { step: 3, opened: 2 };
const smaller = { ...complete, loanAmount: 200_000 };

test.each<[string, State, GivenAction<typeof payment.defaults>, Partial<State>]>([
  ["a complete step is followed by the next", at(1), { type: "next" }, { step: 2 }],
  ["an entry of the history shows its step", at(3), { type: "go", step: 1 }, at(1)],
  [
    "the result follows numbers that are changed beside it",
    at(3),
    { type: "change", draft: smaller, view },
    at(3, smaller),
  ],
  [
    "numbers that no longer allow a result show the step that asks for them",
    at(3),
    { type: "change", draft: { ...complete, interestRate: 0 }, view },
    { step: 2, result: null },
  ],
  ["a fact is given to the result", at(3), { type: "give", given, view }, { ...at(3), given }],
  [
    "a late change leaves another step alone",
    at(2),
    { type: "change", draft: smaller, view },
    at(2),
  ],
  [
    "a late fact leaves another calculation alone",
    { ...at(3), opened: 3 },
    { type: "give", given, view },
    { given: {} },
  ],
  [
    "a link replaces numbers and facts",
    at(1),
    { type: "open", draft: smaller, given, step: 3 },
    { ...at(3, smaller), given, opened: 3 },
  ],
])("%s", (_, state, action, expected) => {
  expect(reduce(state as never, action)).toMatchObject(expected);
});

const before = { ...fixedOrVariable.defaults, fixedRate: 4.34, variableRate: 3.8 };
const newer = { ...before, fixedRate: 4.24, variableRate: 3.7 };
const edited = { ...before, loanAmount: 400_000, loanTerm: 25, variableRate: 3.5 };

test.each([
  ["a page on which nobody typed", before, 1, newer],
  [
    "rates still to be asked for, but not those of the visitor",
    edited,
    1,
    { ...edited, fixedRate: 4.24 },
  ],
  ["rates of the step that is shown", edited, 2, { ...edited, fixedRate: 4.24 }],
  ["nothing in a result that was calculated", edited, 3, edited],
])("a newer rate replaces %s", (_, draft, step, expected) => {
  const state = { ...wizardAt(fixedOrVariable, draft, step), given: {}, opened: 0 };
  const reduce = reducerOf(fixedOrVariable, createWizard(fixedOrVariable));
  expect(reduce(state, { type: "prefill", before, newer }).draft).toEqual(expected);
});
