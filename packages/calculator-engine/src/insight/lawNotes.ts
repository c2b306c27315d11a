import { daysLater } from "../canada/calendar.ts";
import { dayOf, daysIn, type RuleDay, type RuleInForce } from "../canada/rules/ruleInForce.ts";
import {
  type NoticedRule,
  type RuleNotice,
  reviewNotices,
  unresolvedNotices,
} from "../canada/rules/ruleNotices.ts";
import type { Note } from "./note.ts";

type LawBehind = NoticedRule & Pick<RuleInForce<unknown>, "effectiveFrom" | "effectiveTo">;

function changeOf({ effectiveFrom, effectiveTo }: LawBehind, on: RuleDay): string[] {
  if (effectiveFrom > dayOf(on, "application").day) return [effectiveFrom];
  const ends = effectiveTo && daysIn(on).some((day) => day > effectiveTo);
  return ends ? [daysLater(effectiveTo, 1)] : [];
}

const ruleOf = ({ ruleId: id, name }: Pick<RuleNotice, "ruleId" | "name">) => ({ id, name });

const noteOf = <Id extends Note["id"], Law>(id: Id, laws: readonly Law[]) =>
  laws.length > 0 ? [{ id, laws }] : [];

/**
 * Returns notes on laws behind a count: changing between its days, past their review, or unresolved.
 *
 * @example
 * const rule = ruleInForce({ rule: rules.stressTest });
 * lawNotes([rule], "2028-01-01")[0]?.id; // "laws-unreviewed"
 */
export function lawNotes(rules: readonly LawBehind[], on: RuleDay): readonly Note[] {
  const unresolved = unresolvedNotices({ rules, on });
  const open = new Set(unresolved.map(({ ruleId }) => ruleId));
  const overdue = reviewNotices({ rules, on }).filter(({ ruleId }) => !open.has(ruleId));
  return [
    ...noteOf(
      "laws-change",
      rules.flatMap((rule) => {
        const { id, name } = rule;
        return changeOf(rule, on).map((day) => ({ rule: { id, name }, day }));
      }),
    ),
    ...noteOf(
      "laws-unreviewed",
      overdue.map(({ reviewBy, ...notice }) => ({ rule: ruleOf(notice), day: reviewBy })),
    ),
    ...noteOf(
      "laws-unresolved",
      unresolved.map(({ question, ...notice }) => ({ rule: ruleOf(notice), open: question })),
    ),
  ];
}

/** Returns the note on laws that have ended, whose extension would not be known. */
export const endedNotes = (notices: readonly RuleNotice[]): readonly Note[] =>
  noteOf(
    "laws-ended",
    notices.flatMap((notice) =>
      notice.kind === "ended" ? [{ rule: ruleOf(notice), day: notice.effectiveTo }] : [],
    ),
  );
