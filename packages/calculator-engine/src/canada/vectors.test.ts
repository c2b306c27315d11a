import { expect, test } from "vitest";
import vectors from "../../vectors/canada.json" with { type: "json" };
import { CalculatorInputError } from "../calculator.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import { presentValue } from "../finance/presentValue.ts";
import { typicalPropertyTaxRate } from "../typicalPropertyTax.ts";
import { compareEquityLoans } from "./equityLoans.ts";
import * as canada from "./index.ts";
import { ownerTaxes, ownerTaxRules } from "./ownerTaxes.ts";
import { eachRule } from "./rules/eachRule.ts";
import type { Rule, RuleDay, RuleScope } from "./rules/ruleInForce.ts";
import { typicalTaxIn } from "./rules/typicalPropertyTax.ts";

interface Vector {
  readonly id: string;
  readonly call: string;
  readonly inputs: object;
  readonly expected?: unknown;
  readonly refused?: readonly string[];
  readonly tolerance: number;
  readonly confidence: string;
  readonly source: string;
}

interface Dated extends RuleScope {
  readonly on?: RuleDay;
  readonly rules?: readonly Rule<unknown>[];
}

const confidences = [
  "published-seen",
  "published-seen-via-secondary",
  "published-input-inferred",
  "derived",
];

const allRules = [...eachRule(), ...ownerTaxRules];

/** Exports of `/canada`, and other calls. */
const calls = {
  ...canada,
  compareEquityLoans,
  ownerTaxes,
  typicalPropertyTax: ({ on, ...place }: Parameters<typeof typicalTaxIn>[0] & Dated) =>
    typicalTaxIn(place, typicalPropertyTaxRate, on),
  ruleInForce: ({ id, on, rules = [], ...scope }: Dated & { id: string }) => {
    const rule = [...rules, ...allRules].find((one) => one.id === id);
    if (!rule) throw new Error(`there is no rule ${id}`);
    return canada.ruleInForce({ rule, on, ...scope });
  },
  presentValue: (inputs: {
    payment: number;
    annualRate: number;
    frequency: PaymentFrequency;
    payments: number;
  }) => presentValue(inputs.payment, canada.periodicRate(inputs), inputs.payments),
};

const all = vectors as unknown as readonly Vector[];

const call = ({ call: name, inputs }: Vector, rules?: readonly Rule<unknown>[]): unknown =>
  (calls as unknown as Record<string, (inputs: object) => unknown>)[name]?.(
    rules ? { ...inputs, rules } : inputs,
  );

const at = (result: unknown, path: string) =>
  path === ""
    ? result
    : path.split(".").reduce<unknown>((value, key) => Object(value)[key], result);

const figures = ({ expected }: Vector): [string, unknown][] =>
  typeof expected === "object" && expected !== null ? Object.entries(expected) : [["", expected]];

function refusedFields(run: () => unknown): readonly string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof CalculatorInputError) return error.issues.map(({ field }) => field);
    throw error;
  }
  return [];
}

/** Returns where the call does not give the vector's figures or refusal. */
function differences(vector: Vector, rules?: readonly Rule<unknown>[]): readonly string[] {
  if (vector.refused) {
    const refused = refusedFields(() => call(vector, rules)).join();
    return refused === vector.refused.join() ? [] : [`refused: ${refused}`];
  }
  const result = call(vector, rules);
  return figures(vector).flatMap(([path, figure]) => {
    const actual = at(result, path);
    const isClose =
      typeof figure === "number" && typeof actual === "number"
        ? Math.abs(actual - figure) <= vector.tolerance
        : actual === figure;
    return isClose ? [] : [`${path}: ${actual} instead of ${figure}`];
  });
}

test.each(all)("$id: $call gives the figure of its source", (vector) => {
  expect(differences(vector)).toEqual([]);
});

test("each vector has a unique name, a source and a confidence", () => {
  expect(all.length).toBeGreaterThanOrEqual(250);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { source, confidence } of all) {
    expect(source).not.toBe("");
    expect(confidences).toContain(confidence);
  }
});

/** Returns a different value of the same shape. */
function another(value: unknown): unknown {
  if (typeof value === "number") return value * 1.3 + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return value === "nobody" ? "anybody" : "nobody";
  if (Array.isArray(value)) return value.length === 0 ? [[0, 1]] : value.map(another);
  const entries = Object.entries(Object(value));
  return entries.length === 0
    ? { max: 0 }
    : Object.fromEntries(entries.map(([key, entry]) => [key, another(entry)]));
}

function holds(vector: Vector, rules: readonly Rule<unknown>[]): boolean {
  try {
    return differences(vector, rules).length === 0;
  } catch {
    return false;
  }
}

const everyVersion = allRules.flatMap((rule) =>
  rule.versions.map((version) => ({ rule, version })),
);

test.each(everyVersion)(
  "$rule.id of $version.effectiveFrom is covered by a vector",
  ({ rule, version }) => {
    const changed = { ...version, value: another(version.value) };
    const versions = rule.versions.map((one) => (one === version ? changed : one));
    const rules = [{ ...rule, versions }];
    expect(all.every((vector) => holds(vector, rules))).toBe(false);
  },
);

const dayFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test.each(everyVersion)(
  "the first day of $rule.id of $version.effectiveFrom is covered by vectors on both sides",
  ({ rule, version }) => {
    for (const days of [1, -1]) {
      const moved = { ...version, effectiveFrom: dayFrom(version.effectiveFrom, days) };
      const versions = rule.versions.map((one) => (one === version ? moved : one));
      // A rule moved by a day changes only that day. Vectors without `on` stay, because some calls
      // take a year.
      const changed = days > 0 ? version.effectiveFrom : moved.effectiveFrom;
      const near = all.filter(({ inputs }) => ((inputs as Dated).on ?? changed) === changed);
      expect(near.every((vector) => holds(vector, [{ ...rule, versions }]))).toBe(false);
    }
  },
);
