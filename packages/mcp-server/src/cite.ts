import {
  type RuleInForce,
  reviewNotices,
  rulesCheckedOn,
} from "@mortgage-kit/calculator-engine/canada";
import { sourceOf } from "@mortgage-kit/calculator-engine/canada/sources";
import type { CitedRule, ToolAnswer } from "./answer.ts";

/** Returns a rule with its source, without its figures, which are among the workings. */
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
 * Returns the rules behind an answer, each once, and adds a note for each rule whose source is due for
 * a review.
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
