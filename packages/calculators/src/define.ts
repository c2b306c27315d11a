// Entry point for custom calculators, made with the engine's `defineCalculator`.
export { dollars, months, percent, years } from "@mortgage-kit/calculator-engine";
export type { FieldWords, RowWords, StepWords } from "@mortgage-kit/calculator-engine/words";
export { en } from "./language/en.ts";
export { fr } from "./language/fr.ts";
export type { Language } from "./language/Language.ts";
export {
  type LoadWords,
  makeView,
  type OwnWords,
  type ViewParts,
} from "./makeView.ts";
export {
  cents,
  type FigureGroup,
  type FormattedQuantity,
  labelled,
  type ResultFigure,
  type ResultSummary,
  share,
  summaryOf,
} from "./result/Figure.ts";
export type { FormFieldKind } from "./wizard/FormField.ts";
