import type { CalculatorView } from "../src/CalculatorView.ts";
import type { Host } from "../src/Host.tsx";
import type { Answered } from "../src/result/Answered.ts";
import type { LoadedResult } from "../src/result/useLoadedResult.ts";
import type { FactValues } from "../src/wizard/Facts.ts";

/** Returns a result as its page would compute it, for tests. */
export function exampleAnswered(
  view: CalculatorView,
  { page, parts, words }: LoadedResult,
  inputs: unknown,
  given: FactValues = {},
  preset: FactValues = {},
  rates: Host["rates"] = undefined,
): Answered {
  const { answer, refused, options } = page.answerWith(parts, inputs, given, { preset, rates });
  return {
    ...{ view, parts, inputs, answer, refused, on: options.on },
    summary: view.summarize(view.calculator.calculate(inputs), inputs),
    verdict: words.engineWords.verdict(answer),
    facts: { given, preset, onGiven: () => {} },
    deciding: answer.facts.filter(({ decides }) => decides).slice(0, 3),
    thresholds: [],
  };
}
