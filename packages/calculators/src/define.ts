// Entry point for custom calculators made with the engine's `defineCalculator`: their words, the
// shape of their answer, a language.
export type { FigureGroup, ResultSummary, RowWords, StepWords } from "./CalculatorView.ts";
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
  type Figure,
  labelled,
  months,
  percent,
  type Quantity,
  share,
  years,
} from "./result/Figure.ts";
export type { FieldKind, FieldWords } from "./wizard/Field.ts";
