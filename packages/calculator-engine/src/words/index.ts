export type { AskedAmount } from "./asked.en.ts";
export { createFormatter, type Formatter, formatEnglish, formatFrench } from "./Formatter.ts";
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
