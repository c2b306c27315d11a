import { CalculatorInputError, type InputIssue } from "../../calculator.ts";
import { isDay } from "../../isDay.ts";
import type { City, Province } from "./landTransferTaxBrackets.ts";

/** Publication of a figure: an act, a regulation or a page, named and addressed. */
export interface Source {
  /** With the section, where it is a law. */
  readonly citation: string;
  readonly url: string;
  /** At most one sentence of it. */
  readonly quote?: string;
  /** The day it was read, where that is not the day of the others: `sourcesReadOn`. */
  readonly readOn?: string;
}

/**
 * Reliability of a figure:
 * - `official`: the law or the authority itself was read;
 * - `second-hand`: a law firm, an accountant, a broker or a copy reports the authority;
 * - `convention`: no law fixes it, lenders or authors commonly use it;
 * - `unconfirmed`: the sources leave a day or a figure open.
 */
export type Confidence = "official" | "second-hand" | "convention" | "unconfirmed";

/** All of Canada, a province or a city. */
export type Place = "CA" | Province | City;

/**
 * Event whose day selects the version that applies: the agreement of purchase is signed, the loan
 * is applied for, the purchase closes and is registered, an amount is paid, or a tax year ends.
 */
export type RuleEvent = "agreement" | "application" | "closing" | "payment" | "tax-year";

/** Days on which one purchase or loan reaches each event, as ISO dates. */
export type DaysByEvent = { readonly [Event in Exclude<RuleEvent, "tax-year">]?: string };

/** One day for every event, as an ISO date, or a day for each. */
export type RuleDay = string | DaysByEvent;

/** Status of a version: law, or only announced by a government or proposed to a parliament. */
export type RuleStatus = "in-force" | "announced" | "proposed";

/** One dated state of a rule: the figure, the days it applies and where it was published. */
export interface RuleVersion<Value> {
  readonly value: Value;
  /**
   * First day the figure applies or, where no start was published, the first day known to be right.
   */
  readonly effectiveFrom: string;
  /** Last day it applies; left out, the day before the next version begins, or no end is known. */
  readonly effectiveTo?: string;
  readonly confidence: Confidence;
  /** Event of `effectiveFrom`, if it is not the rule's. */
  readonly triggerEvent?: RuleEvent;
  /** `"in-force"` unless given, in the future too; the others count only with `withProposed`. */
  readonly status?: RuleStatus;
  /** Day by which the source needs a review; none once the version's time is past. */
  readonly reviewBy?: string;
  /**
   * Set in `rules.json` and in the caller's own rules. Sources of the built-in rules are kept apart
   * from their figures, so that a page ships them only if it shows them: `sourceOf` finds them.
   */
  readonly source?: Source;
}

/** A figure with its history, newest version first. */
export interface Rule<Value> {
  /** Stable: texts, corrections and other programs refer to it. */
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** Event of the versions' days; closing by default. */
  readonly triggerEvent?: RuleEvent;
  /** The oldest version is where the law itself began, so that earlier there was nothing. */
  readonly introduced?: boolean;
  readonly versions: readonly RuleVersion<Value>[];
}

export interface RuleInForce<Value> extends RuleVersion<Value> {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  readonly triggerEvent: RuleEvent;
  readonly status: RuleStatus;
}

/** Scope of a rule look-up besides the law. */
export interface RuleScope {
  /** True if rules that are only announced or proposed count too. */
  readonly withProposed?: boolean;
}

/** A rule to look up, with the day and the scope of the look-up. */
export interface RuleLookUp<Value> extends RuleScope {
  readonly rule: Rule<Value>;
  /**
   * ISO date, `2026-11-20`, or one for each event: each version goes by the event that the law ties
   * it to. Left out: {@link rulesCheckedOn}, never today.
   */
  readonly on?: RuleDay | undefined;
}

/** A refused date, with the rule that does not reach back to it. */
export interface RuleDateIssue extends InputIssue {
  readonly ruleId: string;
  readonly place: Place;
  /** The oldest day that is known, where the rule's history begins too late. */
  readonly firstKnownDay?: string;
}

/** The day the figures were last checked: the default of every `on`. */
export const rulesCheckedOn = "2026-11-20";

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Events whose day stands in for a missing one, in order. */
const insteadOf: Readonly<Record<RuleEvent, readonly (keyof DaysByEvent)[]>> = {
  agreement: ["agreement", "application", "closing", "payment"],
  application: ["application", "agreement", "closing", "payment"],
  closing: ["closing", "payment", "application", "agreement"],
  payment: ["payment", "closing", "application", "agreement"],
  "tax-year": ["closing", "payment", "application", "agreement"],
};

/** Returns the day that counts for an event, and whether another event's stands in for it. */
export function dayOf(
  on: RuleDay,
  event: RuleEvent,
): { readonly day: string; readonly isAssumed: boolean } {
  if (typeof on === "string") return { day: on, isAssumed: false };
  const from = insteadOf[event].find((each) => on[each] !== undefined);
  return { day: (from && on[from]) ?? rulesCheckedOn, isAssumed: from !== event };
}

/** Returns every day that was given. */
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

const eventOf = (rule: Rule<unknown>, version: RuleVersion<unknown> | undefined): RuleEvent =>
  version?.triggerEvent ?? rule.triggerEvent ?? "closing";

/** Returns the versions that count, newest first. */
const versionsIn = <Value>({ versions }: Rule<Value>, { withProposed = false }: RuleScope) =>
  versions.filter(({ status = "in-force" }) => withProposed || status === "in-force");

/** Returns the last day of a version: the one it gives, or the day before the next one begins. */
function lastDayOf<Value>(version: RuleVersion<Value>, next: RuleVersion<Value> | undefined) {
  return version.effectiveTo ?? (next && dayBefore(next.effectiveFrom));
}

/**
 * Returns the version of a rule that applies on a day, or `null` where the law had no such rule:
 * before it was introduced and after it ended.
 *
 * @throws CalculatorInputError when `on` is no day, or is older than what is known of the rule; the
 * issue then names the rule, its place and the first day known.
 * @example
 * findRule({ rule: rules.gstRebate, on: "2031-01-01" }); // null
 */
export function findRule<Value>({
  rule,
  on = rulesCheckedOn,
  ...scope
}: RuleLookUp<Value>): RuleInForce<Value> | null {
  const { id, name, place, introduced } = rule;
  if (daysIn(on).length === 0 || !daysIn(on).every(isDay)) {
    throw refuse(rule, on, "a day as an ISO date, such as 2026-11-20, or one for each event");
  }
  const versions = versionsIn(rule, scope);
  const index = versions.findIndex(
    (each) => each.effectiveFrom <= dayOf(on, eventOf(rule, each)).day,
  );
  const version = versions[index];
  if (!version) {
    const first = versions.at(-1)?.effectiveFrom;
    if (introduced || !first) return null;
    const because = `on or after ${first}, the first day known for "${name}" (${id}, ${place}); give a later date, or a rule of your own for that day`;
    throw refuse(rule, on, because, first);
  }
  const triggerEvent = eventOf(rule, version);
  if (version.effectiveTo && dayOf(on, triggerEvent).day > version.effectiveTo) return null;
  const effectiveTo = lastDayOf(version, versions[index - 1]);
  return {
    id,
    name,
    place,
    status: "in-force",
    ...version,
    triggerEvent,
    ...(effectiveTo && { effectiveTo }),
  };
}

/**
 * Returns the version of a rule that applies on a day.
 *
 * @throws CalculatorInputError as `findRule`, and where the rule had not begun or has ended.
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
