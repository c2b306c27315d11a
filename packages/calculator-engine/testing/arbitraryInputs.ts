import fc from "fast-check";
import type { Field, NumberKind } from "../src/calculator.ts";

/** Largest values to try, by kind; by default, those that the rules accept. */
export type Most = Readonly<Partial<Record<NumberKind, number>>>;

const from = (min: number, max: number) =>
  fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));

/** Returns values that a rule accepts; `below` is a share of another field until the inputs are complete. */
export function valuesOf({ rule }: Pick<Field, "rule">, most: Most = {}): fc.Arbitrary<unknown> {
  if (rule.kind === "yesNo") return fc.boolean();
  if ("options" in rule) return fc.constantFrom(...rule.options);
  if ("below" in rule) return fc.double({ min: 0.5, max: 1, maxExcluded: true, noNaN: true });
  if (!("max" in rule)) return fc.constantFrom("Credit Card", "x");
  const { min, kind } = rule;
  const max = Math.min(rule.max, most[kind] ?? rule.max);
  return kind === "percent" ? fc.oneof(from(min, max), from(1e-12, 1e-6)) : from(min, max);
}

/** Returns inputs that a calculator's table of fields accepts, from one limit to the other. */
export function inputsOf(
  { fields }: { readonly fields: Readonly<Record<string, Field>> },
  most?: Most,
): fc.Arbitrary<object> {
  const all = Object.entries(fields);
  const columnsOf = (list: string) =>
    all.flatMap(([id, field]) =>
      id.startsWith(`${list}.`)
        ? [[id.slice(list.length + 1), valuesOf(field, most)] as const]
        : [],
    );
  const values = all.flatMap(([id, field]): [string, fc.Arbitrary<unknown>][] => {
    if (id.includes(".")) return [];
    if (field.rule.kind !== "list") return [[id, valuesOf(field, most)]];
    const row = fc.record({ id: fc.string(), ...Object.fromEntries(columnsOf(id)) });
    return [[id, fc.array(row, { minLength: 1, maxLength: 5 })]];
  });
  return fc.record(Object.fromEntries(values)).map((inputs) => {
    const valid: Record<string, unknown> = { ...inputs };
    for (const [id, { rule }] of all) {
      if (!("below" in rule)) continue;
      // Half of it is at least one cent.
      const price = Math.max(Number(inputs[rule.below]), 0.02);
      Object.assign(valid, { [rule.below]: price, [id]: price * Number(inputs[id]) });
    }
    return valid;
  });
}
