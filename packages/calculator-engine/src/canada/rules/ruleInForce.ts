import { CalculatorInputError, type InputIssue } from "../../calculator.ts";
import { isDay } from "../../isDay.ts";
import type { City } from "./municipalTransfer.ts";
import type { Province } from "./transferSchedules.ts";

/** Where a figure can be read: an act, a regulation or a page, named and addressed. */
export interface Source {
  readonly citation: string;
  readonly url: string;
}

/**
 * How well a figure is founded:
 * - `official`: the law or the authority itself was read;
 * - `second-hand`: a law firm, an accountant, a broker or a copy says what the authority says;
 * - `convention`: no law fixes it, lenders or authors commonly use it;
 * - `unconfirmed`: the sources leave a day or a figure open.
 */
export type Confidence = "official" | "second-hand" | "convention" | "unconfirmed";

/** All of Canada, a province or a city. */
export type Place = "CA" | Province | City;

/** One dated state of a rule: the figure, the days it applies and where it was published. */
export interface RuleVersion<Value> {
  readonly value: Value;
  /** First day the figure applies; where no start was published, the first day it is vouched for. */
  readonly effectiveFrom: string;
  /** Last day it applies; left out, the day before the next version begins, or no end is known. */
  readonly effectiveTo?: string;
  readonly confidence: Confidence;
  /** The day by which somebody should look at the source again; none once its time is past. */
  readonly reviewBy?: string;
  /**
   * In `rules.json` and in rules of the caller's own. What is said of the built-in ones is kept apart
   * from their figures, so that a page ships it only if it shows it: `sourceOf` finds it.
   */
  readonly source?: Source;
}

/** A figure with its history, newest version first. */
export interface Rule<Value> {
  /** Stable: texts, corrections and other programs refer to it. */
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** The oldest version is where the law itself began, so that earlier there was nothing. */
  readonly introduced?: boolean;
  readonly versions: readonly RuleVersion<Value>[];
}

export interface RuleInForce<Value> extends RuleVersion<Value> {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
}

/** A refused date, with the rule that does not reach back to it. */
export interface RuleDateIssue extends InputIssue {
  readonly ruleId: string;
  readonly place: Place;
  /** The oldest day that is known, where the rule's history begins too late. */
  readonly firstKnownDay?: string;
}

/** The day the figures were last checked: what every function assumes when no `on` is given. */
export const rulesCheckedOn = "2026-11-20";

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

function refuse<Value>(rule: Rule<Value>, on: string, because: string, firstKnownDay?: string) {
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

/**
 * The version of a rule that applies on a day, or `null` where the law had no such rule: before it
 * was introduced and after it ended.
 *
 * @param on ISO date, `2026-11-20`. Left out: {@link rulesCheckedOn}, never today.
 * @throws CalculatorInputError when `on` is no day, or is older than what is known of the rule; the
 * issue then names the rule, its place and the first day known.
 * @example
 * findRule(rules.gstRebate, "2031-01-01") // null: it ended the day before
 */
export function findRule<Value>(
  rule: Rule<Value>,
  on: string = rulesCheckedOn,
): RuleInForce<Value> | null {
  const { id, name, place, introduced, versions } = rule;
  if (!isDay(on)) throw refuse(rule, on, "a day as an ISO date, such as 2026-11-20");
  const index = versions.findIndex(({ effectiveFrom }) => effectiveFrom <= on);
  const version = versions[index];
  if (!version) {
    const first = versions.at(-1)?.effectiveFrom;
    if (introduced) return null;
    const because = `on or after ${first}, the first day known for "${name}" (${id}, ${place}); give a later date, or a rule of your own for that day`;
    throw refuse(rule, on, because, first);
  }
  const next = versions[index - 1];
  const effectiveTo = version.effectiveTo ?? (next && dayBefore(next.effectiveFrom));
  if (effectiveTo && on > effectiveTo) return null;
  return { id, name, place, ...version, ...(effectiveTo && { effectiveTo }) };
}

/**
 * The version of a rule that applies on a day.
 *
 * @param on ISO date, `2026-11-20`. Left out: {@link rulesCheckedOn}, never today.
 * @throws CalculatorInputError as `findRule`, and where the rule had not begun or has ended.
 * @example
 * ruleInForce(rules.stressTest, "2026-11-20").value.floor // 5.25
 */
export function ruleInForce<Value>(
  rule: Rule<Value>,
  on: string = rulesCheckedOn,
): RuleInForce<Value> {
  const inForce = findRule(rule, on);
  if (inForce) return inForce;
  const first = rule.versions.at(-1)?.effectiveFrom;
  const last = rule.versions[0]?.effectiveTo;
  const period = last ? `from ${first} to ${last}` : `on or after ${first}`;
  const because = `${period}, when "${rule.name}" (${rule.id}, ${rule.place}) applied; give a date within it`;
  throw refuse(rule, on, because, first);
}
