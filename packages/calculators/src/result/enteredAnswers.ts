import { months, percent, years } from "@mortgage-kit/calculator-engine";
import type { FormView, RowsView } from "../FormView.ts";
import type { FormField } from "../wizard/FormField.ts";
import { formatFigure, type ResultFigure, typedDollars } from "./Figure.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Returns the visitor's inputs as figures, in the words and units of the questions. */
export function enteredAnswers(view: FormView, inputs: unknown): ResultFigure[] {
  return Object.entries(Object(inputs)).flatMap(([name, value]) => {
    if (Array.isArray(value)) return rowAnswers(view, name, value);
    const field = view.fields[name];
    return field ? { id: name, label: field.label, value: entered(field, value) } : [];
  });
}

function rowAnswers(view: FormView, list: string, rows: readonly Row[]): ResultFigure[] {
  const { namedBy, inShort, isGiven } = view.rows[list] as RowsView;
  const given = rows.filter(isGiven);
  const names = given.map((row) => String(row[namedBy]));
  return given.map((row, at) => {
    const label = nameAmong(names, at);
    const cells = Object.entries(row).flatMap(([column, value]) => {
      const field = view.fields[`${list}.${column}`];
      return field ? [{ id: column, label: field.label, value: entered(field, value) }] : [];
    });
    const texts = cells.map((cell) => [cell.id, formatFigure(cell.value, view.language.format)]);
    return {
      id: `${list}.${label}`,
      label,
      value: inShort(Object.fromEntries(texts)),
      parts: cells.filter(({ id }) => id !== namedBy),
    };
  });
}

/** Returns the name at an index, with a number appended if an earlier name is the same. */
export function nameAmong(names: readonly string[], at: number): string {
  const name = names[at] ?? "";
  const before = names.slice(0, at).filter((other) => other === name).length;
  return before === 0 ? name : `${name}, ${before + 1}`;
}

const quantities = { dollars: typedDollars, percent, months, years };

/** Returns an input as the visitor entered it; empty without one. */
export function entered({ kind, options = [] }: FormField, value: unknown): ResultFigure["value"] {
  if (value === null) return "";
  if (kind === "dollars" || kind === "percent" || kind === "months" || kind === "years") {
    return quantities[kind](Number(value));
  }
  return options.find((option) => option.value === value)?.label ?? String(value);
}
