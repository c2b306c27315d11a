import type { RuleVersion, Source } from "./rules/ruleInForce.ts";
import { atlanticSources } from "./rules/sources/atlantic.ts";
import { buyerSources } from "./rules/sources/buyers.ts";
import { insuringSources } from "./rules/sources/insuring.ts";
import {
  compoundingSources,
  debtServiceSources,
  equitySources,
  prepaymentSources,
  stressTestSources,
  switchSources,
} from "./rules/sources/lending.ts";
import { ontarioSources } from "./rules/sources/ontario.ts";
import { ownerSources } from "./rules/sources/owners.ts";
import { quebecSources } from "./rules/sources/quebec.ts";
import type { SourcesByDay } from "./rules/sources/SourcesByDay.ts";
import { sourceIn } from "./rules/sources/sourceIn.ts";
import { westSources } from "./rules/sources/west.ts";

/** Day on which the sources were read, unless a source gives another. */
export const sourcesReadOn = "2026-11-21";

/** Sources of every rule of `/canada`. */
export const allSources: SourcesByDay = {
  ...insuringSources,
  ...stressTestSources,
  ...switchSources,
  ...debtServiceSources,
  ...equitySources,
  ...prepaymentSources,
  ...compoundingSources,
  ...buyerSources,
  ...ontarioSources,
  ...quebecSources,
  ...westSources,
  ...atlanticSources,
};

/**
 * Returns the publication of a rule's version: the act, regulation or authority, and its address.
 *
 * @param rule Result of `ruleInForce`, or the rule that a result carries.
 * @throws Error for a rule of the caller without a source.
 * @example
 * sourceOf(ruleInForce({ rule: rules.stressTest })).citation; // "OSFI, minimum qualifying rate, …"
 */
export function sourceOf(rule: { readonly id: string } & RuleVersion<unknown>): Source {
  return sourceIn(rule.id in ownerSources ? ownerSources : allSources, rule);
}
