export { createFormatter, formatEnglish, formatFrench } from "./createFormatter.ts";
export type { Formatter } from "./Formatter.ts";
export type {
  CalculatorWords,
  FieldWords,
  FormWords,
  LoadedWords,
  RowWords,
  StepWords,
} from "./FormWords.ts";
export type { Reason } from "./LenderVocabulary.ts";
export type { Words, WrittenStep } from "./Words.ts";
