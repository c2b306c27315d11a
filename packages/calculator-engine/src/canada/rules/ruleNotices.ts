import type { RuleBook } from "./ruleBook.ts";
import {
  dayOf,
  daysIn,
  type Place,
  type Rule,
  type RuleDay,
  type RuleEvent,
  type RuleInForce,
  type RuleScope,
  type Unresolved,
  versionsIn,
} from "./ruleInForce.ts";

interface NoticeOfRule {
  readonly ruleId: string;
  /** In English. */
  readonly name: string;
  readonly place: Place;
  /** Day for which the rule was looked up. */
  readonly on: string;
}

const noticeOf = (
  { id, name, place, triggerEvent = "closing" }: Rule<unknown> | NoticedRule,
  on: RuleDay,
): NoticeOfRule => ({ ruleId: id, name, place, on: dayOf(on, triggerEvent).day });

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
 * reviewNotices({ rules: [rule], on: "2028-01-01" })[0]?.ruleId; // "stress-test"
 */
export const reviewNotices = ({
  rules,
  on,
}: {
  readonly rules: Iterable<NoticedRule>;
  readonly on: RuleDay;
}): readonly (RuleNotice & { readonly kind: "past-review" })[] =>
  [...rules].flatMap((rule) => {
    const { reviewBy } = rule;
    if (!reviewBy) return [];
    const notice = noticeOf(rule, on);
    return notice.on > reviewBy ? [{ kind: "past-review" as const, ...notice, reviewBy }] : [];
  });

/**
 * Returns the notices of rules whose sources leave a question open on a day.
 *
 * @example
 * const rule = ruleInForce({ rule: rules.stressTest });
 * const open = { ...rule, unresolved: "rate-not-enacted" } as const;
 * unresolvedNotices({ rules: [open], on: "2026-11-20" })[0]?.question; // "rate-not-enacted"
 */
export const unresolvedNotices = ({
  rules,
  on,
}: {
  readonly rules: Iterable<NoticedRule>;
  readonly on: RuleDay;
}): readonly (RuleNotice & { readonly kind: "unresolved" })[] =>
  [...rules].flatMap((rule) => {
    const { unresolved, unresolvedFrom = "" } = rule;
    if (!unresolved) return [];
    const notice = noticeOf(rule, on);
    return notice.on >= unresolvedFrom
      ? [{ kind: "unresolved" as const, ...notice, question: unresolved }]
      : [];
  });

function endNotice(rule: Rule<unknown>, on: RuleDay): readonly RuleNotice[] {
  const { effectiveTo, reviewBy } = rule.versions[0] ?? {};
  const notice = noticeOf(rule, on);
  return effectiveTo && reviewBy && notice.on > effectiveTo
    ? [{ kind: "ended", ...notice, effectiveTo }]
    : [];
}

/** Returns the notice of a rule that differs between the given days. */
function changeNotice(
  rule: Rule<unknown>,
  found: RuleInForce<unknown> | null,
  on: RuleDay,
  scope: RuleScope,
): readonly RuleNotice[] {
  if (typeof on === "string") return [];
  const days = new Set(daysIn(on));
  if (days.size < 2) return [];
  const versions = versionsIn(rule, scope);
  const beginnings = [...days].map((day) => {
    const version = versions.find(({ effectiveFrom }) => effectiveFrom <= day);
    // Before the known history, the figure is not known to be the same.
    if (!version) return rule.introduced ? undefined : null;
    return (version.effectiveTo ?? day) >= day ? version.effectiveFrom : undefined;
  });
  if (new Set(beginnings).size < 2) return [];
  const triggerEvent = found?.triggerEvent ?? rule.triggerEvent ?? "closing";
  const { isAssumed } = dayOf(on, triggerEvent);
  const notice = noticeOf({ ...rule, triggerEvent }, on);
  return [{ kind: "changes-between-days", ...notice, triggerEvent, isAssumed }];
}

/** Notices about each version found, which is an object of its own for its rule, days and scope. */
const noticed = /* @__PURE__ */ new WeakMap<RuleInForce<unknown>, readonly RuleNotice[]>();

/** Returns the notices about the rules used by a calculation; a search asks for them at every step. */
export function noticesOf({ used, on, scope }: RuleBook): readonly RuleNotice[] {
  return [...used.values()].flatMap(({ rule, found }) => {
    if (!found) return [...endNotice(rule, on), ...changeNotice(rule, null, on, scope)];
    const known = noticed.get(found) ?? [
      ...reviewNotices({ rules: [found], on }),
      ...unresolvedNotices({ rules: [found], on }),
      ...changeNotice(rule, found, on, scope),
    ];
    noticed.set(found, known);
    return known;
  });
}
