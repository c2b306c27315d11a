import { rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";
import type { Insight, InsightCase, Verdict } from "../src/insight/Answer.ts";
import { completeFacts } from "../src/insight/completeFacts.ts";
import type { FactDefinitions, GivenFacts } from "../src/insight/facts.ts";

/** Returns a case to count alone, without the rest of an answer, which takes up to fifty times as long. */
export function caseOf<Inputs, Result, Facts extends object>(
  insight: Pick<Insight<Inputs, Result, Facts, Verdict>, "calculator" | "facts">,
  inputs: Inputs,
  given: object = {},
  on = rulesCheckedOn,
): InsightCase<Inputs, Result, Facts> {
  const definitions = insight.facts as unknown as FactDefinitions<Facts, Inputs>;
  const { facts } = completeFacts(definitions, inputs, given as GivenFacts<Facts>);
  return { inputs, estimate: insight.calculator.calculate(inputs), facts, on };
}
