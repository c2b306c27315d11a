// Entry point for custom calculators made with the engine's `defineCalculator`: types of their
// words, functions for their results, and the languages.
export type { RowWords, StepWords } from "./CalculatorView.ts";
export { en } from "./language/en.ts";
export { fr } from "./language/fr.ts";
export type { Language } from "./language/Language.ts";
export {
  type CalculatorWords,
  type LoadWords,
  makeView,
  type OwnWords,
  type ViewParts,
} from "./makeView.ts";
export {
  cents,
  dollars,
  type FigureGroup,
  type FormattedQuantity,
  labelled,
  months,
  percent,
  type ResultFigure,
  type ResultSummary,
  share,
  years,
} from "./result/Figure.ts";
export type { FieldKind, FieldWords } from "./wizard/Field.ts";
