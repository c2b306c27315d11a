import { CalculatorInputError } from "../../calculator.ts";

/** One dated state of a rule: the figure, the first day it applies and where it was published. */
export interface RuleVersion<Value> {
  readonly value: Value;
  /** First day the figure applies; where no start was published, the first day it is vouched for. */
  readonly effectiveFrom: string;
  readonly source: string;
  /** The day by which somebody should look at the source again. */
  readonly reviewBy: string;
  readonly confidence?: "unconfirmed";
}

/** A figure with its history, newest version first. */
export interface Rule<Value> {
  readonly name: string;
  readonly versions: readonly RuleVersion<Value>[];
}

export interface RuleInForce<Value> extends RuleVersion<Value> {
  readonly name: string;
}

/** The day the figures were last checked: what every function assumes when no `on` is given. */
export const rulesCheckedOn = "2026-11-20";

/**
 * The version of a rule that applies on a day.
 *
 * @param on ISO date, `2026-11-20`. Left out: {@link rulesCheckedOn}, never today.
 * @throws CalculatorInputError when `on` is not a date or is older than the oldest version.
 * @example
 * ruleInForce(rules.stressTest, "2026-11-20").value.floor // 5.25
 */
export function ruleInForce<Value>(
  rule: Rule<Value>,
  on: string = rulesCheckedOn,
): RuleInForce<Value> {
  const dated = /^\d{4}-\d\d-\d\d$/.test(on);
  const version = dated && rule.versions.find(({ effectiveFrom }) => effectiveFrom <= on);
  if (version) return { name: rule.name, ...version };
  throw new CalculatorInputError([
    {
      field: "on",
      rule: dated ? `on or after ${rule.versions.at(-1)?.effectiveFrom}` : "an ISO date",
      received: on,
    },
  ]);
}
