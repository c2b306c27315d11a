import type { CalculatorView } from "../../CalculatorView.ts";
import { type Payload, readFragment, writeFragment } from "./fragment.ts";

/** Written before the inputs, so that a later way of writing them can tell old links apart. */
const version = "v1";
const anyVersion = /^#v\d+=/;
const maxRows = 100;

/** The inputs as the part of an address that stays in the browser. */
export function shareFragment(inputs: unknown): string {
  return writeFragment(version, inputs);
}

export function isShareFragment(fragment: string): boolean {
  return anyVersion.test(fragment);
}

/**
 * The inputs that a fragment holds, or `null` unless the calculator would accept them from its form.
 * Only what the form asks for is read; everything else keeps its default.
 */
export function sharedInputs<Inputs, Result>(
  fragment: string,
  { calculator, fields }: Pick<CalculatorView<Inputs, Result>, "calculator" | "fields">,
): Inputs | null {
  const held = readFragment(version, fragment);
  if (held === null) return null;
  const entries = Object.entries(calculator.defaults as object).map(([field, byDefault]) => {
    if (Array.isArray(byDefault)) return [field, rowsLike(byDefault, held[field])];
    return [field, field in fields ? held[field] : byDefault];
  });
  const draft: unknown = Object.fromEntries(entries);
  return calculator.accepts(draft) ? draft : null;
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
