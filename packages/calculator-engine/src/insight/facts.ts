import type { Field, FieldKind } from "../calculator.ts";
import type { OfferedRate, RatePurpose } from "../canada/offeredRates.ts";
import { type FieldRule, mustBe, none } from "../fieldRules.ts";

export type FactValue = string | number | boolean | null;

/** Kind of a fact: a choice, a yes or no, or the unit of a number. */
export type FactKind = Exclude<FieldKind, "text" | "date" | "list">;

/**
 * Rule for a fact that is true or false.
 *
 * @example
 * yesOrNo("insured", { insured: true }); // []
 */
export const yesOrNo = /* @__PURE__ */ mustBe(
  "true or false",
  (value) => typeof value === "boolean",
  { kind: "yesNo" },
);

/** Fact as forms and schemas read it. */
export interface DescribedFact extends Pick<Field<FactKind>, "rule" | "slider"> {
  /** True if the default is the usual value, so that another is the exception. */
  readonly usual?: boolean;
  /** Number of the buyer that the fact is about, from 1; absent if it is about all buyers. */
  readonly buyer?: number;
}

/** A fact that a question asks for in addition to its inputs, described once like a field. */
export interface FactDefinition<Value, Inputs, Facts> extends DescribedFact {
  /** Cautious value until given, `null` for unknown; a function gets earlier facts and lenders' rates. */
  readonly default:
    | Value
    | ((facts: Facts, inputs: Inputs, rates: readonly OfferedRate[]) => Value);
  /** Purpose of the loan whose published rates the default is taken from. */
  readonly ratePurpose?: RatePurpose;
  /** True if no value is likely, so that the fact decides until it is given, whatever its effect. */
  readonly mustBeGiven?: boolean | ((facts: Facts, inputs: Inputs) => boolean);
  /** Id of a fact with the same effect, which stands for both until it is given. */
  readonly likeFact?: string;
  /** Returns the options of a choice that the other facts leave; all of them by default. */
  readonly offered?: (facts: Facts, inputs: Inputs) => readonly Value[];
  /** Values tried to find out whether the fact decides the answer; by default those offered. */
  readonly tries?: readonly Value[] | ((facts: Facts, inputs: Inputs) => readonly Value[]);
  /** Returns other facts that go with a value that is tried, by their ids or paths. */
  readonly alongside?: (value: Value) => Readonly<Record<string, FactValue>>;
  /** Returns true if the fact makes a difference, given the others. Defaults to true. */
  readonly matters?: (facts: Facts, inputs: Inputs) => boolean;
}

/** Path of a fact inside a row of a list, such as `buyers.0.owned`. */
type RowPath = `${string}.${number}.${string}`;

/** Ids of the facts; those of a list stand for each of its rows. */
type FactId<Facts, Id extends keyof Facts & string> = Id extends unknown
  ? Facts[Id] extends readonly unknown[]
    ? RowPath
    : Id
  : never;

/** Definitions of the facts by their ids; facts inside a list are defined for each row, by their paths. */
export type FactDefinitions<Facts, Inputs> = {
  readonly [Id in FactId<Facts, keyof Facts & string>]: FactDefinition<
    Id extends keyof Facts ? Facts[Id] : FactValue,
    Inputs,
    Facts
  >;
};

/** Facts of which any may be left out, those of rows too. */
type SomeFacts<Facts> = {
  readonly [Id in keyof Facts]?: Facts[Id] extends readonly (infer Row)[]
    ? readonly Partial<Row>[]
    : Facts[Id];
};

/** Facts as they are given: those of a row inside its list, or by their paths. */
export type GivenFacts<Facts> =
  | SomeFacts<Facts>
  | (SomeFacts<Facts> & { readonly [path: RowPath]: FactValue });

export interface AnswerOptions<Facts> {
  /** ISO date that chooses the rules in force; defaults to the day the rules were last checked. */
  readonly on?: string;
  /**
   * Facts that the page fixes, such as its province. They do not count as assumed. Facts that the
   * question does not ask for are ignored.
   */
  readonly preset?: GivenFacts<Facts>;
  /** Fixed rates that lenders offer on that day; by default, the engine's dated market rates. */
  readonly rates?: readonly OfferedRate[];
}

/** Facts of a question by their ids, as forms and schemas read them. */
export type DescribedFacts<Facts> = {
  readonly [Id in FactId<Facts, keyof Facts & string>]: DescribedFact;
};

export type AnyDefinition = FactDefinition<FactValue, unknown, object>;

export const definitionsOf = (definitions: object) =>
  Object.entries(definitions) as [id: string, definition: AnyDefinition][];

const orUnknown =
  (rule: FieldRule): FieldRule =>
  (field, inputs) =>
    inputs[field] === null
      ? none
      : rule(field, inputs).map((issue) => ({ ...issue, rule: `${issue.rule}, or null` }));

export const ruleFor = (definition: AnyDefinition): FieldRule =>
  definition.default === null ? orUnknown(definition.rule) : definition.rule;

export const isValid = (definition: AnyDefinition, value: FactValue): boolean =>
  ruleFor(definition)("value", { value }).length === 0;

/** Returns the possible values of a choice or a yes-or-no, given the other facts; none for a number. */
export const optionsOf = (
  { rule, offered }: AnyDefinition,
  facts: object,
  inputs: unknown,
): readonly FactValue[] => {
  if (rule.kind === "yesNo") return [true, false];
  return offered?.(facts, inputs) ?? ("options" in rule ? rule.options : []);
};

export const mustBeGiven = (
  { mustBeGiven: isNeeded = false }: AnyDefinition,
  facts: object,
  inputs: unknown,
): boolean => (typeof isNeeded === "function" ? isNeeded(facts, inputs) : isNeeded);

export const valuesToTry = (
  definition: AnyDefinition,
  facts: object,
  inputs: unknown,
): readonly FactValue[] => {
  const { tries = optionsOf(definition, facts, inputs) } = definition;
  const values = typeof tries === "function" ? tries(facts, inputs) : tries;
  return values.filter((value) => isValid(definition, value));
};
