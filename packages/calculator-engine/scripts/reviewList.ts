import type { Rule, RuleInForce } from "../src/canada/rules/ruleInForce.ts";

interface ReviewGroup {
  readonly heading: string;
  readonly rules: readonly RuleInForce<unknown>[];
}

/** A review this close is worth preparing. */
const nearDays = 60;

const daysAfter = (on: string, days: number) =>
  new Date(Date.parse(on) + days * 86_400_000).toISOString().slice(0, 10);

/** What needs a look on a day: only versions that still apply on it or will, soonest review first. */
export function reviewList(rules: readonly Rule<unknown>[], on: string): readonly ReviewGroup[] {
  const near = daysAfter(on, nearDays);
  const current = rules
    .flatMap(({ name, versions }) => {
      const inForce = versions.findIndex(({ effectiveFrom }) => effectiveFrom <= on);
      const last = inForce === -1 ? versions.length : inForce + 1;
      return versions.slice(0, last).map((version) => ({ name, ...version }));
    })
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy));
  return [
    { heading: "Past review", rules: current.filter(({ reviewBy }) => reviewBy < on) },
    {
      heading: `Due within ${nearDays} days`,
      rules: current.filter(({ reviewBy }) => reviewBy >= on && reviewBy <= near),
    },
    { heading: "Unconfirmed", rules: current.filter(({ confidence }) => confidence) },
  ];
}
