import type { Figure, Quantity } from "../quantity.ts";

/** One piece of a formula, to be named, written in figures or computed by a spreadsheet. */
export type FormulaToken =
  | (Figure & { readonly kind: "figure" })
  /** A plain number, an amount or a percentage that the formula itself brings. */
  | (Quantity & { readonly kind: "number" })
  | { readonly kind: "symbol"; readonly symbol: FormulaSymbol }
  /** Followed by its arguments in brackets. */
  | { readonly kind: "function"; readonly name: "min" | "max" };

export type FormulaSymbol =
  | "+"
  | "−"
  | "×"
  | "÷"
  | "^"
  | "("
  | ")"
  | ","
  | "<"
  | ">"
  | "≤"
  | "≥"
  | "and";

/** A sum or a condition, read from left to right; percentages count as fractions in it. */
export type Formula = readonly FormulaToken[];

/**
 * A sum that holds for any inputs, for callers that change them: `if` takes a condition and the
 * sums for when it holds and when it does not, `up` the next whole number.
 */
export type LiveFormula = readonly (
  | FormulaToken
  | { readonly kind: "function"; readonly name: "if" | "up" }
)[];

type Figures = Readonly<Record<string, Figure>>;

const pieces =
  /\{(\w+)\}|(\$?)(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(%?)|(min|max|if|up)(?=\()|and|[+−×÷^(),<>≤≥]/g;

/**
 * Reads a formula from one line: figures stand in braces, amounts begin with `$` and percentages
 * end with `%`, as in `{homePrice} × 0.5% + $275`.
 */
export const readLiveFormula = (line: string, figures: Figures): LiveFormula =>
  Array.from(line.matchAll(pieces), ([symbol, figure, dollar, digits, percent, name]) => {
    if (figure) return { kind: "figure", ...figures[figure] } as FormulaToken;
    if (name) return { kind: "function", name } as FormulaToken;
    if (!digits) return { kind: "symbol", symbol } as FormulaToken;
    const unit = dollar ? "dollars" : percent ? "percent" : "number";
    return { kind: "number", value: Number(digits), unit };
  });

/** Reads a formula without cases, in the same way. */
export const readFormula = readLiveFormula as (line: string, figures: Figures) => Formula;
