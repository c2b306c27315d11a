import type { RuleVersion, Source } from "./rules/ruleInForce.ts";
import { atlanticSources } from "./rules/sources/atlantic.ts";
import { federalSources } from "./rules/sources/federal.ts";
import { ontarioSources } from "./rules/sources/ontario.ts";
import { quebecSources } from "./rules/sources/quebec.ts";
import type { SourcesByDay } from "./rules/sources/SourcesByDay.ts";
import { westSources } from "./rules/sources/west.ts";

const sources: SourcesByDay = {
  ...federalSources,
  ...ontarioSources,
  ...quebecSources,
  ...westSources,
  ...atlanticSources,
};

/**
 * Where a version of a rule was published: the act, regulation or authority as text, and its address.
 *
 * @param rule what `ruleInForce` returns, or the rule that a result carries.
 * @throws Error for a rule of the caller's that brings no source.
 * @example
 * sourceOf(ruleInForce(rules.stressTest)).citation; // "OSFI, minimum qualifying rate, …"
 */
export function sourceOf(rule: { readonly id: string } & RuleVersion<unknown>): Source {
  const source = rule.source ?? sources[rule.id]?.[rule.effectiveFrom];
  if (source) return source;
  throw new Error(`The rule ${rule.id} of ${rule.effectiveFrom} brings no source; add one to it.`);
}
