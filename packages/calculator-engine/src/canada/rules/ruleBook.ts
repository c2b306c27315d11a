import { CalculatorInputError } from "../../calculator.ts";
import { isDay } from "../../fieldRules.ts";
import {
  dayOf,
  findRule,
  type Rule,
  type RuleDay,
  type RuleInForce,
  type RuleScope,
  type RuleVersion,
  ruleInForce,
  rulesCheckedOn,
} from "./ruleInForce.ts";

/** Choice of the rules that a function applies. */
export interface RuleChoice extends RuleScope {
  /**
   * ISO date that selects the versions in force, or one date for each event. A missing event uses the
   * nearest date given. Defaults to the day the rules were last checked.
   */
  readonly on?: RuleDay | undefined;
  /** The caller's own rules, in the shape of `rules.json`, which replace the rules with the same id. */
  readonly rules?: readonly Rule<unknown>[] | undefined;
}

/** Rule, or the caller's own rule with its id, and the version found. */
interface LookedUp {
  readonly rule: Rule<unknown>;
  readonly found: RuleInForce<unknown> | null;
}

/** Rules of one calculation: looked up by date and cached. The caller's own rules come first. */
export interface RuleBook {
  /** Returns the date that applies to a rule. */
  dayFor(rule: RuleInForce<unknown>): string;
  /** @throws CalculatorInputError as `ruleInForce` */
  inForce<Value>(rule: Rule<Value>): RuleInForce<Value>;
  /** Returns `null` if the law had no such rule that day. */
  find<Value>(rule: Rule<Value>): RuleInForce<Value> | null;
  readonly on: RuleDay;
  readonly scope: RuleScope;
  /** Rules looked up so far, with their results. */
  readonly used: ReadonlyMap<Rule<unknown>, LookedUp>;
}

const refuse = (rule: string, received: unknown) =>
  new CalculatorInputError([{ field: "rules", rule, received }]);

const isVersion = (version: Partial<RuleVersion<unknown>> | null) =>
  version?.value !== undefined &&
  isDay(version.effectiveFrom) &&
  (version.effectiveTo === undefined || isDay(version.effectiveTo));

function isRule(rule: Partial<Rule<unknown>> | null): boolean {
  if (typeof rule?.id !== "string" || !Array.isArray(rule.versions)) return false;
  const days = rule.versions.map((version) => version?.effectiveFrom);
  const newestFirst = days.every((day, index) => index === 0 || day < days[index - 1]);
  return days.length > 0 && rule.versions.every(isVersion) && newestFirst;
}

/** Returns true if a value has the shape of a model: the same types, with finite numbers. */
function isLike(value: unknown, model: unknown): boolean {
  if (typeof value !== typeof model || Array.isArray(value) !== Array.isArray(model)) return false;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value) && Array.isArray(model)) {
    return model.length === 0 || value.every((entry) => isLike(entry, model[0]));
  }
  if (value === null || typeof value !== "object") return true;
  const models = Object(model);
  return Object.entries(value).every(
    ([key, entry]) => !(key in models) || isLike(entry, models[key]),
  );
}

/** Returns true if the values of the caller's own rule have the shape of the built-in rule's values. */
function corrects(own: Rule<unknown>, rule: Rule<unknown>): boolean {
  const required = Object.keys(Object(rule.versions[0]?.value)).filter((key) =>
    rule.versions.every(({ value }) => key in Object(value)),
  );
  return own.versions.every(({ value }) => {
    const model = rule.versions[0]?.value;
    const keyed = Array.isArray(model) || required.every((key) => key in Object(value));
    return keyed && isLike(value, model);
  });
}

function chosen<Value>(rule: Rule<Value>, rules: readonly Rule<unknown>[]): Rule<Value> {
  const own = rules.find(({ id }) => id === rule.id);
  if (!own) return rule;
  if (!corrects(own, rule)) {
    throw refuse(`for ${rule.id} a rule whose values are made like the built-in ones`, own);
  }
  return { ...rule, ...own } as Rule<Value>;
}

/**
 * Opens the rules for a calculation.
 *
 * @throws CalculatorInputError if the caller's rules are not in the shape of `rules.json`.
 */
export function openRules({
  on = rulesCheckedOn,
  rules = [],
  withProposed = false,
}: RuleChoice): RuleBook {
  if (!Array.isArray(rules) || !rules.every(isRule)) {
    throw refuse("a list of rules in the shape of rules.json, versions newest first", rules);
  }
  const scope = { withProposed };
  const used = new Map<Rule<unknown>, LookedUp>();
  const find = <Value>(rule: Rule<Value>): RuleInForce<Value> | null => {
    // A search repeats the same look-ups hundreds of times.
    const known = used.get(rule) ?? lookUp(rule);
    used.set(rule, known);
    return known.found as RuleInForce<Value> | null;
  };
  const lookUp = (rule: Rule<unknown>): LookedUp => {
    const own = chosen(rule, rules);
    return { rule: own, found: findRule({ rule: own, on, ...scope }) };
  };
  return {
    on,
    scope,
    used,
    dayFor: ({ triggerEvent }) => dayOf(on, triggerEvent).day,
    inForce: (rule) => find(rule) ?? ruleInForce({ rule: chosen(rule, rules), on, ...scope }),
    find,
  };
}
