import fc from "fast-check";
import { expect } from "vitest";
import { eachRule } from "../../src/canada/rules/eachRule.ts";
import type { Rule } from "../../src/canada/rules/ruleInForce.ts";
import type { Bracket } from "../../src/finance/bracketedTax.ts";
import { forAll } from "../../testing/forAll.ts";

/** State of a rule on a day, read from its data: a value, no such rule, or unknown. */
export type Told<Value> = { readonly value: Value } | "nothing" | "unknown";

export interface EdgeDay<Value> {
  readonly id: string;
  readonly on: string;
  readonly rule: Rule<Value>;
  readonly told: Told<Value>;
  /** The other rules without a first day, so that any refusal comes from this rule. */
  readonly others: readonly Rule<unknown>[];
}

const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Reads all versions at once. The engine stops at the first version that has begun. */
function toldOn<Value>({ versions, introduced }: Rule<Value>, day: string): Told<Value> {
  const begun = versions.filter(({ effectiveFrom }) => effectiveFrom <= day);
  const latest = begun.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom)).at(-1);
  if (!latest) return introduced ? "nothing" : "unknown";
  return latest.effectiveTo && latest.effectiveTo < day ? "nothing" : latest;
}

const withoutFirstDay = (rule: Rule<unknown>): Rule<unknown> => {
  const oldest = rule.versions.length - 1;
  const versions = rule.versions.map((version, index) =>
    index === oldest ? { ...version, effectiveFrom: "1900-01-01" } : version,
  );
  return rule.introduced ? rule : { ...rule, versions };
};

/** Returns the days on which each version begins and ends, the days before and the days after. */
export function edgeDays<Value>(rules: object): readonly EdgeDay<Value>[] {
  return Object.values(rules as Record<string, Rule<Value>>).flatMap((rule) => {
    const others = eachRule()
      .filter(({ id }) => id !== rule.id)
      .map(withoutFirstDay);
    const days = rule.versions.flatMap(({ effectiveFrom, effectiveTo }) => [
      effectiveFrom,
      dayAfter(effectiveFrom, -1),
      ...(effectiveTo ? [effectiveTo, dayAfter(effectiveTo)] : []),
    ]);
    return [...new Set(days)].sort().map((on) => ({
      id: rule.id,
      on,
      rule,
      told: toldOn(rule, on),
      others,
    }));
  });
}

/** Returns the edges of every version, so that an edge that moved is tested in each version. */
export const edgesIn = <Value>(rule: Rule<Value>, of: (value: Value) => readonly number[]) => [
  ...new Set(rule.versions.flatMap(({ value }) => of(value))),
];

/** Returns the value of a rule on its day; `undefined` if there is none. */
export const valueOn = <Value>({ told }: EdgeDay<Value>) =>
  typeof told === "object" ? told.value : undefined;

/** Replaces the values of one rule, so that it does not affect the result. */
export const setTo = (
  rules: readonly Rule<unknown>[],
  { id }: Rule<unknown>,
  change: (value: unknown) => unknown,
): readonly Rule<unknown>[] =>
  rules.map((rule) => {
    if (rule.id !== id) return rule;
    const versions = rule.versions.map((one) => ({ ...one, value: change(one.value) }));
    return { ...rule, versions };
  });

/** Distance from an edge: a few cents to some thousands of dollars. */
const away = fc.integer({ min: 1, max: 300_000 }).map((cents) => cents / 100);

interface Sides<Value> {
  readonly edges: readonly number[];
  readonly figure: (amount: number) => number;
  /** Returns the figure expected from the rule's value, calculated in a different way. */
  readonly worth: (value: Value, amount: number) => number;
  readonly from?: fc.Arbitrary<number>;
}

/** Expects the value's figure, nothing, or a refusal at each edge and on both sides of it. */
export function expectOnBothSides<Value>(
  { id, rule, told }: EdgeDay<Value>,
  { edges, figure, worth, from = away }: Sides<Value>,
) {
  const refusal = `(${id}, ${rule.place})`;
  const agree = (edge: number, distance: number) => {
    for (const amount of [edge, edge + distance, edge - distance]) {
      if (told === "unknown") {
        if (amount > 0) expect(() => figure(amount)).toThrow(refusal);
      } else if (amount >= 0) {
        expect(figure(amount)).toBeCloseTo(told === "nothing" ? 0 : worth(told.value, amount), 5);
      }
    }
  };
  forAll([fc.constantFrom(...edges), from], { numRuns: 25 }, agree);
}

/** Calculates a tax part by part. The engine starts from the highest bracket. */
export function byParts(amount: number, schedule: readonly Bracket[]): number {
  let tax = 0;
  for (const [index, [over, percent, base, unit = 0, from]] of schedule.entries()) {
    const end = Math.min(amount, schedule[index + 1]?.[0] ?? Infinity);
    if (from ? amount < over : amount <= over) break;
    if (base !== undefined) tax = base;
    const part = unit > 0 ? Math.ceil((end - over) / unit - 1e-9) * unit : end - over;
    tax += (part * percent) / 100;
  }
  return tax;
}

/** Returns the full amount up to a price, then an amount that falls in a straight line to nothing. */
export function fading(price: number, full: number, fullTo?: number, goneAt?: number): number {
  if (goneAt === undefined) return fullTo === undefined || price <= fullTo ? full : 0;
  if (price >= goneAt) return 0;
  return fullTo === undefined || price <= fullTo
    ? full
    : (full * (goneAt - price)) / (goneAt - fullTo);
}
