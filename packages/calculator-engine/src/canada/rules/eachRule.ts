import type { Rule } from "./ruleInForce.ts";
import { rules } from "./rules.ts";

const isRule = (entry: object): entry is Rule<unknown> => "versions" in entry;

/**
 * Returns every rule in one list, including the rules kept by province or city.
 *
 * @example
 * eachRule().some(({ id }) => id === "stress-test"); // true
 */
export const eachRule = (): readonly Rule<unknown>[] =>
  Object.values<object>(rules).flatMap((entry) =>
    isRule(entry) ? [entry] : Object.values<Rule<unknown>>(entry as Record<string, Rule<unknown>>),
  );
