import { CalculatorInputError, type InputIssue } from "../../calculator.ts";
import { isDay } from "../../fieldRules.ts";
import { daysLater } from "../calendar.ts";
import type { City, Province } from "./landTransferTaxBrackets.ts";
import type { Source } from "./source.ts";

/**
 * Reliability of a figure:
 * - `official`: read in the law or from the authority itself;
 * - `second-hand`: reported by a law firm, an accountant, a broker or a copy;
 * - `convention`: not fixed by law, but commonly used by lenders or authors;
 * - `unconfirmed`: the sources leave a day or a figure open.
 */
export type Confidence = "official" | "second-hand" | "convention" | "unconfirmed";

/**
 * Question about a version that its sources leave open: a budget's rate that no amended law shows, a
 * council's tiers without a decision, a regulation or the year's indexed thresholds that were not read.
 */
export type Unresolved =
  | "rate-not-enacted"
  | "tiers-not-decided"
  | "regulation-not-read"
  | "thresholds-not-read";

/** All of Canada, a province or a city. */
export type Place = "CA" | Province | City;

/**
 * Event whose day selects the version that applies: signing of the purchase agreement, loan
 * application, closing and registration of the purchase, payment of an amount, or end of a tax year.
 */
export type RuleEvent = "agreement" | "application" | "closing" | "payment" | "tax-year";

/** Days of the events of one purchase or loan, as ISO dates. */
export type DaysByEvent = { readonly [Event in Exclude<RuleEvent, "tax-year">]?: string };

/** One day for every event, as an ISO date, or a day for each event. */
export type RuleDay = string | DaysByEvent;

/** Status of a version: in force, or made by a regulation whose amounts were not read. */
export type RuleStatus = "in-force" | "made-unread";

/** Dated version of a rule: the figure, the days on which it applies and its publication. */
export interface RuleVersion<Value> {
  readonly value: Value;
  /** First day on which the figure applies; without a published start, the first day known. */
  readonly effectiveFrom: string;
  /** Last day on which it applies. By default, the day before the next version, or no known end. */
  readonly effectiveTo?: string;
  readonly confidence: Confidence;
  /** Question that the sources leave open, so that the figure is not certain. */
  readonly unresolved?: Unresolved;
  /** First day of that question. Defaults to the first day of the version. */
  readonly unresolvedFrom?: string;
  /** Event of `effectiveFrom`. Defaults to the event of the rule. */
  readonly triggerEvent?: RuleEvent;
  /** `"in-force"` by default, also for a future version. The other counts only with `withProposed`. */
  readonly status?: RuleStatus;
  /** Day by which the source needs a review; none for a version that is past. */
  readonly reviewBy?: string;
  /**
   * Source in `rules.json` and in the caller's own rules. Sources of the built-in rules are lists beside
   * them, so that a page loads them only if it shows them. `sourceOf` returns them.
   */
  readonly source?: Source;
}

/** Version as a row: its first day, its figure, its reliability and what few versions have. */
type VersionRow<Value> = readonly [
  effectiveFrom: string,
  value: Value,
  confidence: Confidence,
  more?: Omit<RuleVersion<Value>, "effectiveFrom" | "value" | "confidence">,
];

/** Rule with the history of its figure, newest version first. */
export interface Rule<Value> {
  /** Stable id for texts, corrections and other programs. */
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** Event of the versions' days; closing by default. */
  readonly triggerEvent?: RuleEvent;
  /** Amount that a tax is calculated on, if it is not the price. */
  readonly taxedOn?: "higher-of-price-and-assessed";
  /** True if the oldest version is the start of the law itself, with no such rule before it. */
  readonly introduced?: boolean;
  readonly versions: readonly RuleVersion<Value>[];
}

/** Rule as it is written: of all of Canada unless it names a place, with versions as rows, newest first. */
type RuleRows<Made extends Rule<unknown>> = Omit<Rule<unknown>, "place" | "versions"> &
  Omit<Made, "place" | "versions"> & {
    readonly place?: Made["place"];
    /** Review date of the newest version; none for a law that has ended. */
    readonly reviewBy?: string;
    readonly versions: readonly VersionRow<Made["versions"][number]["value"]>[];
  };

export function defineRule<Made extends Rule<unknown>>(rows: RuleRows<Made>): Made {
  const { reviewBy, versions, ...own }: RuleRows<Rule<unknown>> = rows;
  const rule: Rule<unknown> = {
    place: "CA",
    triggerEvent: "closing",
    ...own,
    versions: versions.map(([effectiveFrom, value, confidence, more], index) => ({
      effectiveFrom,
      value,
      confidence,
      ...more,
      ...(index === 0 && reviewBy && { reviewBy }),
    })),
  };
  return rule as Made;
}

export interface RuleInForce<Value> extends RuleVersion<Value> {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  readonly triggerEvent: RuleEvent;
  readonly status: RuleStatus;
  /** Number of the version in the rule's history, from 1 for the oldest. */
  readonly nth: number;
}

/** Scope of a rule look-up, in addition to the law. */
export interface RuleScope {
  /** True to include versions whose amounts were not read. */
  readonly withProposed?: boolean;
}

/** Rule to look up, with the day and the scope of the look-up. */
export interface RuleLookUp<Value> extends RuleScope {
  readonly rule: Rule<Value>;
  /**
   * ISO date, `2026-11-20`, or one for each event. Each version uses the date of the event that the law
   * ties it to. Defaults to {@link rulesCheckedOn}, never to today.
   */
  readonly on?: RuleDay | undefined;
}

