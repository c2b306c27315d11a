import type { RuleVersion, Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

/**
 * Returns the publication of a version of a rule: the rule's own, otherwise the one in these tables.
 *
 * @throws Error if there is neither.
 */
export function sourceIn(
  sources: SourcesByDay,
  rule: { readonly id: string } & RuleVersion<unknown>,
): Source {
  const source = rule.source ?? sources[rule.id]?.[rule.effectiveFrom];
  if (source) return source;
  throw new Error(`The rule ${rule.id} of ${rule.effectiveFrom} brings no source; add one to it.`);
}
