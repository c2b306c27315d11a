import type { Calculator, FieldOf } from "@simcoe/calculator-engine";
import type { CalculatorView } from "../CalculatorView.ts";

/** Written before the inputs, so that a later way of writing them can tell old links apart. */
const version = "v1";
const anyPrivate = /^#(?:v\d+|from)=/;
const longest = 20_000;
const mostRows = 100;

/** The inputs as the part of an address that stays in the browser. */
export function privateFragment(inputs: unknown): string {
  return `#${version}=${encoded(inputs)}`;
}

export function encoded(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether a fragment holds numbers: a private link's, or those that another calculator hands over. */
export function isPrivateFragment(fragment: string): boolean {
  return anyPrivate.test(fragment);
}

/**
 * The inputs that a fragment holds, or `null` unless the calculator would accept them from its form.
 * Only what the form asks for is read; everything else keeps its default.
 */
export function inputsInFragment<Inputs, Result>(
  fragment: string,
  calculator: Calculator<Inputs, Result>,
  view: CalculatorView<Inputs, Result>,
): Inputs | null {
  const [, written, payload = ""] = /^#(v\d+)=(.*)$/s.exec(fragment) ?? [];
  const held = written === version ? decoded(payload) : null;
  if (held === null) return null;
  const isAsked = (field: string) => view.fields[field as FieldOf<Inputs>]?.kind !== "unasked";
  const entries = Object.entries(calculator.defaults as object).map(([field, byDefault]) => [
    field,
    Array.isArray(byDefault)
      ? rowsLike(byDefault, held[field])
      : isAsked(field)
        ? held[field]
        : byDefault,
  ]);
  const draft: unknown = Object.fromEntries(entries);
  return calculator.accepts(draft) ? draft : null;
}

type Row = Readonly<Record<string, unknown>>;

/** What `encoded` wrote, or `null` where that cannot be read. */
export function decoded(payload: string): Row | null {
  if (payload.length > longest) return null;
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof value === "object" ? (value as Row | null) : null;
  } catch {
    return null;
  }
}

/** Rows with the columns of the calculator's own, numbered anew. */
function rowsLike(rows: readonly Row[], value: unknown): readonly Row[] | null {
  if (!Array.isArray(value) || value.length > mostRows) return null;
  const columns = Object.keys(rows[0] ?? {});
  return value.map((row, index) => ({
    ...Object.fromEntries(columns.map((column) => [column, Object(row)[column]])),
    id: String(index + 1),
  }));
}
