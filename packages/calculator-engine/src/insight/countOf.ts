import { averageMonthsAfter, daysLater } from "../canada/calendar.ts";
import { type OfferedRate, type RatePurpose, rateFor } from "../canada/offeredRates.ts";
import {
  dayOf,
  daysIn,
  type Rule,
  type RuleDay,
  type RuleInForce,
  ruleInForce,
} from "../canada/rules/ruleInForce.ts";
import {
  type NoticedRule,
  type RuleNotice,
  reviewNotices,
  unresolvedNotices,
} from "../canada/rules/ruleNotices.ts";
import { type SourcesByRule, sourceIn } from "../canada/rules/source.ts";
import { stressTest, stressTestSources } from "../canada/rules/stressTest.ts";
import { type Figure, percent, years } from "../quantity.ts";
import type { Entries, LenderCount, LenderLimit } from "./Answer.ts";
import type { BridgeStep, Stage } from "./bridge.ts";
import type { FirstTimeTested, Note, RuleUsed } from "./note.ts";

export const present = <Entry extends object>(entries: Entries<Entry> = []) =>
  (entries as readonly unknown[]).flat(Infinity).filter(Boolean) as readonly Entry[];

/** Parts of a lender's count, from which its figure and its bridge follow. */
export interface CountParts {
  /** Figure of the estimate that the count starts from, in dollars. */
  readonly estimate: readonly [id: string, value: number];
  readonly figure: string;
  /** Stages in order; each adds one difference to the stage before it. */
  readonly stages: Entries<Stage>;
  /** Defaults to the largest difference. */
  readonly limit?: LenderLimit | null;
  /** True if no lender could lend, so that there is no figure. */
  readonly isRefused?: boolean;
  readonly findings?: Entries<Figure>;
  /** Rules behind the findings; those of the stages are added. */
  readonly rules?: Entries<RuleUsed>;
  readonly notes?: Entries<Note>;
  /** Outcomes of the first-time buyer tests; together they become the last note. */
  readonly tests?: readonly FirstTimeTested[];
  readonly missing?: readonly string[];
}

/** Converts dollars to whole cents. Adding 0 converts -0, which would show as a negative amount, to 0. */
const cents = (dollars: number) => Math.round(dollars * 100) + 0;

/** Difference, as a share of the estimate, up to which the two figures count as close. */
const closeShare = 0.01;

/**
 * Returns a count from its stages, in dollars. Rounds figures to cents first, so that the differences add
 * up; omits stages that change nothing.
 *
 * @example
 * countOf({
 *   estimate: ["rent", 24_000],
 *   figure: "rentLeft",
 *   stages: [{ id: "figure", figure: "managerFee", value: 22_080 }],
 * }).bridge[0]?.amount; // -1920
 */
export function countOf(parts: CountParts): LenderCount {
  const { estimate, figure, tests = [], missing = [] } = parts;
  const notes = present(parts.notes);
  const start = cents(estimate[1]);
  let reached = start;
  const bridge: LenderCount["bridge"][number][] = [];
  const rules = new Map<string, RuleUsed>();
  for (const { value, rule, ...reason } of present(parts.stages)) {
    const amount = (cents(value) - reached) / 100;
    reached = cents(value);
    if (amount === 0) continue;
    bridge.push({ ...reason, amount, ...(rule && { rule }) });
    if (rule) rules.set(rule.id, rule);
  }
  for (const rule of [...present(parts.rules), ...tests.map(({ rule }) => rule)]) {
    rules.set(rule.id, rule);
  }
  return {
    estimate: { id: estimate[0], value: start / 100, unit: "dollars" },
    figure: parts.isRefused ? null : { id: figure, value: reached / 100, unit: "dollars" },
    isClose: !parts.isRefused && Math.abs(reached - start) <= Math.abs(start) * closeShare,
    limit: parts.limit ?? largestDifference(bridge),
    bridge,
    findings: present(parts.findings),
    rulesUsed: [...rules.values()],
    notes: tests.length > 0 ? [...notes, { id: "first-time", tests }] : notes,
    missing,
  };
}

export const finding = (id: string, value: number, unit: Figure["unit"]): Figure => ({
  id,
  value,
  unit,
});

/** Returns the largest difference of a bridge, for figures without a single limit. */
function largestDifference(bridge: readonly BridgeStep[]): LenderLimit {
  const [first, ...others] = bridge;
  if (!first) return { id: "same" };
  const step = others.reduce(
    (largest, each) => (Math.abs(each.amount) > Math.abs(largest.amount) ? each : largest),
    first,
  );
  return { id: "difference", step };
}

export function ruleUsed(rule: RuleInForce<unknown>, sources: SourcesByRule): RuleUsed {
  const { value: _, status: __, nth: ___, source: ____, ...used } = rule;
  const { url, citation } = sourceIn(sources, rule);
  return { ...used, source: url, citation };
}

export const ruleUsedOn = (rule: Rule<unknown>, on: RuleDay, sources: SourcesByRule): RuleUsed =>
  ruleUsed(ruleInForce({ rule, on }), sources);

export const stressTestUsed = (on: string): RuleUsed =>
  ruleUsedOn(stressTest, on, stressTestSources);

/** Days of a purchase, in months from the day of the answer. */
export interface DayFacts {
  readonly monthsToClosing: number;
  /** Months since the agreement was signed; 0 if it is signed now. */
  readonly monthsSinceAgreement: number;
}

/** Returns the day of each event of a purchase; one day for all if its days are not asked. */
export const daysOf = (facts: Partial<DayFacts>, on: string): RuleDay =>
  facts.monthsToClosing === undefined
    ? on
    : {
        agreement: averageMonthsAfter(-(facts.monthsSinceAgreement ?? 0), on),
        application: on,
        closing: averageMonthsAfter(facts.monthsToClosing, on),
      };

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

/** Returns the note on the class of mortgages that assumed rates are for; none if the rates have no classes. */
export function rateClassNotes(rates: readonly OfferedRate[], purpose: RatePurpose): Note[] {
  const found = rateFor(rates, { purpose });
  if (!found.rate?.class || !found.isAssumed) return [];
  const { class: of, annualRate, years: term } = found.rate;
  const others = found.others.flatMap((other) =>
    other.class ? { class: other.class, rate: percent(other.annualRate) } : [],
  );
  return [{ id: "rate-class", class: of, rate: percent(annualRate), term: years(term), others }];
}

/** Returns the note on laws that have ended, whose extension would not be known. */
export const endedNotes = (notices: readonly RuleNotice[]): readonly Note[] =>
  noteOf(
    "laws-ended",
    notices.flatMap((notice) =>
      notice.kind === "ended" ? [{ rule: ruleOf(notice), day: notice.effectiveTo }] : [],
    ),
  );
