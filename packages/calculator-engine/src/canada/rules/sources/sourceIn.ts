import type { RuleVersion, Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

/**
 * Where a version of a rule was published, as one of these tables says unless the rule itself does.
 *
 * @throws Error where neither does.
 */
export function sourceIn(
  sources: SourcesByDay,
  rule: { readonly id: string } & RuleVersion<unknown>,
): Source {
  const source = rule.source ?? sources[rule.id]?.[rule.effectiveFrom];
  if (source) return source;
  throw new Error(`The rule ${rule.id} of ${rule.effectiveFrom} brings no source; add one to it.`);
}
