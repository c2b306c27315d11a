import type { ExplanationStep, Formula } from "../explain/explainSteps.ts";
import { capitalize } from "./Formatter.ts";
import { entry, type Lexicon, nameIn } from "./lexicon.ts";
import type { WrittenStep } from "./Words.ts";
import { writeFormula } from "./writeFormula.ts";

/** Writes a formula with names. */
export const writeNames = (lexicon: Lexicon, formula: Formula): string =>
  writeFormula(formula, lexicon, (token) =>
    token.kind === "figure" ? nameIn(lexicon.figures, token) : lexicon.format.short(token),
  );

/** Writes a formula with values; empty if it has no figures. */
export const writeSum = (lexicon: Lexicon, formula: Formula): string =>
  formula.some(({ kind }) => kind === "figure")
    ? writeFormula(formula, lexicon, (token) => lexicon.format.short(token))
    : "";

/** Writes a step of an explanation. */
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
