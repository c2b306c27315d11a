import { CalculatorInputError, type InputIssue } from "@mortgage-kit/calculator-engine";
import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import type { OfferedRate } from "@mortgage-kit/calculator-engine/insight";
import type { FactValues } from "../wizard/Facts.ts";
import type { ResultParts } from "./ResultParts.ts";

interface AnswerContext {
  /** ISO date that selects the rules; a date before their last check is replaced by that day. */
  readonly on?: string | undefined;
  readonly preset: FactValues;
  readonly rates?: readonly OfferedRate[] | undefined;
}

/** Answers by the facts that are valid; the others keep assumed values, and are `refused`. */
export function answerWith(
  { insight }: Pick<ResultParts, "insight">,
  inputs: unknown,
  given: FactValues,
  { on = rulesCheckedOn, preset, rates }: AnswerContext,
) {
  // A clock set too early must not select rules older than the last review.
  const options = {
    on: on < rulesCheckedOn ? rulesCheckedOn : on,
    ...(rates && { rates }),
  };
  const refused: Record<string, InputIssue> = {};
  const without = (facts: FactValues) =>
    Object.fromEntries(Object.entries(facts).filter(([id]) => !(id in refused)));
  for (;;) {
    const used = without(given);
    const asked = { ...options, preset: without(preset) };
    try {
      return { answer: insight.answer(inputs, used, asked), used, refused, options: asked };
    } catch (error) {
      if (!(error instanceof CalculatorInputError)) throw error;
      const wrong = error.issues.filter(({ field }) => field in used || field in asked.preset);
      if (wrong.length === 0) throw error;
      for (const issue of wrong) refused[issue.field] = issue;
    }
  }
}
