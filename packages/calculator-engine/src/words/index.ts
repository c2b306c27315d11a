export type { AskedChoice, AskedFact, AskedNumber, AskedYesNo } from "./asked.en.ts";
export { createFormatter, type Formatter, formatEnglish, formatFrench, key } from "./Formatter.ts";
export type {
  CalculatorWords,
  FieldWords,
  FormWords,
  LoadedWords,
  RowWords,
  StepWords,
} from "./FormWords.ts";
export type { Reason } from "./LenderVocabulary.ts";
export type { QuestionWords, VerdictWords } from "./QuestionWords.ts";
export { untranslated } from "./untranslated.ts";
export type { Words, WordsLanguage, WrittenStep } from "./Words.ts";
