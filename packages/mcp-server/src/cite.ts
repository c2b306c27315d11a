import {
  type RuleInForce,
  reviewNotices,
  rulesCheckedOn,
} from "@mortgage-kit/calculator-engine/canada";
import { sourceOf } from "@mortgage-kit/calculator-engine/canada/sources";
import type { CitedRule, ToolAnswer } from "./answer.ts";

/** Returns the rule as an assistant can cite it, without its figures, which the workings give. */
export function cite(rule: RuleInForce<unknown>): CitedRule {
  const { id, name, place, effectiveFrom, effectiveTo, confidence, reviewBy } = rule;
  const { citation, url } = sourceOf(rule);
  return {
    id,
    name,
    place,
    effectiveFrom,
    ...(effectiveTo && { effectiveTo }),
    citation,
    url,
    confidence,
    ...(reviewBy && { reviewBy }),
  };
}

/**
 * Cites the rules that an answer rests on, each once, with a request to check those that are old.
 */
export function citeAll(
  used: readonly RuleInForce<unknown>[],
  on: string = rulesCheckedOn,
  notes: readonly string[] = [],
): Pick<ToolAnswer, "rules" | "rulesAsOf" | "notes"> {
  const each = [...new Map(used.map((rule) => [rule.id, rule])).values()];
  const overdue = reviewNotices({ rules: each, on }).map(
    ({ ruleId, reviewBy }) =>
      `The rule ${ruleId} should have been looked at again by ${reviewBy}; check its source.`,
  );
  return { rules: each.map(cite), rulesAsOf: on, notes: [...notes, ...overdue] };
}
