import type { FormView } from "../../FormView.ts";
import type { Answered } from "../Answered.ts";
import type { FactValues } from "../ResultParts.ts";
import { type Payload, readFragment, writeFragment } from "./fragment.ts";

/** Version of the link format, before the data; version 2 stores the given facts as `said`. */
const version = "v2";
/** Version of links that hold only inputs, without facts. */
const inputsOnlyVersion = "v1";
const anyVersion = /^#v\d+=/;
const maxRows = 100;

export interface Shared<Inputs = unknown> {
  readonly inputs: Inputs;
  /** Facts that the visitor stated or the page sets. */
  readonly given: FactValues;
}

/** Returns the inputs and facts that bring a result back. */
export function sharedOf({ inputs, facts }: Pick<Answered, "inputs" | "facts">): Shared {
  return { inputs, given: { ...facts.preset, ...facts.given } };
}

/** Serializes the inputs and facts as a URL fragment, which browsers never send. */
export function shareFragment({ inputs, given }: Shared): string {
  return writeFragment(version, { inputs, said: given });
}

export function isShareFragment(fragment: string): boolean {
  return anyVersion.test(fragment);
}

/** Parses a private link; `null` if its inputs are invalid. Facts are validated when used. */
export function sharedNumbers<Inputs>(
  fragment: string,
  view: Pick<FormView<Inputs>, "calculator" | "fields">,
): Shared<Inputs> | null {
  const alone = readFragment(inputsOnlyVersion, fragment);
  const held = alone ? { inputs: alone, said: {} } : readFragment(version, fragment);
  const inputs = held && draftLike(view, Object(held.inputs));
  return held && view.calculator.accepts(inputs) ? { inputs, given: factsIn(held.said) } : null;
}

/** Picks the inputs that the form asks for, without validation; the others keep their defaults. */
function draftLike(
  { calculator, fields }: Pick<FormView, "calculator" | "fields">,
  held: Payload,
): unknown {
  const entries = Object.entries(calculator.defaults as object).map(([field, byDefault]) => {
    if (Array.isArray(byDefault)) return [field, rowsLike(byDefault, held[field])];
    return [field, field in fields ? held[field] : byDefault];
  });
  return Object.fromEntries(entries);
}

const maxFacts = 50;
const kinds: readonly string[] = ["string", "number", "boolean"];

/** Returns a fact's name; in links of before, `owned3` stood for `buyers.2.owned`. */
const presentName = (name: string) =>
  name.replace(/^([a-zA-Z]+)([1-4])$/, (_, column, number) => `buyers.${number - 1}.${column}`);

/** Returns up to 50 entries whose types fit facts; the question drops those it does not ask for. */
export function factsIn(value: unknown): FactValues {
  const facts = Object.entries(Object(value)).filter(([, fact]) => kinds.includes(typeof fact));
  return Object.fromEntries(
    facts.slice(0, maxFacts).map(([name, fact]) => [presentName(name), fact]),
  ) as FactValues;
}

/** Returns rows with only the calculator's columns and new ids; `null` if there is no usable list. */
function rowsLike(rows: readonly Payload[], value: unknown): readonly Payload[] | null {
  if (!Array.isArray(value) || value.length > maxRows) return null;
  const columns = Object.keys(rows[0] ?? {});
  return value.map((row, index) => ({
    ...Object.fromEntries(columns.map((column) => [column, Object(row)[column]])),
    id: String(index + 1),
  }));
}
