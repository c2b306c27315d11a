import type { FixedRate } from "../canada/marketRates.ts";
import { checkInputs } from "../checkInputs.ts";
import {
  amount,
  type FieldRule,
  monthCount,
  mustBe,
  none,
  oneOf,
  percentage,
  years,
} from "../fieldRules.ts";
import type { FactKind, FactValue } from "./Answer.ts";

/** Definition of a fact that a question asks for in addition to its inputs. */
export interface FactDefinition<Value, Inputs, Facts> {
  readonly kind: FactKind;
  /**
   * Cautious value assumed until the fact is given; `null` for unknown. A function gets the facts
   * defined before it, and the fixed rates that lenders offer.
   */
  readonly assumed:
    | Value
    | ((facts: Facts, inputs: Inputs, fixedRates: readonly FixedRate[]) => Value);
  /** True if the assumed value is the usual one, so that another is the exception. */
  readonly usual?: boolean;
  /** Number of the buyer that the fact is about, from 1; absent if it is about all buyers. */
  readonly buyer?: number;
  /** Values of a choice; others are refused, or ignored if the list depends on other facts. */
  readonly options?: readonly Value[] | ((facts: Facts, inputs: Inputs) => readonly Value[]);
  /** Values tried to find out whether the fact decides the answer; defaults to all options. */
  readonly tries?: readonly Value[] | ((facts: Facts, inputs: Inputs) => readonly Value[]);
  /** Returns true if the fact makes a difference, given the others. Defaults to true. */
  readonly matters?: (facts: Facts, inputs: Inputs) => boolean;
}

export type FactDefinitions<Facts, Inputs> = {
  readonly [Id in keyof Facts & string]: FactDefinition<Facts[Id], Inputs, Facts>;
};

type AnyDefinition = FactDefinition<FactValue, unknown, object>;

export const definitionsOf = (definitions: object) =>
  Object.entries(definitions) as [id: string, definition: AnyDefinition][];

const yesOrNo = mustBe("true or false", (value) => typeof value === "boolean", { id: "yes-or-no" });
const ruleOf = { yesNo: yesOrNo, money: amount, percent: percentage, months: monthCount, years };

const orUnknown =
  (rule: FieldRule): FieldRule =>
  (field, inputs) =>
    inputs[field] === null
      ? none
      : rule(field, inputs).map((issue) => ({ ...issue, rule: `${issue.rule}, or null` }));

function ruleFor({ kind, options, assumed }: AnyDefinition): FieldRule {
  if (kind === "choice") {
    // `completeFacts` checks a list that depends on other facts, once they are known.
    return typeof options === "function" ? () => none : oneOf((options ?? []) as readonly string[]);
  }
  return assumed === null ? orUnknown(ruleOf[kind]) : ruleOf[kind];
}

/** Returns the possible values of a choice or a yes-or-no, given the other facts; none for a number. */
export const optionsOf = (
  { kind, options }: AnyDefinition,
  facts: object,
  inputs: unknown,
): readonly FactValue[] => {
  if (kind === "yesNo") return [true, false];
  return typeof options === "function" ? options(facts, inputs) : (options ?? []);
};

/** Returns the values of a fact to try, given the other facts. */
export const valuesToTry = (
  definition: AnyDefinition,
  facts: object,
  inputs: unknown,
): readonly FactValue[] => {
  const { tries } = definition;
  if (typeof tries === "function") return tries(facts, inputs);
  return tries ?? optionsOf(definition, facts, inputs);
};

/**
 * Completes the given facts with the assumed values. A fact that makes no difference, or whose
 * value is not an option with the other facts, counts as not given.
 *
 * @throws CalculatorInputError naming each fact that is unknown to the question or has an unusable
 * value.
 */
export function completeFacts<Facts extends object, Inputs>(
  definitions: FactDefinitions<Facts, Inputs>,
  inputs: Inputs,
  partial: Partial<Facts>,
  fixedRates: readonly FixedRate[] = [],
): { readonly facts: Facts; readonly isGiven: (id: string) => boolean } {
  const all = definitionsOf(definitions);
  const rules = Object.fromEntries(all.map(([id, definition]) => [id, ruleFor(definition)]));
  const unknown = Object.keys(partial).filter((id) => !(id in rules));
  const refused = mustBe(`a fact of this question: ${Object.keys(rules).join(", ")}`, () => false);
  const given = Object.fromEntries(
    Object.entries(partial).filter(([, value]) => value !== undefined),
  ) as Record<string, FactValue>;
  checkInputs(given, {
    ...Object.fromEntries(Object.entries(rules).filter(([id]) => id in given)),
    ...Object.fromEntries(unknown.map((id) => [id, refused])),
  });
  const facts: Record<string, FactValue> = {};
  const assumedOf = ({ assumed }: AnyDefinition) =>
    typeof assumed === "function" ? assumed(facts, inputs, fixedRates) : assumed;
  for (const [id, definition] of all) {
    facts[id] = id in given ? (given[id] as FactValue) : assumedOf(definition);
  }
  const dropped = new Set<string>();
  for (const [id, definition] of all) {
    const offered = optionsOf(definition, facts, inputs);
    const isOffered = definition.kind !== "choice" || offered.includes(facts[id] as FactValue);
    if (isOffered && definition.matters?.(facts, inputs) !== false) continue;
    facts[id] = assumedOf(definition);
    dropped.add(id);
  }
  return { facts: facts as Facts, isGiven: (id) => id in given && !dropped.has(id) };
}
