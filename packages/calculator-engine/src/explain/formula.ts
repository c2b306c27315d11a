import type { Figure, Quantity } from "../quantity.ts";

/** Token of a formula, to be written with names or values, or calculated by a spreadsheet. */
export type FormulaToken =
  | (Figure & { readonly kind: "figure" })
  /** Literal number, amount or percentage in the formula. */
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

/** Expression or condition as tokens from left to right; percentages count as fractions. */
export type Formula = readonly FormulaToken[];

/**
 * Formula that is valid for any inputs, for callers that change them. `if` takes a condition, the
 * expression if it is true and the expression if it is false. `up` rounds up to a whole number.
 */
export type LiveFormula = readonly (
  | FormulaToken
  | { readonly kind: "function"; readonly name: "if" | "up" }
)[];

type Figures = Readonly<Record<string, Figure>>;

const pieces =
  /\{(\w+)\}|(\$?)(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(%?)|(min|max|if|up)(?=\()|and|[+−×÷^(),<>≤≥]/g;

/**
 * Parses a formula: figures are in braces, amounts begin with `$` and percentages end with `%`, as in
 * `{homePrice} × 0.5% + $275`.
 */
export const readLiveFormula = (line: string, figures: Figures): LiveFormula =>
  Array.from(line.matchAll(pieces), ([symbol, figure, dollar, digits, percent, name]) => {
    if (figure) return { kind: "figure", ...figures[figure] } as FormulaToken;
    if (name) return { kind: "function", name } as FormulaToken;
    if (!digits) return { kind: "symbol", symbol } as FormulaToken;
    const unit = dollar ? "dollars" : percent ? "percent" : "number";
    return { kind: "number", value: Number(digits), unit };
  });

/** Parses a formula without `if` and `up`, in the same way. */
export const readFormula = readLiveFormula as (line: string, figures: Figures) => Formula;
