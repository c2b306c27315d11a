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
} from "./ruleInForce.ts";

interface NoticeOfRule {
  readonly ruleId: string;
  readonly place: Place;
  /** The day that the rule was looked up for. */
  readonly on: string;
}

/** Notice for the reader of a result about a rule behind it. */
export type RuleNotice =
  /** The review was due by that day. */
  | (NoticeOfRule & { readonly kind: "past-review"; readonly reviewBy: string })
  /** The rule ended before; the result does not know whether it was extended since. */
  | (NoticeOfRule & { readonly kind: "ended"; readonly effectiveTo: string })
  /** The rule changes between the given days and follows this event's; assumed if not given. */
  | (NoticeOfRule & {
      readonly kind: "changes-between-days";
      readonly triggerEvent: RuleEvent;
      readonly isAssumed: boolean;
    });

/**
 * Returns the notices of rules whose review is overdue on a day.
 *
 * @example
 * const rule = ruleInForce({ rule: rules.stressTest });
 * reviewNotices({ rules: [rule], on: "2028-01-01" })[0];
 * // { kind: "past-review", ruleId: "stress-test", place: "CA", reviewBy: "2026-12-20", on: "2028-01-01" }
 */
export const reviewNotices = ({
  rules,
  on,
}: {
  readonly rules: Iterable<RuleInForce<unknown>>;
  readonly on: RuleDay;
}): readonly (RuleNotice & { readonly kind: "past-review" })[] =>
  [...rules].flatMap(({ id, place, reviewBy, triggerEvent }) => {
    const { day } = dayOf(on, triggerEvent);
    return reviewBy && day > reviewBy
      ? [{ kind: "past-review" as const, ruleId: id, place, reviewBy, on: day }]
      : [];
  });

/** Returns the notice of a rule that has ended, while its extension is still to be reviewed. */
function endNotice(rule: Rule<unknown>, on: RuleDay): readonly RuleNotice[] {
  const { id, place, triggerEvent = "closing", versions } = rule;
  const { effectiveTo, reviewBy } = versions[0] ?? {};
  const { day } = dayOf(on, triggerEvent);
  return effectiveTo && reviewBy && day > effectiveTo
    ? [{ kind: "ended", ruleId: id, place, on: day, effectiveTo }]
    : [];
}

/** Returns the notice of a rule that is not the same on all the days given. */
function changeNotice(
  rule: Rule<unknown>,
  found: RuleInForce<unknown> | null,
  on: RuleDay,
  scope: RuleScope,
): readonly RuleNotice[] {
  const days = new Set(daysIn(on));
  if (days.size < 2) return [];
  const { id, place, introduced } = rule;
  const beginnings = [...days].map((day) => {
    const first = rule.versions.at(-1)?.effectiveFrom ?? "";
    return day < first && !introduced ? null : findRule({ rule, on: day, ...scope })?.effectiveFrom;
  });
  if (new Set(beginnings).size < 2) return [];
  const triggerEvent = found?.triggerEvent ?? rule.triggerEvent ?? "closing";
  const { day, isAssumed } = dayOf(on, triggerEvent);
  return [{ kind: "changes-between-days", ruleId: id, place, on: day, triggerEvent, isAssumed }];
}

/** Returns the notices about the rules that a calculation looked up. */
export const noticesOf = ({ used, on, scope }: RuleBook): readonly RuleNotice[] =>
  [...used.values()].flatMap(({ rule, found }) => [
    ...(found ? reviewNotices({ rules: [found], on }) : endNotice(rule, on)),
    ...changeNotice(rule, found, on, scope),
  ]);
