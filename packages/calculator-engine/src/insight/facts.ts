import { checkInputs, type Field, type FieldKind, type FieldRules } from "../calculator.ts";
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

/** A fact that a question asks for in addition to its inputs, described once like a field. */
export interface FactDefinition<Value, Inputs, Facts>
  extends Pick<Field<FactKind>, "rule" | "slider"> {
  /** Cautious value until given, `null` for unknown; a function gets earlier facts and lenders' rates. */
  readonly default:
    | Value
    | ((facts: Facts, inputs: Inputs, rates: readonly OfferedRate[]) => Value);
  /** Purpose of the loan whose published rates the default is taken from. */
  readonly ratePurpose?: RatePurpose;
  /** True if the default is the usual value, so that another is the exception. */
  readonly usual?: boolean;
  /** True if no value is likely, so that the fact decides until it is given, whatever its effect. */
  readonly mustBeGiven?: boolean | ((facts: Facts, inputs: Inputs) => boolean);
  /** Number of the buyer that the fact is about, from 1; absent if it is about all buyers. */
  readonly buyer?: number;
  /** Returns the options of a choice that the other facts leave; all of them by default. */
  readonly offered?: (facts: Facts, inputs: Inputs) => readonly Value[];
  /** Values tried to find out whether the fact decides the answer; by default those offered. */
  readonly tries?: readonly Value[] | ((facts: Facts, inputs: Inputs) => readonly Value[]);
  /** Returns other facts that go with a value that is tried, by their ids or paths. */
  readonly alongside?: (value: Value) => Readonly<Record<string, FactValue>>;
  /** Returns true if the fact makes a difference, given the others. Defaults to true. */
  readonly matters?: (facts: Facts, inputs: Inputs) => boolean;
}

/** Fact as forms and schemas read it. */
export interface DescribedFact extends Field<FactKind> {
  readonly usual?: boolean;
  readonly buyer?: number;
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
  readonly [Id in keyof FactDefinitions<Facts, unknown>]: DescribedFact;
};

export const describedFacts = <Facts>(definitions: FactDefinitions<Facts, never>) =>
  definitions as unknown as DescribedFacts<Facts>;

export type AnyDefinition = FactDefinition<FactValue, unknown, object>;

export const definitionsOf = (definitions: object) =>
  Object.entries(definitions) as [id: string, definition: AnyDefinition][];

const orUnknown =
  (rule: FieldRule): FieldRule =>
  (field, inputs) =>
    inputs[field] === null
      ? none
      : rule(field, inputs).map((issue) => ({ ...issue, rule: `${issue.rule}, or null` }));

const ruleFor = (definition: AnyDefinition): FieldRule =>
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

type Rows = readonly Readonly<Record<string, FactValue>>[];
type Values = Record<string, FactValue | Record<string, FactValue>[]>;

/** Fact with the number of rows of a list, which follows from rows that are given whole. */
const countOfRows: Readonly<Record<string, string>> = { buyers: "buyerCount" };

/**
 * Returns given facts by their ids and paths, with the number of rows that are given whole.
 *
 * @example
 * factsByPath({ buyers: [{ owned: "never" }] }); // { buyerCount: "1", "buyers.0.owned": "never" }
 */
export function factsByPath(given: object): Record<string, FactValue> {
  const entries = Object.entries(given as Readonly<Record<string, FactValue | Rows | undefined>>);
  return Object.fromEntries(
    entries.flatMap(([id, value]): [string, FactValue][] => {
      if (value === undefined) return [];
      if (!Array.isArray(value)) return [[id, value as FactValue]];
      const cells = value.flatMap((row, index) =>
        Object.entries(row).map(([column, cell]): [string, FactValue] => [
          `${id}.${index}.${column}`,
          cell as FactValue,
        ]),
      );
      const count = countOfRows[id];
      return count && value.length > 0 ? [[count, String(value.length)], ...cells] : cells;
    }),
  );
}

/** Paths of facts in their parts: completing facts takes hundreds of them apart. */
const partsOfPaths = /* @__PURE__ */ new Map<string, readonly string[]>();

function partsOf(id: string): readonly string[] {
  const parts = partsOfPaths.get(id) ?? id.split(".");
  partsOfPaths.set(id, parts);
  return parts;
}

/** Returns the object that holds a fact, all facts or the row of a list, and the fact's name in it. */
function placeOf(facts: Values, id: string): [Record<string, unknown>, string] {
  const [list = "", row, column] = partsOf(id);
  if (column === undefined) return [facts, id];
  const rows = (facts[list] ?? []) as Record<string, FactValue>[];
  facts[list] = rows;
  const cells = rows[Number(row)] ?? {};
  rows[Number(row)] = cells;
  return [cells, column];
}

/** Returns the value of a fact, inside a row too. */
export function factAt(facts: object, id: string): FactValue {
  const [place, name] = placeOf(facts as Values, id);
  return place[name] as FactValue;
}

/** Returns the facts whose ids have the beginning of a name, those of any buyer once; otherwise all. */
function factsLike(given: string, definitions: object): string {
  const ids = [...new Set(Object.keys(definitions).map((id) => id.replace(/\d/, "N")))];
  const alike = ids.filter((id) => id.includes(given.replace(/.*\./, "").slice(0, 3)));
  return (alike[0] ? alike : ids).join(", ");
}

/** Returns the rules of the given facts, in the order of the definitions, and then one that refuses the rest. */
function rulesFor(given: object, definitions: object): FieldRules {
  const all = definitionsOf(definitions);
  const known = all.filter(([id]) => id in given);
  const unknown = Object.keys(given).filter((id) => !(id in definitions));
  return Object.fromEntries([
    ...known.map(([id, definition]) => [id, ruleFor(definition)]),
    ...unknown.map((id) => [
      id,
      mustBe(`a fact of this question, such as ${factsLike(id, definitions)}`, () => false),
    ]),
  ]);
}

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
  partial: GivenFacts<Facts>,
  { preset = {}, rates = [] }: Pick<AnswerOptions<Facts>, "preset" | "rates"> = {},
): { readonly facts: Facts; readonly isGiven: (id: string) => boolean } {
  const all = definitionsOf(definitions);
  // A page presets the facts of all its questions; each uses only those that it asks for.
  const own = Object.entries(preset).filter(([id]) => id in definitions);
  const given = factsByPath({ ...Object.fromEntries(own), ...partial });
  checkInputs(given, rulesFor(given, definitions));
  const facts: Values = {};
  const set = (id: string, value: FactValue) => {
    const [place, name] = placeOf(facts, id);
    place[name] = value;
  };
  const assumedOf = ({ default: assumed }: AnyDefinition) =>
    typeof assumed === "function" ? assumed(facts, inputs, rates) : assumed;
  // An assumed value may depend on a given one of a later fact, such as the province.
  for (const [id, value] of Object.entries(given)) set(id, value);
  for (const [id, definition] of all) if (!(id in given)) set(id, assumedOf(definition));
  const dropped = new Set<string>();
  for (const [id, definition] of all) {
    const isOffered =
      definition.rule.kind !== "choice" ||
      optionsOf(definition, facts, inputs).includes(factAt(facts, id));
    if (isOffered && definition.matters?.(facts, inputs) !== false) continue;
    set(id, assumedOf(definition));
    dropped.add(id);
  }
  return { facts: facts as Facts, isGiven: (id) => id in given && !dropped.has(id) };
}
