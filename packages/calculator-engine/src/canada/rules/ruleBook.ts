import { CalculatorInputError } from "../../calculator.ts";
import { isDay } from "../../isDay.ts";
import {
  findRule,
  type Place,
  type Rule,
  type RuleInForce,
  type RuleVersion,
  ruleInForce,
  rulesCheckedOn,
} from "./ruleInForce.ts";

/** Which rules a function goes by. */
export interface RuleChoice {
  /** ISO date that chooses the versions in force; the day they were last checked unless given. */
  readonly on?: string | undefined;
  /** Rules of the caller's, in the shape of `rules.json`, in place of those with the same id. */
  readonly rules?: readonly Rule<unknown>[] | undefined;
}

/** A rule that somebody should have looked at again by the day a result was computed for. */
export interface ReviewNotice {
  readonly kind: "past-review";
  readonly ruleId: string;
  readonly place: Place;
  readonly reviewBy: string;
  readonly on: string;
}

/** The rules of one calculation: looked up by its date, the caller's own first, and remembered. */
export interface RuleBook {
  readonly on: string;
  /** @throws CalculatorInputError as `ruleInForce` */
  inForce<Value>(rule: Rule<Value>): RuleInForce<Value>;
  /** `null` where the law had no such rule that day. */
  find<Value>(rule: Rule<Value>): RuleInForce<Value> | null;
  /** What the looked-up rules are overdue for. */
  notices(): readonly ReviewNotice[];
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

/** Whether a value is made like another: the same kinds in the same places, and finite numbers. */
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

/** What a correction must have in common with the rule it corrects. */
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

/** The notices of some rules for a day: those past the day by which they should be looked at again. */
export const reviewNotices = (
  rules: Iterable<RuleInForce<unknown>>,
  on: string,
): readonly ReviewNotice[] =>
  [...rules].flatMap(({ id, place, reviewBy }) =>
    reviewBy && on > reviewBy
      ? [{ kind: "past-review" as const, ruleId: id, place, reviewBy, on }]
      : [],
  );

/**
 * Opens the rules that a calculation goes by.
 *
 * @throws CalculatorInputError when the caller's rules are not in the shape of `rules.json`.
 */
export function openRules({ on = rulesCheckedOn, rules = [] }: RuleChoice): RuleBook {
  if (!Array.isArray(rules) || !rules.every(isRule)) {
    throw refuse("a list of rules in the shape of rules.json, versions newest first", rules);
  }
  const used = new Map<string, RuleInForce<unknown>>();
  const note = <Found extends RuleInForce<unknown> | null>(found: Found): Found => {
    if (found) used.set(found.id, found);
    return found;
  };
  return {
    on,
    // A search looks the same rules up hundreds of times.
    inForce: <Value>(rule: Rule<Value>) =>
      (used.get(rule.id) as RuleInForce<Value> | undefined) ??
      note(ruleInForce(chosen(rule, rules), on)),
    find: (rule) => note(findRule(chosen(rule, rules), on)),
    notices: () => reviewNotices(used.values(), on),
  };
}