/** Refused date, with the rule that has no version for it. */
export interface RuleDateIssue extends InputIssue {
  readonly ruleId: string;
  readonly place: Place;
  /** Oldest known day, if the rule's history begins too late. */
  readonly firstKnownDay?: string;
}

/** Day the figures were last checked: the default of every `on`. */
export const rulesCheckedOn = "2026-11-20";

/** Events whose day replaces that of a missing event, in order: before the closing, or at and after it. */
const before = ["application", "agreement", "closing", "payment"] as const;
const after = ["closing", "payment", "application", "agreement"] as const;

/** Returns the day for an event, and whether it is assumed from another event. */
export function dayOf(
  on: RuleDay,
  event: RuleEvent,
): { readonly day: string; readonly isAssumed: boolean } {
  if (typeof on === "string") return { day: on, isAssumed: false };
  const given: Partial<Record<RuleEvent, string>> = on;
  const others = event === "agreement" || event === "application" ? before : after;
  const from = [event, ...others].find((each) => given[each] !== undefined);
  return { day: (from && given[from]) ?? rulesCheckedOn, isAssumed: from !== event };
}

export const daysIn = (on: RuleDay): readonly string[] =>
  typeof on === "string" ? [on] : Object.values(on).filter((day) => day !== undefined);

function refuse<Value>(rule: Rule<Value>, on: RuleDay, because: string, firstKnownDay?: string) {
  const issue: RuleDateIssue = {
    field: "on",
    rule: because,
    received: on,
    ruleId: rule.id,
    place: rule.place,
    ...(firstKnownDay && { firstKnownDay }),
  };
  return new CalculatorInputError([issue]);
}

const eventOf = (rule: Rule<unknown>, version: RuleVersion<unknown>): RuleEvent =>
  version.triggerEvent ?? rule.triggerEvent ?? "closing";

/** Returns the versions in scope, newest first. */
export const versionsIn = <Value>({ versions }: Rule<Value>, { withProposed = false }: RuleScope) =>
  versions.filter(({ status = "in-force" }) => withProposed || status === "in-force");

/**
 * Returns the version of a rule that applies on a day, or `null` if the law had no such rule: before it
 * was introduced and after it ended.
 *
 * @throws CalculatorInputError when `on` is not a valid day, or is before the known history of the
 * rule. The issue then names the rule, its place and the first known day.
 * @example
 * findRule({ rule: rules.gstRebate, on: "2031-01-01" }); // null
 */
export function findRule<Value>({
  rule,
  on = rulesCheckedOn,
  withProposed = false,
}: RuleLookUp<Value>): RuleInForce<Value> | null {
  const last = lastFound.get(rule);
  if (last && last.withProposed === withProposed && areSame(last.on, on)) {
    return last.found as RuleInForce<Value> | null;
  }
  const found = search(rule, on, { withProposed });
  lastFound.set(rule, { on: typeof on === "string" ? on : { ...on }, withProposed, found });
  return found;
}

/** Last look-up of each rule: a verdict tries many values of its facts, mostly for the same days. */
const lastFound = /* @__PURE__ */ new WeakMap<
  Rule<unknown>,
  Required<RuleScope> & { readonly on: RuleDay; readonly found: RuleInForce<unknown> | null }
>();

const areSame = (one: RuleDay, other: RuleDay) =>
  typeof one === "string" || typeof other === "string"
    ? one === other
    : before.every((event) => one[event] === other[event]);

function search<Value>(rule: Rule<Value>, on: RuleDay, scope: RuleScope) {
  const { id, name, place, introduced } = rule;
  const days = daysIn(on);
  if (days.length === 0 || !days.every(isDay)) {
    throw refuse(rule, on, "a day as an ISO date, such as 2026-11-20, or one for each event");
  }
  const versions = versionsIn(rule, scope);
  const version = versions.find((each) => each.effectiveFrom <= dayOf(on, eventOf(rule, each)).day);
  if (!version) {
    const first = versions.at(-1)?.effectiveFrom;
    if (introduced || !first) return null;
    const because = `on or after ${first}, the first day known for "${name}" (${id}, ${place}); give a later date`;
    throw refuse(rule, on, because, first);
  }
  const triggerEvent = eventOf(rule, version);
  if (version.effectiveTo && dayOf(on, triggerEvent).day > version.effectiveTo) return null;
  const next = versions[versions.indexOf(version) - 1];
  const effectiveTo = version.effectiveTo ?? (next && daysLater(next.effectiveFrom, -1));
  return {
    id,
    name,
    place,
    status: "in-force" as const,
    ...version,
    triggerEvent,
    nth: rule.versions.length - rule.versions.indexOf(version),
    ...(effectiveTo && { effectiveTo }),
  };
}

/**
 * Returns the version of a rule that applies on a day.
 *
 * @throws CalculatorInputError as `findRule`, and when the rule had not begun or had ended.
 * @example
 * ruleInForce({ rule: rules.stressTest, on: "2026-11-20" }).value.floor; // 5.25
 */
export function ruleInForce<Value>({
  rule,
  on = rulesCheckedOn,
  ...scope
}: RuleLookUp<Value>): RuleInForce<Value> {
  const inForce = findRule({ rule, on, ...scope });
  if (inForce) return inForce;
  const first = rule.versions.at(-1)?.effectiveFrom;
  const last = rule.versions[0]?.effectiveTo;
  const period = last ? `from ${first} to ${last}` : `on or after ${first}`;
  const because = `${period}, when "${rule.name}" (${rule.id}, ${rule.place}) applied; give a date within it`;
  throw refuse(rule, on, because, first);
}
