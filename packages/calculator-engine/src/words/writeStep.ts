import type { ExplanationStep, Formula, FormulaToken } from "../explain/explainSteps.ts";
import { capitalize } from "./Formatter.ts";
import { entry, type Lexicon, nameIn } from "./lexicon.ts";
import type { WrittenStep } from "./Words.ts";

/** Removes the spaces inside brackets and after the minus of an exponent. */
const tidy = (text: string) =>
  text.replace(/\( /g, "(").replace(/ \)/g, ")").replace(/\^ − /g, "^ −");

/** Writes a formula as text, with words for the brackets and commas of a function. */
function writeFormula(
  { functions, and }: Lexicon,
  formula: Formula,
  write: (token: Exclude<FormulaToken, { kind: "symbol" | "function" }>) => string,
): string {
  const open: boolean[] = [];
  const pieces = formula.map((token, index) => {
    if (token.kind === "function") return functions[token.name];
    if (token.kind !== "symbol") return write(token);
    const { symbol } = token;
    if (symbol === "(") {
      const ofFunction = formula[index - 1]?.kind === "function";
      open.push(ofFunction);
      return ofFunction ? "" : symbol;
    }
    if (symbol === ")") return open.pop() ? "" : symbol;
    return symbol === "," || symbol === "and" ? and : symbol;
  });
  return tidy(pieces.filter(Boolean).join(" "));
}

/** Writes a formula with names. */
export const writeNames = (lexicon: Lexicon, formula: Formula): string =>
  writeFormula(lexicon, formula, (token) =>
    token.kind === "figure" ? nameIn(lexicon.figures, token) : lexicon.format.short(token),
  );

/** Writes a formula with values; empty if it has no figures. */
export const writeSum = (lexicon: Lexicon, formula: Formula): string =>
  formula.some(({ kind }) => kind === "figure")
    ? writeFormula(lexicon, formula, (token) => lexicon.format.short(token))
    : "";

export function writeStep(lexicon: Lexicon, step: ExplanationStep): WrittenStep {
  const written = {
    formula: writeNames(lexicon, step.formula),
    sum: writeSum(lexicon, step.formula),
  };
  if (step.kind === "decision") {
    const value = entry(lexicon.recommendations, step.answer);
    return { label: capitalize(lexicon.recommendation), ...written, value };
  }
  const { condition } = step;
  return {
    label: capitalize(nameIn(lexicon.figures, step)),
    ...written,
    ...(condition && {
      formula: lexicon.since(written.formula, writeNames(lexicon, condition)),
    }),
    value: lexicon.format.quantity(step),
  };
}
