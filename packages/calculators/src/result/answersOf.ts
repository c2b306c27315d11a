import type { Draft, FieldOf, ListOf } from "@simcoe/calculator-engine";
import type { AskedView, CalculatorView, Figure } from "./CalculatorView.ts";
import { rate, years } from "./measures.ts";
import { dollarsAndAnyCents } from "./money.ts";

type Row = Readonly<Record<string, unknown>>;

/** What was entered, in the words and units it was asked for in. */
export function answersOf<Inputs, Result>({
  view,
  draft,
}: {
  view: CalculatorView<Inputs, Result>;
  draft: Draft<Inputs>;
}): Figure[] {
  const values = draft as Row;
  return Object.entries(values).flatMap(([field, value]) => {
    if (Array.isArray(value)) return rowAnswers(view, field, value);
    const fieldView = view.fields[field as FieldOf<Inputs>];
    if (fieldView.kind === "unasked") return [];
    return { label: fieldView.label, value: spelled(fieldView, value) };
  });
}

function rowAnswers<Inputs, Result>(
  view: CalculatorView<Inputs, Result>,
  list: string,
  rows: readonly Row[],
): Figure[] {
  const { namedBy, inShort } = view.rows[list as ListOf<Inputs>];
  const names = rows.map((row) => String(row[namedBy]));
  return rows.map((row, at) => {
    const cells = Object.entries(row).flatMap(([column, value]) => {
      const fieldView = view.fields[`${list}.${column}` as FieldOf<Inputs>];
      return fieldView && fieldView.kind !== "unasked" ? [[column, spelled(fieldView, value)]] : [];
    });
    return { label: nameAmong(names, at), value: inShort(Object.fromEntries(cells)) };
  });
}

/** The name of a row, numbered where another one before it has the same. */
function nameAmong(names: readonly string[], at: number): string {
  const name = names[at] ?? "";
  const before = names.slice(0, at).filter((other) => other === name).length;
  return before === 0 ? name : `${name}, ${before + 1}`;
}

const numbers = { money: dollarsAndAnyCents, percent: rate, years };

function spelled(view: AskedView, value: unknown): string {
  if (view.kind === "text") return String(value);
  if (view.kind === "choice") return view.options[String(value)] ?? String(value);
  return value === null ? "" : numbers[view.kind](Number(value));
}
