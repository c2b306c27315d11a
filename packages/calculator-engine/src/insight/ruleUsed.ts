import {
  type Confidence,
  type Rule,
  type RuleDay,
  type RuleInForce,
  ruleInForce,
} from "../canada/rules/ruleInForce.ts";
import { type SourcesByRule, sourceIn } from "../canada/rules/source.ts";
import { stressTest, stressTestSources } from "../canada/rules/stressTest.ts";

/** Dated rule that a count applied. */
export interface RuleUsed
  extends Pick<
    RuleInForce<unknown>,
    | "place"
    | "triggerEvent"
    | "effectiveFrom"
    | "effectiveTo"
    | "reviewBy"
    | "unresolved"
    | "unresolvedFrom"
  > {
  /** Id of the rule, such as `stress-test` or `transfer-tax-on`. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  /** URL of the source, and the law or authority that it is. */
  readonly source: string;
  readonly citation: string;
  readonly confidence: Confidence;
}

export function ruleUsed(rule: RuleInForce<unknown>, sources: SourcesByRule): RuleUsed {
  const { value: _, status: __, nth: ___, source: ____, ...used } = rule;
  const { url, citation } = sourceIn(sources, rule);
  return { ...used, source: url, citation };
}

export const ruleUsedOn = (rule: Rule<unknown>, on: RuleDay, sources: SourcesByRule): RuleUsed =>
  ruleUsed(ruleInForce({ rule, on }), sources);

export const stressTestUsed = (on: string): RuleUsed =>
  ruleUsedOn(stressTest, on, stressTestSources);
