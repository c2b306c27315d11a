import type { RuleBook } from "./ruleBook.ts";
import {
  dayOf,
  daysIn,
  findRule,
  type Place,
  type Rule,
  type RuleDay,
  type RuleEvent,
  type RuleInForce,
  type RuleScope,
  type Unresolved,
} from "./ruleInForce.ts";

interface NoticeOfRule {
  readonly ruleId: string;
  /** In English. */
  readonly name: string;
  readonly place: Place;
  /** Day for which the rule was looked up. */
  readonly on: string;
}

/** Notice about a rule behind a result. */
export type RuleNotice =
  /** The review was due by that day. */
  | (NoticeOfRule & { readonly kind: "past-review"; readonly reviewBy: string })
  /** The sources leave this question open for that day, so the figure is not certain. */
  | (NoticeOfRule & { readonly kind: "unresolved"; readonly question: Unresolved })
  /** The rule ended before that day. An extension since then is not known. */
  | (NoticeOfRule & { readonly kind: "ended"; readonly effectiveTo: string })
  /** The rule changes between the given days and depends on this event, which is assumed if not given. */
  | (NoticeOfRule & {
      readonly kind: "changes-between-days";
      readonly triggerEvent: RuleEvent;
      readonly isAssumed: boolean;
    });

/** Rule as far as its notices depend on it. */
export type NoticedRule = Pick<
  RuleInForce<unknown>,
  "id" | "name" | "place" | "reviewBy" | "triggerEvent" | "unresolved" | "unresolvedFrom"
>;

/**
 * Returns the notices of rules whose review is overdue on a day.
 *
 * @example
 * const rule = ruleInForce({ rule: rules.stressTest });
 * reviewNotices({ rules: [rule], on: "2028-01-01" })[0];
 * // { kind: "past-review", ruleId: "stress-test", name: "Mortgage stress test", place: "CA",
 * //   reviewBy: "2026-12-20", on: "2028-01-01" }
 */
export const reviewNotices = ({
  rules,
  on,
}: {
  readonly rules: Iterable<NoticedRule>;
  readonly on: RuleDay;
}): readonly (RuleNotice & { readonly kind: "past-review" })[] =>
  [...rules].flatMap(({ id, name, place, reviewBy, triggerEvent }) => {
    const { day } = dayOf(on, triggerEvent);
    return reviewBy && day > reviewBy
      ? [{ kind: "past-review" as const, ruleId: id, name, place, reviewBy, on: day }]
      : [];
  });

/** Returns the notices of rules whose sources leave a question open on a day. */
export const unresolvedNotices = ({
  rules,
  on,
}: {
  readonly rules: Iterable<NoticedRule>;
  readonly on: RuleDay;
}): readonly (RuleNotice & { readonly kind: "unresolved" })[] =>
  [...rules].flatMap(({ id, name, place, triggerEvent, unresolved, unresolvedFrom = "" }) => {
    const { day } = dayOf(on, triggerEvent);
    return unresolved && day >= unresolvedFrom
      ? [{ kind: "unresolved" as const, ruleId: id, name, place, question: unresolved, on: day }]
      : [];
  });

/** Returns the notice of a rule that has ended and whose extension is not yet reviewed. */
function endNotice(rule: Rule<unknown>, on: RuleDay): readonly RuleNotice[] {
  const { id, name, place, triggerEvent = "closing", versions } = rule;
  const { effectiveTo, reviewBy } = versions[0] ?? {};
  const { day } = dayOf(on, triggerEvent);
  return effectiveTo && reviewBy && day > effectiveTo
    ? [{ kind: "ended", ruleId: id, name, place, on: day, effectiveTo }]
    : [];
}

/** Returns the notice of a rule that differs between the given days. */
function changeNotice(
  rule: Rule<unknown>,
  found: RuleInForce<unknown> | null,
  on: RuleDay,
  scope: RuleScope,
): readonly RuleNotice[] {
  const days = new Set(daysIn(on));
  if (days.size < 2) return [];
  const { id, name, place, introduced } = rule;
  const beginnings = [...days].map((day) => {
    const first = rule.versions.at(-1)?.effectiveFrom ?? "";
    return day < first && !introduced ? null : findRule({ rule, on: day, ...scope })?.effectiveFrom;
  });
  if (new Set(beginnings).size < 2) return [];
  const triggerEvent = found?.triggerEvent ?? rule.triggerEvent ?? "closing";
  const { day, isAssumed } = dayOf(on, triggerEvent);
  return [
    { kind: "changes-between-days", ruleId: id, name, place, on: day, triggerEvent, isAssumed },
  ];
}

/** Returns the notices about the rules used by a calculation. */
export const noticesOf = ({ used, on, scope }: RuleBook): readonly RuleNotice[] =>
  [...used.values()].flatMap(({ rule, found }) => [
    ...(found ? reviewNotices({ rules: [found], on }) : endNotice(rule, on)),
    ...(found ? unresolvedNotices({ rules: [found], on }) : []),
    ...changeNotice(rule, found, on, scope),
  ]);
