import {
  dollars,
  type FixedOrVariableInputs,
  type FixedOrVariableResult,
  fixedOrVariable,
} from "@mortgage-kit/calculator-engine";
import type { FixedOrVariableForm } from "@mortgage-kit/calculator-engine/form/en/fixedOrVariable";
import { type ViewMaker, viewOf } from "../makeView.ts";
import { cents, summaryOf } from "../result/Figure.ts";

/**
 * Creates the view of the calculator of a fixed or a variable rate.
 *
 * @example
 * fixedOrVariableView(fixedOrVariableFormEnglish, en).title; // "Fixed Or Variable, And For How Long?"
 */
export const fixedOrVariableView: ViewMaker<
  FixedOrVariableForm,
  FixedOrVariableInputs,
  FixedOrVariableResult
> = viewOf((words: FixedOrVariableForm) => ({
  calculator: fixedOrVariable,
  stepFacts: { step: 2, asked: words.asked },
  loadResult: async () =>
    (await import("./FixedOrVariableResult.tsx")).fixedOrVariableResult(words),
  summarize: summaryOf(words, [
    ["variableSaves", dollars],
    ["fixedPayment", cents],
    ["variablePayment", cents],
  ]),
}));
