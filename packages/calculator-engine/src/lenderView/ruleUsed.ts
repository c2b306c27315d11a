import type { Rule, RuleInForce } from "../canada/rules/ruleInForce.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { rules } from "../canada/rules/rules.ts";

/** A dated rule that a view applied. */
export interface RuleUsed {
  /** Where it stands among the rules: `stressTest`, `provincialTransfer.ON`. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly effectiveFrom: string;
  readonly source: string;
  readonly confidence?: NonNullable<RuleInForce<unknown>["confidence"]>;
}

const isRule = (entry: object): entry is Rule<unknown> => "versions" in entry;

/** Every rule with its id, the ones kept by province or city included. */
export const rulesById = (): ReadonlyMap<string, Rule<unknown>> =>
  new Map(
    Object.entries<object>(rules).flatMap(([id, entry]) =>
      isRule(entry)
        ? [[id, entry] as const]
        : Object.entries<Rule<unknown>>(entry as Record<string, Rule<unknown>>).map(
            ([place, rule]) => [`${id}.${place}`, rule] as const,
          ),
    ),
  );

const idOf = (name: string) => [...rulesById()].find(([, rule]) => rule.name === name)?.[0] ?? name;

/** What is said about a rule in force. */
export const ruleUsed = ({ name, effectiveFrom, source, confidence }: RuleInForce<unknown>) =>
  ({
    id: idOf(name),
    name,
    effectiveFrom,
    source,
    ...(confidence && { confidence }),
  }) satisfies RuleUsed;

/** The version of a rule on a day, as a view tells of it. */
export const ruleUsedOn = (rule: Rule<unknown>, on: string): RuleUsed =>
  ruleUsed(ruleInForce(rule, on));
