import type { CalculatorView } from "../../CalculatorView.ts";
import type { FactValues } from "../answerWith.ts";
import { type Payload, readFragment, writeFragment } from "./fragment.ts";

/**
 * Written before the inputs, so that a later way of writing them can tell old links apart. Links of
 * this version call the given facts `said`.
 */
const version = "v2";
/** The inputs alone, as links held them before facts travelled. */
const inputsAlone = "v1";
const anyVersion = /^#v\d+=/;
const maxRows = 100;

/** Content of a private link. */
export interface Shared<Inputs = unknown> {
  readonly inputs: Inputs;
  /** Facts that the visitor gave. */
  readonly given: FactValues;
}

/** Writes the inputs and facts as a URL fragment, which stays in the browser. */
export function shareFragment({ inputs, given }: Shared): string {
  return writeFragment(version, { inputs, said: given });
}

export function isShareFragment(fragment: string): boolean {
  return anyVersion.test(fragment);
}

/**
 * Reads a private link's fragment, or returns `null` unless the calculator would accept its inputs
 * from its form. Only inputs that the form asks for are read; everything else keeps its default.
 * Facts are validated when they are used.
 */
export function sharedNumbers<Inputs, Result>(
  fragment: string,
  view: Pick<CalculatorView<Inputs, Result>, "calculator" | "fields">,
): Shared<Inputs> | null {
  const alone = readFragment(inputsAlone, fragment);
  const held = alone ? { inputs: alone, said: {} } : readFragment(version, fragment);
  const inputs = held && draftLike(view, Object(held.inputs));
  return held && view.calculator.accepts(inputs) ? { inputs, given: factsIn(held.said) } : null;
}

/** Returns what the form asks for of values that came from elsewhere, unchecked; the rest keeps its default. */
export function draftLike<Inputs, Result>(
  { calculator, fields }: Pick<CalculatorView<Inputs, Result>, "calculator" | "fields">,
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

/**
 * Returns the values that can be facts; the question itself refuses those that it does not ask for.
 */
export function factsIn(value: unknown): FactValues {
  const facts = Object.entries(Object(value)).filter(([, fact]) => kinds.includes(typeof fact));
  return Object.fromEntries(facts.slice(0, maxFacts)) as FactValues;
}

/** Rows with the columns of the calculator's own, numbered anew. */
function rowsLike(rows: readonly Payload[], value: unknown): readonly Payload[] | null {
  if (!Array.isArray(value) || value.length > maxRows) return null;
  const columns = Object.keys(rows[0] ?? {});
  return value.map((row, index) => ({
    ...Object.fromEntries(columns.map((column) => [column, Object(row)[column]])),
    id: String(index + 1),
  }));
}
