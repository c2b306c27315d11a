import { checkInputs, type FieldRules } from "../calculator.ts";
import { mustBe } from "../fieldRules.ts";
import {
  type AnswerOptions,
  type AnyDefinition,
  definitionsOf,
  type FactDefinitions,
  type FactValue,
  type GivenFacts,
  optionsOf,
  ruleFor,
} from "./facts.ts";

type Cells = Record<string, FactValue>;
/** Facts, those about the rows of a list in its rows. */
type NestedFacts = Record<string, FactValue | Cells[]>;

/** Fact with the number of rows of a list, which follows from rows that are given whole. */
const countOfRows: Readonly<Record<string, string>> = { buyers: "buyerCount" };

/**
 * Returns given facts by their ids and paths, with the number of rows that are given whole.
 *
 * @example
 * factsByPath({ buyers: [{ owned: "never" }] }); // { buyerCount: "1", "buyers.0.owned": "never" }
 */
export function factsByPath(given: object): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {};
  for (const [id, value] of Object.entries(given as NestedFacts)) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) {
      facts[id] = value;
      continue;
    }
    const count = countOfRows[id];
    if (count && value.length > 0) facts[count] = String(value.length);
    for (const [row, cells] of value.entries()) {
      for (const [column, cell] of Object.entries(cells)) facts[`${id}.${row}.${column}`] = cell;
    }
  }
  return facts;
}

/** Parts of the paths of facts: completing facts takes hundreds of them apart. */
const partsOfPaths = /* @__PURE__ */ new Map<string, readonly string[]>();

/** Returns the cells that hold a fact, all facts or the row of a list, and the fact's name in them. */
function placeOf(facts: NestedFacts, id: string): [cells: NestedFacts, name: string] {
  const parts = partsOfPaths.get(id) ?? id.split(".");
  partsOfPaths.set(id, parts);
  const [list = "", row, column] = parts;
  if (column === undefined) return [facts, id];
  facts[list] ??= [];
  const rows = facts[list] as Cells[];
  const cells = rows[Number(row)] ?? {};
  rows[Number(row)] = cells;
  return [cells, column];
}

/** Returns the value of a fact, inside a row too. */
export function factAt(facts: object, id: string): FactValue {
  const [cells, name] = placeOf(facts as NestedFacts, id);
  return cells[name] as FactValue;
}

function setFact(facts: NestedFacts, id: string, value: FactValue) {
  const [cells, name] = placeOf(facts, id);
  cells[name] = value;
}

/** Returns the facts whose ids have the beginning of a name, those of any buyer once; otherwise all. */
function factsLike(given: string, definitions: object): string {
  const ids = [...new Set(Object.keys(definitions).map((id) => id.replace(/\d/, "N")))];
  const alike = ids.filter((id) => id.includes(given.replace(/.*\./, "").slice(0, 3)));
  return (alike[0] ? alike : ids).join(", ");
}

/** Returns the rules of the given facts, in the order of the definitions, and then one that refuses the rest. */
function rulesFor(given: object, definitions: object): FieldRules {
  const known = definitionsOf(definitions).filter(([id]) => id in given);
  const unknown = Object.keys(given).filter((id) => !(id in definitions));
  return Object.fromEntries([
    ...known.map(([id, definition]) => [id, ruleFor(definition)]),
    ...unknown.map((id) => [
      id,
      mustBe(`a fact of this question, such as ${factsLike(id, definitions)}`, () => false),
    ]),
  ]);
}

/** Returns true if a fact makes a difference and its value is an option, with the other facts. */
const isUsable = (
  definition: AnyDefinition,
  value: FactValue,
  facts: NestedFacts,
  inputs: unknown,
): boolean =>
  definition.matters?.(facts, inputs) !== false &&
  (definition.rule.kind !== "choice" || optionsOf(definition, facts, inputs).includes(value));

interface CompleteFacts<Facts> {
  readonly facts: Facts;
  /** The given facts by their ids and paths. */
  readonly given: Readonly<Record<string, FactValue>>;
  readonly isGiven: (id: string) => boolean;
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
  { preset = {}, rates }: Pick<AnswerOptions<Facts>, "preset" | "rates"> = {},
): CompleteFacts<Facts> {
  // A page presets the facts of all its questions; each uses only those that it asks for.
  const own = Object.entries(preset).filter(([id]) => id in definitions);
  const given = factsByPath({ ...Object.fromEntries(own), ...partial });
  checkInputs(given, rulesFor(given, definitions));
  return completeChecked(definitions, inputs, given, rates);
}

/** Completes facts by their paths that are known to keep the rules, as those of an answer's alternatives. */
export function completeChecked<Facts extends object, Inputs>(
  definitions: FactDefinitions<Facts, Inputs>,
  inputs: Inputs,
  given: Readonly<Record<string, FactValue>>,
  rates: AnswerOptions<Facts>["rates"] = [],
): CompleteFacts<Facts> {
  const facts: NestedFacts = {};
  const assume = (id: string, { default: assumed }: AnyDefinition) =>
    setFact(facts, id, typeof assumed === "function" ? assumed(facts, inputs, rates) : assumed);
  // An assumed value may depend on a given one of a later fact, such as the province.
  for (const [id, value] of Object.entries(given)) setFact(facts, id, value);
  const all = definitionsOf(definitions);
  for (const [id, definition] of all) if (!(id in given)) assume(id, definition);
  const used = new Set(Object.keys(given));
  // Only now: an answer about all buyers is assumed of each before it is dropped beside theirs.
  for (const [id, definition] of all) {
    if (isUsable(definition, factAt(facts, id), facts, inputs)) continue;
    assume(id, definition);
    used.delete(id);
  }
  return { facts: facts as Facts, given, isGiven: (id) => used.has(id) };
}
