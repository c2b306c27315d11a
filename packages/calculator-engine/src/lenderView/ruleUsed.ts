import { eachRule } from "../canada/rules/eachRule.ts";
import {
  type Confidence,
  type Rule,
  type RuleInForce,
  ruleInForce,
} from "../canada/rules/ruleInForce.ts";
import { sourceOf } from "../canada/sourceOf.ts";

/** A dated rule that a view applied. */
export interface RuleUsed {
  /** The rule's own: `stress-test`, `transfer-tax-on`. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly effectiveFrom: string;
  /** The address of the source, and the law or authority that it is. */
  readonly source: string;
  readonly citation: string;
  readonly confidence: Confidence;
}

/** Every rule by its id. */
export const rulesById = (): ReadonlyMap<string, Rule<unknown>> =>
  new Map(eachRule().map((rule) => [rule.id, rule]));

/** What is said about a rule in force. */
export function ruleUsed(rule: RuleInForce<unknown>): RuleUsed {
  const { id, name, effectiveFrom, confidence } = rule;
  const { url, citation } = sourceOf(rule);
  return { id, name, effectiveFrom, source: url, citation, confidence };
}

/** The version of a rule on a day, as a view tells of it. */
export const ruleUsedOn = (rule: Rule<unknown>, on: string): RuleUsed =>
  ruleUsed(ruleInForce(rule, on));
